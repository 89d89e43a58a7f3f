import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { toFigures } from '../../../src/evaluation/mod.ts';
import { COMPARED_FILE, compareAnswers } from './compared.ts';
import { onLoanBook, readCorpus } from './evaluate-corpus.ts';
import { compareWithKnown, FLOORS_FILE, KNOWN_WRONG_FILE, readFloors, readKnownWrong } from './standing.ts';

// Writes down what the engine has reached: floors rise to one point below what is measured and never sink, and wrong
// answers that are mended leave the list. New wrong answers are not added: whoever accepts one adds it by hand. Which answers were
// compared and found right is written down too.

/** Room for a question more or less. */
const MARGIN = 1;

const { outcomes, digests } = await onLoanBook((subject) => compareAnswers(readCorpus(), subject, new Set()));
const figures = toFigures(outcomes);
const known = readKnownWrong();
const { unknown, mended } = compareWithKnown(outcomes, known);
const floors = readFloors();

const raise = (floor: number, measured: number | null): number =>
  Math.max(floor, Math.floor(((measured ?? 0) - MARGIN) * 10) / 10);
const raised = {
  precision: raise(floors.precision, figures.precision),
  coverage: raise(floors.coverage, figures.coverage),
  refusal: raise(floors.refusal, figures.refusal),
};

writeJson(FLOORS_FILE, raised);
writeJson(
  KNOWN_WRONG_FILE,
  known.filter((id) => !mended.includes(id)),
);
writeFileSync(COMPARED_FILE, `${digests.join('\n')}\n`);
console.log('Floors:', JSON.stringify(raised));
console.log('Mended:', mended.length === 0 ? 'none' : mended.join(', '));
if (unknown.length > 0) {
  console.log(`Wrong and not known:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
