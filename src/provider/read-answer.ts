import type OpenAI from 'openai';
import { APIError } from 'openai';
import { Stream } from 'openai/core/streaming';
import * as z from 'zod';
import { excerpt } from './excerpt.ts';
import { AnswerError } from './failure.ts';

/**
 * The text of a Chat Completions response. A stream is read as well, though none is asked for: some gateways send nothing
 * else. Throws AnswerError for an answer that cannot be used, APIError for one that reports an error.
 */
export async function readAnswer(response: Response, client: OpenAI): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const choice = isStream ? await readStream(response, client) : await readBody(response);
  return textOf(choice);
}

/** Parses a response's JSON; an HTML page instead, from a proxy or a wrong address, is quoted without its markup. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error) => {
    throw error instanceof AnswerError ? error : new AnswerError(BROKEN_OFF, { isTransient: true });
  });
  try {
    return JSON.parse(text);
  } catch {
    const shown = text === '' ? 'an empty body' : `"${excerpt(text)}"`;
    throw new AnswerError(`answered with something else than JSON: ${shown}. Check OPENAI_BASE_URL.`);
  }
}

const BROKEN_OFF = 'broke off its answer before the end.';

interface Choice {
  readonly content: string;
  readonly refusal: string;
  readonly finishReason: string | null;
}

const Content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional() }))])
  .nullish()
  .transform((content) =>
    typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join(''),
  );
const Message = z.object({ content: Content, refusal: z.string().nullish() });
const Completion = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), message: Message })),
});
const ReportedError = z.looseObject({
  error: z.union([z.string(), z.looseObject({ code: z.unknown().optional() })]),
});
const Chunk = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), delta: Message.nullish() })),
});

async function readBody(response: Response): Promise<Choice> {
  const body = await readJson(response);
  throwReportedError(body, response);
  const completion = Completion.safeParse(body);
  if (!completion.success) {
    throw new AnswerError(
      `answered with JSON that is no chat completion: "${excerpt(JSON.stringify(body))}".`,
    );
  }
  const [choice] = completion.data.choices;
  if (choice === undefined)
    throw new AnswerError('answered without any choice (its list "choices" is empty).');
  return {
    content: choice.message.content,
    refusal: choice.message.refusal ?? '',
    finishReason: choice.finish_reason ?? null,
  };
}

async function readStream(response: Response, client: OpenAI): Promise<Choice> {
  let content = '';
  let refusal = '';
  let finishReason: string | null = null;
  try {
    for await (const event of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
      const choice = Chunk.parse(event).choices[0];
      content += choice?.delta?.content ?? '';
      refusal += choice?.delta?.refusal ?? '';
      finishReason = choice?.finish_reason ?? finishReason;
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new AnswerError('sent a stream with an event that is no part of a chat completion.');
    }
    if (error instanceof APIError || error instanceof AnswerError) throw error;
    throw new AnswerError(BROKEN_OFF, { isTransient: true });
  }
  if (finishReason === null) throw new AnswerError(BROKEN_OFF, { isTransient: true });
  return { content, refusal, finishReason };
}

/** Some gateways report an error with status 200; its own status stands in `error.code`. */
function throwReportedError(body: unknown, response: Response): void {
  const reported = ReportedError.safeParse(body);
  if (!reported.success) return;
  const { error } = reported.data;
  const status = typeof error === 'object' && typeof error.code === 'number' ? error.code : 500;
  throw new APIError(status, reported.data, undefined, response.headers);
}

function textOf({ content, refusal, finishReason }: Choice): string {
  if (refusal !== '') throw new AnswerError(`refused to answer: "${excerpt(refusal)}".`);
  if (finishReason === 'content_filter') throw new AnswerError('withheld the answer by its content filter.');
  if (finishReason === 'length') {
    throw new AnswerError(
      'cut the answer off at its length limit; a model with a larger output limit is needed (LOANQ_MODEL).',
    );
  }
  if (content.trim() === '') throw new AnswerError('gave an empty answer.');
  return content;
}
