import type OpenAI from 'openai';
import { APIError } from 'openai';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';
import * as z from 'zod';
import { ANSWER_SCHEMA } from './answer-form.ts';
import { excerpt } from './excerpt.ts';
import { AnswerError } from './failure.ts';
import type { Call, ModelAnswer } from './model-call.ts';
import { readJson } from './read-json.ts';
import { usableText } from './usable-text.ts';

/** One call by the Responses API. Throws AnswerError for an answer that cannot be used, APIError for a reported error. */
export async function askResponses(client: OpenAI, call: Call, signal: AbortSignal): Promise<ModelAnswer> {
  const response = await client.responses.create(toBody(call), { signal }).asResponse();
  const body = await readJson(response);
  const parsed = ResponseBody.safeParse(body);
  if (!parsed.success) {
    throw new AnswerError(
      `answered with JSON that is no response: "${excerpt(JSON.stringify(body))}". Check OPENAI_BASE_URL, or set LOANQ_PROVIDER_API=chat.`,
    );
  }
  const { output, usage, status, error, incomplete_details } = parsed.data;
  if (status === 'failed') throw new APIError(500, { error: error ?? {} }, undefined, response.headers);
  const parts = output.flatMap((item) => item.content ?? []);
  return {
    text: usableText({
      content: parts.map(({ text }) => text ?? '').join(''),
      refusal: parts.map(({ refusal }) => refusal ?? '').join(''),
      finishReason: FINISH_REASONS[incomplete_details?.reason ?? ''] ?? null,
    }),
    usage: usage == null ? null : { promptTokens: usage.input_tokens, answerTokens: usage.output_tokens },
  };
}

/** There is no `seed` here. `store` is on where it is not turned off: the provider would keep the conversation. */
function toBody({ model, turns, temperature, isStructured }: Call): ResponseCreateParamsNonStreaming {
  return {
    model,
    input: [...turns],
    store: false,
    ...(temperature !== null && { temperature }),
    ...(isStructured && {
      text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: ANSWER_SCHEMA } },
    }),
  };
}

const FINISH_REASONS: Readonly<Record<string, string>> = {
  max_output_tokens: 'length',
  content_filter: 'content_filter',
};

/** Of the output's items only messages have content that counts: reasoning has its own, which is no answer. */
const Item = z
  .looseObject({
    type: z.string(),
    content: z.array(z.object({ text: z.string().optional(), refusal: z.string().optional() })).nullish(),
  })
  .transform((item) => (item.type === 'message' ? item : { content: [] }));

const ResponseBody = z.object({
  output: z.array(Item),
  status: z.string().nullish(),
  error: z.looseObject({ message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish().catch(null),
});
