/** What a chat-completions request holds, as far as the test server reads it. */
export interface ChatCompletionRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
  response_format?: { type: string };
  [key: string]: unknown;
}

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('\n')
      : '';

/** All text that a request gives to the model. */
export const promptText = ({ messages }: ChatCompletionRequest): string =>
  messages.map(({ role, content }) => `${role}: ${textOf(content)}`).join('\n');
