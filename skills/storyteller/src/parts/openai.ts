import OpenAI from 'openai';
import type { Asking } from '../retelling/asking.ts';

/** Asks OpenAI or any server that speaks its language. A file of its own, so that nobody else loads the client. */
export async function ask({ system, prompt, model, apiKey, baseUrl, ...rest }: Asking): Promise<string> {
  const client = new OpenAI({
    apiKey: apiKey || 'none', // Servers on one's own machine ask for no key.
    organization: null,
    project: null,
    baseURL: baseUrl || 'https://api.openai.com/v1',
    maxRetries: 0, // The next narrator is the second try.
    logLevel: 'off',
  });
  // Only OpenAI itself knows the newer name; the others know the older.
  const limit = baseUrl === '' ? { max_completion_tokens: rest.maxTokens } : { max_tokens: rest.maxTokens };
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: prompt },
      ],
      stream: true,
      ...limit,
    },
    { signal: rest.signal },
  );
  let text = '';
  let hasEnded = false;
  for await (const chunk of stream) {
    const [choice] = chunk.choices;
    const piece = choice?.delta?.content ?? '';
    if (choice?.finish_reason) hasEnded = true;
    if (piece === '') continue;
    text += piece;
    rest.onText(piece);
  }
  if (!hasEnded) throw new Error('the answer broke off');
  return text;
}
