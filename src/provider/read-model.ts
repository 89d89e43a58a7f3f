import type OpenAI from 'openai';
import * as z from 'zod';
import { AnswerError } from './failure.ts';
import { readJson } from './read-json.ts';

const SHOWN_MAX = 10;

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The one model that a server has, as local ones mostly do; where there is a choice, an error that names the models. */
export async function readModel(client: OpenAI, signal: AbortSignal): Promise<string> {
  const models = Models.safeParse(await readJson(await client.models.list({ signal }).asResponse()));
  const names = models.success ? models.data.data.map(({ id }) => id) : [];
  const [name, other] = names;
  if (name !== undefined && other === undefined) return name;
  const shown = names.slice(0, SHOWN_MAX).join(', ') + (names.length > SHOWN_MAX ? ', …' : '');
  throw new AnswerError(
    name === undefined
      ? 'lists no model. Set LOANQ_MODEL to the one to ask.'
      : `has several models. Set LOANQ_MODEL to one of them: ${shown}.`,
  );
}
