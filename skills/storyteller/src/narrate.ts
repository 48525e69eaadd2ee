import {
  defineScript,
  emit,
  isJsonObject,
  type ProseStyle,
  type Telling,
  type ToolInput,
} from '../../../src/sdk/index.ts';
import { factsTold } from './by-model/coverage.ts';
import { tellEnd } from './by-model/end.ts';
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
  const written = isAuthorsAlone(input)
    ? null
    : await tellByModel({ input, builtIn, history: own, style, call });
  const told = written === null ? builtInNarration(input, builtIn, history) : modelNarration();
  const narration = input.ending === null ? told : await endedBy(told, input, builtIn, call);
  emit.patch({
    storyteller: { ...(written === null ? history : own).patch() },
    narration: { ...narration },
  });
  const { paragraphs, writer, model } = narration;
  return `${paragraphs.length} paragraphs by ${model ?? writer}`;

  function modelNarration(): Telling {
    const { paragraphs, model } = written as NonNullable<typeof written>;
    keepDeed(input.deed, own);
    for (const paragraph of paragraphs) own.say(paragraph);
    own.opening = paragraphs[0]?.split(/\s+/u)[0] ?? '';
    const speakers = paragraphs.map((paragraph) => speakerIn(paragraph, input.people));
    for (const speaker of [...speakers, input.deed?.target?.id]) if (speaker) own.talkWith(speaker);
    return {
      paragraphs,
      speakers,
      ...{ writer: 'model', model, recalled: builtIn.recalls },
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

/** The end as a model tells it from the author's; what looks back in it stands where the built-in writer does. */
async function endedBy(
  told: Telling,
  input: NarrateInput,
  { after }: BuiltIn,
  call: ToolInput,
): Promise<Telling> {
  const { paragraphs, speakers = [] } = told;
  const { epilogue, paragraphs: ending } = input.ending ?? { epilogue: [], paragraphs: [] };
  // A generated end that a model has told stands as it is, with what came afterwards.
  const isOwn = told.writer === 'model' && input.ending?.generated === true;
  const end = paragraphs.length - (isOwn ? 0 : epilogue.length);
  const recap = after.length > ending.length + epilogue.length ? 1 : 0;
  const begins = isOwn ? end : end - recap - ending.length;
  const before = paragraphs.slice(0, begins);
  const own = await tellEnd(
    input,
    { before, ending: paragraphs.slice(begins, isOwn ? end : end - recap) },
    call,
  );
  if (own === null) return told;
  return {
    ...told,
    paragraphs: [...before, ...own, ...paragraphs.slice(end)],
    speakers: [...speakers.slice(0, begins), ...own.map(() => null), ...speakers.slice(end)],
  };
}

function styleIn(style: unknown): ProseStyle {
  return style === 'terse' || style === 'poetic' ? style : 'vivid';
}
