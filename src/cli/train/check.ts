import type { CommandContext } from '../command.ts';
import { createProgress } from '../progress.ts';
import { checkAll } from './check-all.ts';
import { curate } from './open-curation.ts';

/** `loanq train check`. */
export async function runCheck(context: CommandContext): Promise<number> {
  const { isOn, stdout, stderr } = context;
  const begin = (total: number) => createProgress(stderr, (done) => `${done} of ${total} examples and terms`);
  const { problems, checked } = await curate(context, (curation) => checkAll(curation, begin));
  if (isOn('json')) {
    await stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    for (const { place, problem } of problems) await stdout.write(`${place}: ${problem}\n`);
    const outcome = problems.length === 0 ? 'all work' : `${problems.length} found that do not work`;
    const parts = [
      counted(checked.examples, 'example'),
      counted(checked.terms, 'term'),
      counted(checked.documents, 'document'),
    ];
    await stdout.write(`${parts.join(', ')}: ${outcome}.\n`);
  }
  return problems.length === 0 ? 0 : 1;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
