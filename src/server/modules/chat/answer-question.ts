import type { UserCtx } from '../../context.ts';
import { ModelFault } from '../model/model.ts';
import { answerWithModel } from './answer-with-model.ts';
import { answerWithPassages } from './answer-with-passages.ts';
import type { AnswerOptions, ChatAnswer, ChatQuestion } from './chat-answer.ts';

/** Answers one question: the model with tools where there is one, else the nearest passages, quoted. */
export async function answerQuestion(
  ctx: UserCtx,
  question: ChatQuestion,
  options: AnswerOptions,
): Promise<ChatAnswer> {
  const { model } = ctx;
  if (!model) return answerWithPassages(ctx, question, options);
  try {
    return await answerWithModel({ model, library: ctx.library }, question, options);
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    options.onReplace('');
    const answer = await answerWithPassages(ctx, question, options);
    return {
      ...answer,
      notice: `The language model could not answer (${error.message}), so the passages are quoted.`,
    };
  }
}
