import type OpenAI from 'openai';
import { APIError } from 'openai';
import { Stream } from 'openai/core/streaming';
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import * as z from 'zod';
import { ANSWER_SCHEMA } from './answer-form.ts';
import { excerpt } from './excerpt.ts';
import { AnswerError } from './failure.ts';
import type { Call, ModelAnswer, TokenUsage } from './model-call.ts';
import { brokenOff, readJson } from './read-json.ts';
import { usableText } from './usable-text.ts';

/**
 * One call by Chat Completions. Nothing is shown before the answer is whole; where it is streamed all the same, servers
 * notice at the next word that nobody waits any more. Whatever is asked for, what comes is read: some gateways send
 * nothing but streams, others none.
 * Throws AnswerError for an answer that cannot be used, APIError for one that reports an error.
 */
export async function askChat(client: OpenAI, call: Call, signal: AbortSignal): Promise<ModelAnswer> {
  const response = await client.chat.completions.create(toBody(call), { signal }).asResponse();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const { usage, ...choice } = isStream ? await readStream(response, client) : await readBody(response);
  return { text: usableText(choice), usage };
}

function toBody({
  model,
  turns,
  temperature,
  seed,
  isStructured,
  isStreamed,
}: Call): ChatCompletionCreateParams {
  return {
    model,
    messages: [...turns],
    ...(temperature !== null && { temperature }),
    ...(seed !== null && { seed }),
    ...(isStreamed && { stream: true, stream_options: { include_usage: true } }),
    ...(isStructured && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: ANSWER_SCHEMA },
      },
    }),
  };
}

interface Choice {
  readonly content: string;
  readonly refusal: string;
  readonly finishReason: string | null;
  readonly usage: TokenUsage | null;
}

const Content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional() }))])
  .nullish()
  .transform((content) =>
    typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join(''),
  );
const Message = z.object({ content: Content, refusal: z.string().nullish() });
const Usage = z
  .object({ prompt_tokens: z.number(), completion_tokens: z.number() })
  .nullish()
  .catch(null)
  .transform((usage) =>
    usage == null ? null : { promptTokens: usage.prompt_tokens, answerTokens: usage.completion_tokens },
  );
const Completion = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), message: Message })),
  usage: Usage,
});
const Chunk = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), delta: Message.nullish() })),
  usage: Usage,
});

async function readBody(response: Response): Promise<Choice> {
  const body = await readJson(response);
  const completion = Completion.safeParse(body);
  if (!completion.success) {
    throw new AnswerError(
      `answered with JSON that is no chat completion: "${excerpt(JSON.stringify(body))}". Check OPENAI_BASE_URL.`,
    );
  }
  const { choices, usage } = completion.data;
  const [choice] = choices;
  if (choice === undefined)
    throw new AnswerError('answered without any choice (its list "choices" is empty).');
  const { content, refusal } = choice.message;
  return { content, refusal: refusal ?? '', finishReason: choice.finish_reason ?? null, usage };
}

async function readStream(response: Response, client: OpenAI): Promise<Choice> {
  let content = '';
  let refusal = '';
  let finishReason: string | null = null;
  let isStreamUnbegun = true;
  let usage: TokenUsage | null = null;
  try {
    for await (const event of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
      const chunk = Chunk.parse(event);
      const choice = chunk.choices[0];
      isStreamUnbegun = false;
      content += choice?.delta?.content ?? '';
      refusal += choice?.delta?.refusal ?? '';
      finishReason = choice?.finish_reason ?? finishReason;
      usage = chunk.usage ?? usage;
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new AnswerError(
        'sent a stream with an event that is no part of a chat completion. Check OPENAI_BASE_URL.',
      );
    }
    throw error instanceof APIError || error instanceof AnswerError ? error : brokenOff({ isStreamUnbegun });
  }
  if (finishReason === null) throw brokenOff({ isStreamUnbegun });
  return { content, refusal, finishReason, usage };
}
