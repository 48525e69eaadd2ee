import {
  defineScript,
  emit,
  isJsonObject,
  type ProseStyle,
  type Telling,
  type ToolInput,
} from '../../../src/sdk/index.ts';
import { adapted } from './by-model/adapt.ts';
import { Model } from './by-model/ask.ts';
import { factsTold } from './by-model/coverage.ts';
import { speakerIn } from './by-model/speaker.ts';
import { betweenScenes, tellByModel } from './by-model/tell.ts';
import { type NarrateInput, narrateInput } from './telling/input.ts';
import { keepDeed } from './telling/plot.ts';
import { rehearse } from './telling/rehearsal.ts';
import { type Telling as BuiltIn, tellScene } from './telling/tell.ts';
import { ToldHistory } from './telling/told-history.ts';

export const script = defineScript(narrate, { rehearse });

if (import.meta.main !== false) script.run();

/** The author's scene is passed on; else a model tells it, if there is one that answers; else the built-in writer. */
async function narrate(call: ToolInput): Promise<string> {
  const input = narrateInput(call.input);
  const saved = call.session.state['storyteller'];
  const kept = isJsonObject(saved) ? saved : {};
  const style = styleIn(call.config['style']);
  const history = new ToldHistory(kept, input.scene);
  const builtIn = tellScene(input, history, style);
  // What the built-in writer would have said counts as said only if it is.
  const own = new ToldHistory(kept, input.scene);
  const isAlone = isAuthorsAlone(input);
  const model = new Model(call, kept['slow'] === true);
  const written = isAlone ? null : await tellByModel({ input, builtIn, history: own, style, model });
  const told = written === null ? builtInNarration(input, builtIn, history) : modelNarration();
  // Nothing was told before the first scene, and whoever could not tell this one fits nothing to it; the end is worth a wait.
  const isAsked = (isAlone || written !== null) && input.deed !== null && !model.isSlow;
  const unread = unreadIn(told, input, builtIn);
  const narration =
    isAsked || input.ending !== null
      ? await inThisStory(
          told,
          call.config['authorsText'] === 'verbatim' ? { ...unread, places: [] } : unread,
          { input, model },
        )
      : told;
  emit.patch({
    storyteller: { ...(written === null ? history : own).patch(), slow: model.isSlow },
    narration: { ...narration },
  });
  const { paragraphs, writer } = narration;
  return `${paragraphs.length} paragraphs by ${narration.model ?? writer}`;

  function modelNarration(): Telling {
    const { paragraphs, model: name } = written as NonNullable<typeof written>;
    keepDeed(input.deed, own);
    for (const paragraph of paragraphs) own.say(paragraph);
    own.opening = paragraphs[0]?.split(/\s+/u)[0] ?? '';
    const speakers = paragraphs.map((paragraph) => speakerIn(paragraph, input.people));
    for (const speaker of [...speakers, input.deed?.target?.id]) if (speaker) own.talkWith(speaker);
    return {
      paragraphs,
      speakers,
      ...{ writer: 'model', model: name, recalled: builtIn.recalls },
      told: factsTold(input.facts, paragraphs.join('\n')),
      ...(builtIn.question !== null && { question: builtIn.question }),
    };
  }
}

/**
 * Whether nobody else has a part in the scene. Where one of the author's begins, somebody tells what came of the choice;
 * where one ends without choices, somebody goes on.
 */
function isAuthorsAlone(input: NarrateInput): boolean {
  const { authored, ending, deed } = input;
  if (authored === null || authored.generated || betweenScenes(input) !== null) return false;
  return ending !== null || (authored.hasChoices && (deed === null || !authored.begins));
}

function builtInNarration(input: NarrateInput, telling: BuiltIn, history: ToldHistory): Telling {
  const { before, told, after, speakers, recalls, question } = telling;
  const paragraphs = [...before, ...told, ...after];
  const isAuthored = input.authored !== null && !input.authored.generated && told.length === 0;
  return {
    paragraphs,
    speakers: paragraphs.map((paragraph) => speakers.get(paragraph) ?? null),
    writer: isAuthored ? 'authored' : 'built-in',
    told: history.told,
    recalled: recalls,
    ...(question !== null && { question }),
  };
}

/** Where the author's paragraphs stand in a telling that nobody has read yet. */
interface Unread {
  places: number[];
  /** Whether a look back is wanted: it follows the last line. */
  looksBack: boolean;
  /** Where the built-in writer looks back already; another takes the place of it. */
  builtInLookBack: number | null;
}

/** What the author wrote for this moment, as far as a model may fit it to the story. */
function unreadIn({ paragraphs, writer }: Telling, input: NarrateInput, { after }: BuiltIn): Unread {
  const { authored, ending } = input;
  const isOwn = authored?.generated === true || authored?.hasChoices === false;
  const starts = writer === 'model' ? (betweenScenes(input)?.before.length ?? 0) : 0;
  const texts = new Set(authored?.paragraphs.slice(starts).map(({ text }) => text));
  const isAuthors = (text: string) => texts.has(text) && (!isOwn || ending !== null);
  const own = [...paragraphs.keys()].filter((at) => isAuthors(paragraphs[at] ?? ''));
  if (ending === null) return { places: own, looksBack: false, builtInLookBack: null };
  // A generated end that a model has told stands as it is, with what came afterwards.
  if (writer === 'model' && ending.generated) return { places: [], looksBack: true, builtInLookBack: null };
  const epilogue = paragraphs.length - ending.epilogue.length;
  const hasLookBack = after.length > ending.paragraphs.length + ending.epilogue.length;
  const end = epilogue - (hasLookBack ? 1 : 0);
  const begins = end - ending.paragraphs.length;
  const last = [...paragraphs.keys()].filter((at) => at >= begins && (at < end || at >= epilogue));
  return {
    places: [...new Set([...own, ...last])],
    looksBack: true,
    builtInLookBack: hasLookBack ? end : null,
  };
}

/** The telling with the author's part fitted to the story, and with a look back where the story ends. */
async function inThisStory(
  told: Telling,
  { places, looksBack, builtInLookBack }: Unread,
  { input, model }: { input: NarrateInput; model: Model },
): Promise<Telling> {
  if (places.length === 0 && !looksBack) return told;
  const { paragraphs, speakers = [] } = told;
  // The same parts as in the question for the prose, so that they are read once.
  const authors = told.writer === 'model' ? (betweenScenes(input)?.before.length ?? 0) : paragraphs.length;
  const before = paragraphs.slice(0, places[0] ?? paragraphs.length);
  const stands = {
    authors: before.slice(0, authors).join('\n\n'),
    own: before.slice(authors).join('\n\n'),
  };
  const fitted = await adapted(
    places.map((at) => paragraphs[at] ?? ''),
    input,
    { model, stands },
  );
  const { changed, after } = fitted;
  if (changed.length === 0 && after === null) return told;
  const all = paragraphs.map((text, at) => ({
    text: places.includes(at) ? (fitted.paragraphs[places.indexOf(at)] ?? text) : text,
    speaker: speakers[at] ?? null,
  }));
  if (after !== null && looksBack) {
    if (builtInLookBack !== null) all.splice(builtInLookBack, 1);
    all.push({ text: after, speaker: null });
  }
  const left = all.filter(({ text }) => text !== '');
  return {
    ...told,
    paragraphs: left.map(({ text }) => text),
    speakers: left.map(({ speaker }) => speaker),
    ...(changed.length > 0 && { changed }),
    ...(model.name !== '' && { model: model.name }),
  };
}

function styleIn(style: unknown): ProseStyle {
  return style === 'terse' || style === 'poetic' ? style : 'vivid';
}
