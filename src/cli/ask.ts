import type { Answer, Rewording } from '../ask/mod.ts';
import type { Settings } from '../config/mod.ts';
import { type ErrorCode, LoanqError } from '../shared/mod.ts';
import type { Command, CommandContext } from './command.ts';
import { abortOnInterrupt } from './interrupt.ts';
import { CSV_FLAG, type OutputFormat, outputFormat, printResult } from './print-result.ts';
import { readOperand } from './read-operand.ts';

/** `loanq ask QUESTION`. */
export const ask: Command = {
  name: 'ask',
  synopsis: '(QUESTION | -) [--json | --csv]',
  summary: 'Answer a question: how it was read, its SQL and its rows.',
  flags: [
    {
      flag: 'json',
      meaning:
        'Print {"sql", "data", "chart_code"}, as POST /api/v1/chat/ask answers, and as "generator" who wrote the SQL.',
    },
    CSV_FLAG,
  ],
  examples: [
    'loanq ask "What is the average interest rate by grade?"',
    'loanq ask "How many loans were issued in 2024?" --json',
    'loanq ask "Number of payments by loan" --csv > payments.csv',
    'loanq ask - < question.txt',
  ],
  run: runAsk,
};

const REFUSALS: ReadonlySet<ErrorCode> = new Set(['not-understood', 'ambiguous']);

async function runAsk(context: CommandContext): Promise<number> {
  const format = outputFormat(context.isOn);
  const question = await readOperand(context);
  if (question === '') {
    throw new LoanqError('misconfigured', 'loanq ask takes a question: loanq ask "How many loans are late?"');
  }
  const { settings, log } = context;
  const signal = abortOnInterrupt();
  const { openService } = await import('./open-service.ts'); // Not before it is known that it is needed.
  const service = await openService(settings, log);
  try {
    const timings = { record: (stage: string, ms: number) => log.debug('Stage done', { stage, ms }) };
    const answer = await service.ask.ask(question, { signal, timings }).catch(async (error: unknown) => {
      throw await withLess(error, () => service.workbench.less(question, signal));
    });
    await PRINTERS[format](answer, context);
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

const PRINTERS: Readonly<Record<OutputFormat, (answer: Answer, context: CommandContext) => Promise<void>>> = {
  table: printAnswer,
  json: printJson,
  csv: printCsv,
};

async function printJson(
  { generation, result, chartCode }: Answer,
  { stdout }: CommandContext,
): Promise<void> {
  await stdout.write(`{"sql":${JSON.stringify(generation.sql)},"data":`);
  await printResult(result, 'json', stdout);
  const generator = JSON.stringify(generation.generator);
  await stdout.write(`,"chart_code":${JSON.stringify(await chartCode)},"generator":${generator}}\n`);
}

/** How the question was read has no place in the rows, and is said beside them. */
async function printCsv(answer: Answer, { settings, stdout, stderr }: CommandContext): Promise<void> {
  const { generation, result } = answer;
  const read = generation.reading === null ? '' : `-- ${generation.reading}\n`;
  await stderr.write(`${writerNote(answer, settings)}${read}`).catch(() => {}); // Nobody looks: the rows matter.
  await printResult(result, 'csv', stdout);
}

/** The SQL is headed by the reading, as a comment. */
async function printAnswer(answer: Answer, { settings, stdout }: CommandContext): Promise<void> {
  const { generation, result } = answer;
  await stdout.write(`${writerNote(answer, settings)}${generation.sql.trimEnd()}\n\n`);
  await printResult(result, 'table', stdout);
}

/** What a model has written nobody has read word by word. Empty where the engine wrote it, whose reading says as much. */
function writerNote({ generation }: Answer, { model }: Settings): string {
  if (generation.generator === 'builtin') return '';
  const name = model === null ? 'A language model' : model.replaceAll(/\s+/g, ' ');
  return `-- ${name} wrote this SQL, not the built-in engine: check that it is what was asked\n`;
}
