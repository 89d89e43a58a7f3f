import { parseTraining } from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import { findDatabase } from '../find-database.ts';
import { trainingFolder } from '../read-training.ts';
import { type Entry, entriesOf } from './entries.ts';
import { allFiles } from './open-curation.ts';

/** `loanq train list [WORDS]`. */
export async function runList({ operands, isOn, settings, stdout, log }: CommandContext): Promise<number> {
  const files = await allFiles(trainingFolder(settings), await findDatabase(settings, log));
  const words = operands.join(' ').toLowerCase().split(/\s+/);
  const entries = entriesOf(parseTraining(files)).filter((entry) => {
    const text = Object.values(entry).join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  await stdout.write(isOn('json') ? `${JSON.stringify(entries, null, 2)}\n` : entriesText(entries));
  return 0;
}

function entriesText(entries: readonly Entry[]): string {
  const width = Math.max(0, ...entries.map(({ id }) => id.length));
  const lines = entries.map(({ kind, id, text }) => `${kind.padEnd(8)}  ${id.padEnd(width)}  ${text}`);
  const count = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`;
  return `${[...lines, count].join('\n')}\n`;
}
