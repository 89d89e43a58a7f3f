import type { CommandContext } from '../command.ts';
import { checkAll } from './check-all.ts';
import { curate } from './open-curation.ts';

/** `loanq train check`. */
export async function runCheck(context: CommandContext): Promise<number> {
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
