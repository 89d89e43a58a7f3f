import { excerpt } from './excerpt.ts';
import { AnswerError } from './failure.ts';

/** What a model wrote and why it stopped. */
interface Written {
  readonly content: string;
  /** What it says instead where it refuses; empty where it does not. */
  readonly refusal: string;
  /** As Chat Completions names it. */
  readonly finishReason: string | null;
}

/** The text of an answer that is whole. Throws AnswerError where it was refused, withheld, cut off or left empty. */
export function usableText({ content, refusal, finishReason }: Written): string {
  if (refusal !== '')
    throw new AnswerError(`refused to answer: "${excerpt(refusal)}". Word the question differently.`);
  if (finishReason === 'content_filter') {
    throw new AnswerError('withheld the answer by its content filter. Word the question differently.');
  }
  if (finishReason === 'length') {
    throw new AnswerError(
      'cut the answer off at its length limit; a model with a larger output limit is needed (LOANQ_MODEL).',
    );
  }
  if (content.trim() === '')
    throw new AnswerError('gave an empty answer. Ask again, or choose another model (LOANQ_MODEL).');
  return content;
}
