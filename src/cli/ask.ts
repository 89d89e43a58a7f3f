import type { Answer, Rewording } from '../ask/mod.ts';
import { type ErrorCode, LoanqError } from '../shared/mod.ts';
import type { Command, CommandContext } from './command.ts';
import { abortOnInterrupt } from './interrupt.ts';
import type { Output } from './output.ts';
import { printTable } from './print-table.ts';
import { drain, readBody } from './read-body.ts';

/** `loanq ask QUESTION`. */
export const ask: Command = {
  name: 'ask',
  synopsis: 'QUESTION [--json]',
  summary: 'Answer a question: how it was read, its SQL and its rows.',
  flags: [
    { flag: 'json', meaning: 'Print {"sql", "data", "chart_code"}, as POST /api/v1/chat/ask answers.' },
  ],
  examples: [
    'loanq ask "What is the average interest rate by grade?"',
    'loanq ask "How many loans were issued in 2024?" --json',
  ],
  run: runAsk,
};

const REFUSALS: ReadonlySet<ErrorCode> = new Set(['not-understood', 'ambiguous']);

async function runAsk({ operands, isOn, settings, stdout, log }: CommandContext): Promise<number> {
  const question = operands.join(' ').trim();
  if (question === '') {
    throw new LoanqError('misconfigured', 'loanq ask takes a question: loanq ask "How many loans are late?"');
  }
  const signal = abortOnInterrupt();
  const { openService } = await import('./open-service.ts'); // Not before it is known that it is needed.
  const service = await openService(settings, log);
  try {
    const timings = { record: (stage: string, ms: number) => log.debug('Stage done', { stage, ms }) };
    const answer = await service.ask.ask(question, { signal, timings }).catch(async (error: unknown) => {
      throw await withLess(error, () => service.workbench.less(question, signal));
    });
    await (isOn('json') ? printJson(answer, stdout) : printAnswer(answer, stdout));
  } finally {
    await service.close();
  }
  return 0;
}

/** A refusal, with what is left of the question that is answered. */
async function withLess(error: unknown, less: () => Promise<readonly Rewording[]>): Promise<unknown> {
  const isRefusal = error instanceof LoanqError && REFUSALS.has(error.code);
  const shorter = isRefusal ? await less() : [];
  if (!isRefusal || shorter.length === 0) return error;
  const questions = shorter.map(({ question }) => `  ${question}`);
  return new LoanqError(error.code, [error.message, 'Less of it is answered:', ...questions].join('\n'));
}

async function printJson({ generation, result, chartCode }: Answer, stdout: Output): Promise<void> {
  await stdout.write(`{"sql":${JSON.stringify(generation.sql)},"data":`);
  for await (const bytes of readBody(result)) await stdout.write(bytes);
  await stdout.write(`,"chart_code":${JSON.stringify(await chartCode)}}\n`);
}

/** The SQL is headed by the reading, as a comment. */
async function printAnswer({ generation, result }: Answer, stdout: Output): Promise<void> {
  await stdout.write(`${generation.sql.trimEnd()}\n\n`);
  await drain(result);
  const profile = await result.profile;
  if (profile !== null) await stdout.write(printTable(profile));
}
