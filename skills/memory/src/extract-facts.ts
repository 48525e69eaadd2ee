import {
  asJson,
  askInStory,
  defineScript,
  emit,
  factsPrompt,
  factsSchema,
  listOf,
  optional,
  readFacts,
  ScriptError,
  shape,
  textOf,
} from '../../../src/sdk/index.ts';

/** Something that the scene is compared with. */
const listed = shape({ id: textOf({ min: 1, max: 400 }), text: textOf({ min: 1, max: 400 }) });

const extractInput = shape({
  prose: listOf(textOf({ min: 1, max: 20_000 }), { max: 40 }),
  known: optional(listOf(textOf({ min: 1, max: 200 }), { max: 300 }), []),
  open: optional(listOf(listed, { max: 40 }), []),
  sharable: optional(listOf(listed, { max: 60 }), []),
  ahead: optional(listOf(listed, { max: 60 }), []),
  found: optional(listOf(listed, { max: 20 }), []),
  situation: optional(listOf(textOf({ min: 1, max: 400 }), { max: 20 }), []),
  unanswered: optional(listOf(textOf({ min: 1, max: 400 }), { max: 20 }), []),
});

/** Has the model that told a scene say what it has added to the story. Nobody waits for it. */
export const script = defineScript(async (call) => {
  const { prose, known, ...lists } = extractInput(call.input);
  try {
    const json = await askInStory(call.host, {
      ...{ task: 'facts', background: true, prompt: factsPrompt(known, lists), schema: factsSchema(lists) },
      // Where the conversation of the scene is gone, this is all there is.
      system: `A scene of an interactive story, told to "you":\n\n${prose.join('\n\n')}`,
    });
    const facts = readFacts(json, lists);
    emit.patch({ facts: asJson(facts) });
    return `${facts.people.length + facts.things.length + facts.places.length} new, ${facts.promises.length} promised`;
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    emit.log('info', `No facts: ${error.message}`, { code: error.code });
    emit.patch({ facts: null });
    return 'nothing noted down';
  }
});

if (import.meta.main !== false) script.run();
