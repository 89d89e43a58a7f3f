import {
  createKnowledge,
  describeThing,
  type Knowledge,
  parseModels,
  thingsNamed,
} from '../../catalog/mod.ts';
import { createEngine, type Engine } from '../../engine/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import {
  checkExample,
  findDuplicate,
  parseTraining,
  type RunStatement,
  type TrainingMaterial,
} from '../../training/mod.ts';
import { checkTerm, type Term, termsOf } from './check-term.ts';
import { entriesOf } from './entries.ts';
import type { Curation } from './open-curation.ts';
import type { Addition } from './to-additions.ts';

/**
 * Checks what is to be added beside what is there: it can be read, says nothing twice and nothing that contradicts, its
 * SQL works, its terms are understood. Resolves to notes for the user; rejects with LoanqError `misconfigured`.
 */
export async function checkAddition(additions: readonly Addition[], curation: Curation): Promise<string[]> {
  const { files, catalog, run } = curation;
  const added = parseTraining(additions.map(({ file }) => file));
  const present = parseTraining(files);
  const contents = added.examples.length + added.documents.length + added.semanticModels.length;
  if (contents === 0) throw wrong('There is nothing in it that could be learnt.');
  refuseRepetitions(added, present);
  const united = parseTraining([...files, ...added.files]);
  const before = createKnowledge(catalog, parseModels(present.semanticModels));
  const after = createKnowledge(catalog, parseModels(united.semanticModels));
  for (const example of added.examples) await refuseBroken(example, run);
  refuseRedefinitions(added, present);
  await refuseTerms({ before, after, run });
  return notesOf(added, toEngine(before, present));
}

function refuseRepetitions(added: TrainingMaterial, present: TrainingMaterial): void {
  for (const example of added.examples) {
    const duplicate = findDuplicate(example, present.examples);
    if (duplicate !== null) throw wrong(`${duplicate}.`);
  }
  for (const { title, text } of added.documents) {
    const same = present.documents.find((document) => document.text === text);
    if (same !== undefined) throw wrong(`What "${title}" says is there already: ${same.id}.`);
  }
}

/** A synonym may add to what there is; a definition may not replace one. */
function refuseRedefinitions(added: TrainingMaterial, present: TrainingMaterial): void {
  const definitions = new Map(
    entriesOf(present).map(({ kind, id, sql }) => [`${kind} ${nameOf(id)}`, { id, sql }]),
  );
  for (const { kind, id, sql } of entriesOf({ ...added, examples: [], documents: [] })) {
    const earlier = definitions.get(`${kind} ${nameOf(id)}`);
    if (earlier !== undefined && earlier.sql !== sql) {
      throw wrong(
        `The ${kind} "${nameOf(id)}" is defined otherwise already: ${earlier.id}. ${howToChange(earlier.id)}`,
      );
    }
  }
}

function howToChange(id: string): string {
  return id.startsWith('loanq:')
    ? 'That comes with loanq; to have your own, write it into a .yaml file of your training folder, which goes before.'
    : `To change it, remove it first: loanq train remove ${nameOf(id)}`;
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('#') + 1);
}

async function refuseBroken(
  { sql, mayBeEmpty, questions }: TrainingMaterial['examples'][number],
  run: RunStatement,
): Promise<void> {
  const problem = await checkExample({ sql, mayBeEmpty }, run);
  if (problem === null) return;
  const advice = problem.startsWith('it returns')
    ? ' Where that may be right, say so: --may-be-empty, or a comment line "-- @may-be-empty" above it.'
    : '';
  throw wrong(`The SQL of "${questions[0]}" does not do: ${problem.replace(/\.$/, '')}.${advice}`);
}

/** A new term must be understood as itself, and must not take a meaning away. */
async function refuseTerms(knowledge: {
  readonly before: Knowledge;
  readonly after: Knowledge;
  readonly run: RunStatement;
}): Promise<void> {
  const { before, after, run } = knowledge;
  const known = new Map(termsOf(before).map((term) => [keyOf(term), term]));
  const changed = termsOf(after).filter((term) => !known.has(keyOf(term)));
  if (changed.length === 0) return;
  const engines = { before: toEngine(before), after: toEngine(after) };
  for (const term of changed) {
    for (const name of term.names) {
      const taken = thingsNamed(name, before).map(describeThing);
      if (taken.length > 0) throw wrong(`"${name}" has a meaning already: ${taken.join(', ')}.`);
    }
    const reading = understood(term, engines.before);
    if (reading !== null) throw wrong(`"${term.names[0]}" has a meaning already: ${reading}.`);
    const problem = await checkTerm(term, engines.after, run);
    if (problem !== null) throw wrong(problem);
  }
}

function keyOf({ kind, name }: Term): string {
  return `${kind} ${name}`;
}

function understood({ questions }: Term, engine: Engine): string | null {
  for (const question of questions) {
    const answer = engine.answer(question);
    if (answer.kind === 'generation') return answer.reading ?? answer.sql;
  }
  return null;
}

/** What loanq answered so far to questions that have an example now. */
function notesOf(added: TrainingMaterial, engine: Engine): string[] {
  return added.examples.flatMap(({ questions }) => {
    const answer = engine.answer(questions[0] ?? '');
    if (answer.kind !== 'generation') return [];
    return [`So far loanq answered "${questions[0]}" with: ${answer.reading ?? answer.sql}`];
  });
}

function toEngine(knowledge: Knowledge, material?: TrainingMaterial): Engine {
  return createEngine({ knowledge, examples: material?.examples ?? [], today: '2000-01-01' });
}

function wrong(message: string): LoanqError {
  return new LoanqError('misconfigured', message);
}
