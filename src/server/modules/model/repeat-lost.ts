import { type LanguageModel, wrapLanguageModel } from 'ai';
import { OutcomeUnknown } from './model-http.ts';

/** A model of a provider's library, not the name of one. */
export type OpenedModel = Exclude<LanguageModel, string>;

/**
 * The same model for one call: a request whose outcome is unknown is sent once more, after `book` has booked it, since
 * both may be billed. When `book` rejects, nothing is repeated.
 */
export function repeatLost(model: OpenedModel, book: () => Promise<void>): OpenedModel {
  let left = 1;
  const send = async <T>(request: () => PromiseLike<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || left === 0) throw error;
      left--;
      await book();
      return request();
    }
  };
  return wrapLanguageModel({
    model,
    middleware: {
      wrapGenerate: ({ doGenerate }) => send(doGenerate),
      wrapStream: ({ doStream }) => send(doStream),
    },
  });
}
