import { createKnowledge, type Knowledge, parseModels } from '../../catalog/mod.ts';
import { createEngine } from '../../engine/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import {
  checkExample,
  kindOf,
  parseTraining,
  placeOf,
  type TrainingFile,
  type TrainingMaterial,
} from '../../training/mod.ts';
import type { Progress } from '../progress.ts';
import { checkTerm, termsOf } from './check-term.ts';
import type { Curation } from './open-curation.ts';

/** Something in the training material that does not work. */
export interface Problem {
  /** File and line of an example, `metric NAME` or `segment NAME`, or a file. */
  readonly place: string;
  readonly problem: string;
}

export interface CheckResult {
  readonly problems: readonly Problem[];
  readonly checked: { readonly examples: number; readonly terms: number; readonly documents: number };
}

/**
 * Runs every example and asks for every term; what cannot be read is a problem and does not hide the others. `begin` is told
 * how many there are.
 */
export async function checkAll(
  { files, catalog, run }: Curation,
  begin: (total: number) => Progress,
): Promise<CheckResult> {
  const problems: Problem[] = [];
  const note = (place: string) => (problem: string | null) => {
    if (problem !== null) problems.push({ place, problem });
  };
  for (const file of files.filter(({ path }) => kindOf(path) === null)) {
    note(placeOf(file))(
      'it is not read; what counts is examples/*.sql, documents/*.md and semantic-model.yaml',
    );
  }
  const readable = files.filter((file) => attempt(() => readAlone(file), note(placeOf(file))) !== null);
  const material =
    attempt(() => parseTraining(readable), note('examples')) ?? parseTraining(readable.filter(isNoExample));
  const knowledge = attempt(
    (): Knowledge => createKnowledge(catalog, parseModels(material.semanticModels)),
    note('semantic-model'),
  );
  const terms = knowledge === null ? [] : termsOf(knowledge);
  const progress = begin(material.examples.length + terms.length);
  for (const { id, sql, mayBeEmpty } of material.examples) {
    note(id)(await checkExample({ sql, mayBeEmpty }, run));
    await progress.advance();
  }
  if (knowledge !== null) {
    const engine = createEngine({ knowledge, examples: [], today: TODAY });
    for (const term of terms) {
      note(`${term.kind} ${term.name}`)(await checkTerm(term, engine, run));
      await progress.advance();
    }
  }
  await progress.end();
  return {
    problems,
    checked: {
      examples: material.examples.length,
      terms: terms.length,
      documents: material.documents.length,
    },
  };
}

/** No question of a check depends on the day. */
const TODAY = '2000-01-01';

function isNoExample({ path }: TrainingFile): boolean {
  return kindOf(path) !== 'examples';
}

function readAlone(file: TrainingFile): TrainingMaterial {
  const material = parseTraining([file]);
  parseModels(material.semanticModels);
  return material;
}

/** What the work gives; null where it fails, and the reason is noted. */
function attempt<T>(work: () => T, note: (problem: string) => void): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LoanqError)) throw error;
    note(error.message);
    return null;
  }
}
