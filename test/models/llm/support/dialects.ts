/** The ways in which servers speak. OpenRouter's is OpenAI's with comments and a price. */
export type Dialect = 'ollama' | 'openai' | 'openrouter' | 'claude';

/** What a stream may hold instead of a plain answer. */
export type StreamMood =
  | 'well'
  | 'error in stream'
  | 'nonsense'
  | 'length'
  | 'empty'
  | 'refusal'
  | 'thinking field'
  | 'unfinished';

export function refusalOf(dialect: Dialect, message: string): string {
  if (dialect === 'ollama') return JSON.stringify({ error: message });
  if (dialect === 'claude')
    return JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } });
  return JSON.stringify({ error: { message, type: 'invalid_request_error', code: null } });
}

/** The lines of an answer with these pieces. */
export function linesOf(dialect: Dialect, pieces: readonly string[], mood: StreamMood): string[] {
  const told = mood === 'empty' || mood === 'refusal' ? [] : pieces;
  if (dialect === 'ollama') return ollama(told, mood);
  if (dialect === 'claude') return claude(told, mood);
  const comment = dialect === 'openrouter' ? ': OPENROUTER PROCESSING\n\n' : ': hello\n\n';
  return [comment, ...openAi(told, mood, dialect === 'openrouter' ? { cost: 0.0025 } : {})];
}

function ollama(pieces: readonly string[], mood: StreamMood): string[] {
  const message = (content: string, more: object = {}) => ({
    model: 'm',
    message: { role: 'assistant', content, ...more },
    done: false,
  });
  const objects: object[] = [
    ...(mood === 'thinking field' ? [message('', { thinking: 'Hm, the ferry.' })] : []),
    ...pieces.map((content) => message(content)),
    ...(mood === 'refusal' ? [message('')] : []),
  ];
  if (mood === 'error in stream') objects.splice(1, 0, { error: 'model runner has stopped' });
  const end = {
    ...message(''),
    done: true,
    done_reason: mood === 'length' ? 'length' : 'stop',
    prompt_eval_count: 12,
    eval_count: pieces.length,
  };
  const lines = [...objects, ...(mood === 'unfinished' ? [] : [end])].map(
    (each) => `${JSON.stringify(each)}\n`,
  );
  return mood === 'nonsense' ? [lines[0] ?? '', 'data: [1, 2\n'] : lines;
}

function openAi(pieces: readonly string[], mood: StreamMood, usage: object): string[] {
  const chunk = (delta: object, reason: string | null = null) => ({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const objects: object[] = [
    chunk({ role: 'assistant', content: '' }),
    ...(mood === 'thinking field' ? [chunk({ reasoning_content: 'Hm, the ferry.' })] : []),
    ...pieces.map((content) => chunk({ content })),
    ...(mood === 'refusal' ? [chunk({ refusal: 'I cannot write that.' })] : []),
  ];
  if (mood === 'error in stream') objects.splice(2, 0, { error: { message: 'model runner has stopped' } });
  const end = [
    chunk({}, mood === 'length' ? 'length' : 'stop'),
    {
      ...chunk({}),
      choices: [],
      usage: {
        prompt_tokens: 12,
        completion_tokens: pieces.length,
        total_tokens: 12 + pieces.length,
        prompt_tokens_details: { cached_tokens: 8 },
        ...usage,
      },
    },
  ];
  const lines = [...objects, ...(mood === 'unfinished' ? [] : end)].map(
    (each) => `data: ${JSON.stringify(each)}\n\n`,
  );
  if (mood === 'nonsense') return [lines[1] ?? '', 'data: [1, 2\n\n'];
  return mood === 'unfinished' ? lines : [...lines, 'data: [DONE]\n\n'];
}

function claude(pieces: readonly string[], mood: StreamMood): string[] {
  const event = (type: string, data: object = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  const usage = {
    input_tokens: 4,
    cache_read_input_tokens: 8,
    cache_creation_input_tokens: 0,
    output_tokens: 1,
  };
  const block = (delta: object) => event('content_block_delta', { index: 0, delta });
  const reason = mood === 'length' ? 'max_tokens' : mood === 'refusal' ? 'refusal' : 'end_turn';
  const lines = [
    event('message_start', {
      message: { id: 'm', type: 'message', role: 'assistant', content: [], model: 'm', usage },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('ping'),
    ...(mood === 'thinking field' ? [block({ type: 'thinking_delta', thinking: 'Hm, the ferry.' })] : []),
    ...pieces.map((text) => block({ type: 'text_delta', text })),
  ];
  if (mood === 'error in stream')
    lines.splice(4, 0, event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }));
  if (mood === 'nonsense') return [...lines.slice(0, 3), 'event: content_block_delta\ndata: [1, 2\n\n'];
  if (mood === 'unfinished') return lines;
  return [
    ...lines,
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: pieces.length } }),
    event('message_stop'),
  ];
}
