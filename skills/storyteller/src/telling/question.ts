import {
  english,
  isNamedIn,
  type Noun,
  type Question,
  type Roles,
  situationOf,
  typeset,
} from '../../../../src/sdk/index.ts';
import { calledName, hostOf } from './company.ts';
import { wish } from './facts.ts';
import type { NarrateInput } from './input.ts';
import { warmthOf } from './tags.ts';
import type { Writer } from './writer.ts';

/** Scenes before the same thing is asked again. */
const ASKED_AGAIN = 12;
/** Times that word was let go by before it is repeated in other words only. */
const OFTEN = 3;

/** Ends the scene on its question: somebody puts it, or it is seen. Gives the question that was put. */
export function tellQuestion(writer: Writer): Question | null {
  const question = writer.input.question.next ?? derived(writer);
  if (question === null) return null;
  const mark = `question ${question.kind} ${question.about}`;
  const isAgain = Number.isFinite(writer.history.sinceSaid(mark));
  writer.history.mark(mark);
  writer.paragraph();
  const knock = writer.input.plot.knocks.find(({ told, place }) => told && place.id === question.about);
  if (question.kind === 'way' && knock !== undefined) {
    tellWord(knock, writer);
    return question;
  }
  const person = writer.input.people.find(({ id }) => id === question.from) ?? null;
  const want = wantCalled(question.about, writer.input);
  const about = nounCalled(question.about, writer.input) ?? undefined;
  const due = writer.input.threads.due.find(({ id }) => id === question.thread);
  const roles = {
    ...(due && { due: english.words(due.text) }),
    ...(want !== null && { want: wish(want) }),
    ...(about && { about }),
    text: english.words(typeset(question.text)),
  };
  const isSpoken = person !== null && question.text.endsWith('?');
  const inItsWords = isSpoken ? 'question.asked' : 'question.seen';
  const { topics, things, deed, exits } = writer.input;
  const isNewWay = exits.some(({ id, visited }) => id === question.about && !visited);
  // What the scene has just told in the author's words is not told twice.
  const isTold = writer.written.some(({ text }) => text.includes(typeset(question.text)));
  const isHeard =
    (isTold && question.kind === 'find') ||
    [deed?.topic?.id, deed?.target?.id].includes(question.about ?? '') ||
    topics.some(({ id, heard }) => heard && id === question.about) ||
    things.some(({ id, known }) => known && id === question.about);
  const tags = [
    isHeard ? 'heard' : 'unheard',
    ...(isNewWay ? ['unvisited'] : []),
    `about_${(question.about ?? '').split(':')[0]}`,
  ];
  const comesBack =
    due === undefined || due.kind === 'word'
      ? []
      : [`question.due.${due.kind === 'lie' ? 'grievance' : due.kind}`];
  const groups = [
    ...comesBack,
    ...(question.kind === 'decision' && isAgain ? ['question.decision_again'] : []),
    ...(question.kind === 'plea' && isAgain && want !== null ? ['question.plea_again'] : []),
    ...groupsFor(question, writer, want !== null),
    ...(isTold ? [] : [inItsWords]),
  ];
  // That there is a way need not be said again and again.
  const spare = question.kind === 'way' && writer.written.length > 1;
  const put = groups.find((group) => writer.line(group, { person, roles, tags, spare }));
  writer.history.asked = put?.replace(/^question\./, '') ?? '';
  return question;
}

type Knock = NarrateInput['plot']['knocks'][number];

/** Word from elsewhere, with its reason; once more when it was let go by, and then only that it still waits. */
function tellWord(knock: Knock, writer: Writer): void {
  const { plot, people, left } = writer.input;
  const sender = people.find(({ id }) => id === knock.from?.id) ?? null;
  const also = plot.knocks.filter((one) => one.told && one !== knock);
  const isNew = knock.times === 0;
  const groups = [
    knock.times > 1
      ? sender === null
        ? 'word.still'
        : 'word.along_still'
      : left.some(({ id }) => id === knock.from?.id)
        ? 'word.gone'
        : !isNew
          ? sender === null
            ? 'word.again'
            : 'word.along_again'
          : sender !== null
            ? 'word.along'
            : knock.text === ''
              ? 'word.bare'
              : 'word',
    'word.again_bare',
  ];
  writer.line(groups, {
    person: sender,
    roles: wordRoles(knock, writer),
    tags: wordTags(knock, writer.input),
    // Who has let it go by that often knows.
    spare: knock.times > OFTEN,
  });
  // The author's word need not say where it is.
  if (groups[0] === 'word' && !namesPlace(knock))
    writer.line('word.place', { roles: wordRoles(knock, writer) });
  for (const other of also) {
    const isOld = other.times > 0;
    if (isOld) {
      const isHere = people.some(({ id }) => id === other.from?.id);
      writer.line(other.from === null || isHere ? 'word.open_place' : 'word.open', {
        roles: wordRoles(other, writer),
        tags: wordTags(other, writer.input),
      });
      continue;
    }
    const asker = people.find(({ id }) => id === other.from?.id) ?? null;
    const roles = wordRoles(other, writer);
    writer.line(asker === null ? ['word.also', 'word.also_alone'] : 'word.along', {
      ...{ person: asker, roles, tags: wordTags(other, writer.input) },
    });
    if (asker === null && !namesPlace(other)) writer.line('word.place', { roles });
  }
  writer.history.asked = 'knock';
}

