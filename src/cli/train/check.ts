import type { Command, CommandContext } from '../command.ts';
import { checkAll } from './check-all.ts';
import { curate } from './open-curation.ts';

/** `loanq train check`. */
export const check: Command = {
  name: 'train check',
  synopsis: '[--json]',
  summary: 'Run every example and ask for every term, on the current database; say what does not work.',
  flags: [{ flag: 'json', meaning: 'Print what does not work as a JSON array of {"place", "problem"}.' }],
  examples: ['loanq train check', 'loanq train check --database loans.db --training my-training'],
  run: runCheck,
};

async function runCheck(context: CommandContext): Promise<number> {
  const { isOn, stdout } = context;
  const { problems, checked } = await curate(context, checkAll);
  if (isOn('json')) {
    await stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    for (const { place, problem } of problems) await stdout.write(`${place}: ${problem}\n`);
    const outcome = problems.length === 0 ? 'all work' : `${problems.length} found that do not work`;
    await stdout.write(
      `${checked.examples} examples, ${checked.terms} terms, ${checked.documents} documents: ${outcome}.\n`,
    );
  }
  return problems.length === 0 ? 0 : 1;
}
