import Anthropic from '@anthropic-ai/sdk';
import type { Asking } from '../retelling/asking.ts';

/** Asks Claude. A file of its own, so that nobody loads the client who does not use it. */
export async function ask({ system, prompt, model, apiKey, baseUrl, ...rest }: Asking): Promise<string> {
  const client = new Anthropic({
    apiKey,
    authToken: null, // Keys come from the settings and from nowhere else.
    baseURL: baseUrl || 'https://api.anthropic.com',
    maxRetries: 0, // The next narrator is the second try.
    logLevel: 'off',
  });
  const stream = await client.messages.create(
    {
      model,
      system,
      max_tokens: rest.maxTokens,
      messages: [{ role: 'user', content: prompt }],
      stream: true,
    },
    { signal: rest.signal },
  );
  let text = '';
  let hasEnded = false;
  for await (const event of stream) {
    if (event.type === 'message_stop') hasEnded = true;
    if (event.type !== 'content_block_delta' || event.delta.type !== 'text_delta') continue;
    text += event.delta.text;
    rest.onText(event.delta.text);
  }
  if (!hasEnded) throw new Error('the answer broke off');
  return text;
}