function wordRoles({ place, from, text }: Knock, { input }: Writer): Roles {
  const sender = input.absent.find(({ id }) => id === from?.id);
  // What an author has others say of somebody is not said of who stands there.
  const isHere = input.people.some(({ id }) => id === from?.id);
  const said = isHere ? '' : text;
  const by = bringerOf(from?.id, input);
  return {
    ...(by !== null && { by: english.person(calledName(by), by.pronoun) }),
    about: english.thing(place.name),
    ...(sender !== undefined && { who: english.person(sender.name, sender.pronoun) }),
    ...(from !== null && sender === undefined && { who: english.words(from.name) }),
    ...(said !== '' && { text: english.words(typeset(said)) }),
  };
}

/** “The lift has been waiting” is the Lift. */
function namesPlace({ text, place }: Knock): boolean {
  return isNamedIn(typeset(text).toLowerCase(), typeset(place.name).toLowerCase());
}

function wordTags({ text, from, place }: Knock, input: NarrateInput): string[] {
  return [
    ...(input.exits.some(({ id, visited }) => id === place.id && !visited) ? ['unvisited'] : []),
    // “A raker says that …” brings its own bearer.
    ...(/^(?:“|An? )/.test(text) ? ['spoken'] : []),
    ...(from === null ? [] : ['sent']),
    ...(bringerOf(from?.id, input) === null ? ['unbrought'] : []),
  ];
}

/** Who of those present passes on what somebody elsewhere has sent. */
function bringerOf(
  sender: string | undefined,
  { people }: NarrateInput,
): NarrateInput['people'][number] | null {
  return (
    people.find(({ id, met, speech }) => met && id !== sender && !speech.manners.includes('wordless')) ?? null
  );
}

/** The groups that have words for it: by what has led up to it, then by its kind. */
function groupsFor(question: Question, { input }: Writer, isWant: boolean): string[] {
  const { kind, from, about } = question;
  const { deed } = input;
  const special = situationOf(question, deed);
  const isInHand =
    kind === 'find' && (deed?.target?.id === about || input.you.items.some(({ id }) => id === about));
  const plain =
    kind === 'plea' && !isWant
      ? 'question.plea_about'
      : kind === 'threat' && from === null
        ? 'question.threat_seen'
        : `question.${kind}`;
  return [
    ...(special === null ? [] : [`question.${special}`]),
    ...(isInHand ? ['question.found'] : []),
    plain,
  ];
}

/** What an id means, as a noun: a topic, thing, person, place or item of the brief. */
function nounCalled(id: string | null, input: NarrateInput): Noun | null {
  if (id === null) return null;
  const { topics, things, exits, you, people, place, left, deed, plot } = input;
  const waiting = plot.knocks.map((knock) => knock.place);
  const named = [
    ...topics,
    ...things,
    ...exits,
    ...waiting,
    ...you.items,
    ...(place === null ? [] : [place]),
  ];
  const found = [...named, deed?.target, deed?.topic, deed?.item].find((one) => one?.id === id);
  if (found) return english.thing(found.name);
  const person = people.find((one) => one.id === id);
  if (person !== undefined) return english.person(calledName(person), person.pronoun);
  const gone = left.find((one) => one.id === id);
  return gone === undefined ? null : english.person(gone.name, gone.pronoun);
}

function wantCalled(id: string | null, { people, threads }: NarrateInput): string | null {
  const wants = people.flatMap((person) => person.wants);
  return (
    wants.find((want) => want.id === id)?.text ??
    threads.promises.find(({ who }) => who.id === id)?.text ??
    null
  );
}

/** What lies nearest when nothing was decided: what somebody here wants or hides, what stands about, where one could go. */
function derived(writer: Writer): Question | null {
  const { input, history } = writer;
  const host = hostOf(writer);
  const isFresh = (kind: string, about: string | null) =>
    history.sinceSaid(`question ${kind} ${about}`) >= ASKED_AGAIN;
  const found: Question[] = [];
  const add = (kind: Question['kind'], from: string | null, about: string) => {
    if (isFresh(kind, about)) found.push({ kind, from, about, text: '' });
  };
  if (host !== null) {
    const want = host.wants.find(({ taken }) => !taken);
    if (want !== undefined && warmthOf(host, input.scene) !== 'cold') add('plea', host.id, want.id);
  }
  for (const { id, known, holdsMore } of input.things)
    if (known && holdsMore && id !== input.deed?.target?.id) add('find', null, id);
  for (const { id, raised, holdsMore } of input.topics)
    if (raised && holdsMore && id !== input.deed?.topic?.id) add('mystery', host?.id ?? null, id);
  for (const { id, visited } of input.exits) if (!visited) add('way', null, id);
  return found.length === 0 ? null : writer.random.pick(found.slice(0, 3));
}
