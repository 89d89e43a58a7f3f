import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  createKnowledge,
  describeThing,
  type ModelObject,
  type NamedThing,
  parseModels,
  printModel,
  synonymModel,
  thingMeant,
  thingsNamed,
} from '../../catalog/mod.ts';
import { fileProblem, LoanqError } from '../../shared/mod.ts';
import {
  parseTraining,
  printExample,
  splitStatements,
  type TrainingFile,
  toFileName,
} from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import type { Curation } from './open-curation.ts';

/** A file to add to the training folder. */
export interface Addition {
  readonly file: TrainingFile;
  /** What its name was made of; null where it is a file of the user's, which keeps its name. */
  readonly title: string | null;
}

type Given = Pick<CommandContext, 'operands' | 'isOn' | 'textOf'>;

/** The files that a command line asks to add. Rejects with LoanqError `misconfigured`. */
export async function toAdditions(given: Given, curation: Curation): Promise<Addition[]> {
  const { operands, textOf } = given;
  const term = textOf('term')?.trim() ?? null;
  if (term !== null) {
    if (operands.length > 0)
      throw wrong(`--term takes all it needs from flags; what is ${shown(operands)} for?`);
    return [toTerm(term, given, curation)];
  }
  const stray = ['table', 'same-as', 'meaning', 'synonyms'].find((flag) => textOf(flag) !== null);
  if (stray !== undefined) throw wrong(`--${stray} goes with --term NAME.`);
  const sql = textOf('sql');
  if (sql !== null) return [toExample(operands, sql, given)];
  if (operands.length === 0) throw wrong('Say what to add: QUESTION --sql STATEMENT, --term NAME, or files.');
  const question = operands.find((operand) => !/\.(sql|md|ya?ml)$/i.test(operand));
  if (question !== undefined) {
    throw wrong(
      `${JSON.stringify(question)} is no .sql, .md or .yaml file; a question needs its SQL: --sql STATEMENT.`,
    );
  }
  return Promise.all(operands.map(readAddition));
}

function toExample(operands: readonly string[], sql: string, { isOn }: Given): Addition {
  const question = operands.join(' ').replace(/\s+/g, ' ').trim();
  if (question === '')
    throw wrong('Which question does the SQL answer? loanq train add QUESTION --sql STATEMENT');
  const [statement, ...others] = splitStatements(sql);
  if (statement === undefined || others.length > 0) throw wrong('--sql takes one statement.');
  const text = printExample({ questions: [question], sql: statement.text, mayBeEmpty: isOn('may-be-empty') });
  return { file: { path: `examples/${toFileName(question)}.sql`, text }, title: question };
}

async function readAddition(path: string): Promise<Addition> {
  const folder = /\.sql$/i.test(path) ? 'examples' : /\.md$/i.test(path) ? 'documents' : 'semantic-model';
  try {
    const text = await readFile(path, 'utf8');
    return { file: { path: `${folder}/${basename(path).toLowerCase()}`, text }, title: null };
  } catch (cause) {
    throw new LoanqError('misconfigured', `Cannot read ${JSON.stringify(path)}: ${fileProblem(cause)}.`, {
      cause,
    });
  }
}

function toTerm(term: string, given: Given, curation: Curation): Addition {
  const { textOf } = given;
  const [sql, sameAs] = [textOf('sql'), textOf('same-as')];
  if ((sql === null) === (sameAs === null)) {
    throw wrong(
      'A term takes either --sql, what it is calculated from, or --same-as, what it is another word for.',
    );
  }
  const model = sql === null ? toSynonym(term, sameAs ?? '', curation) : toDefinition(term, sql, given);
  return { file: { path: `semantic-model/${toFileName(term)}.yaml`, text: printModel(model) }, title: term };
}

function toDefinition(term: string, sql: string, { textOf }: Given): ModelObject {
  const name = toFileName(term).replaceAll('-', '_');
  const synonyms = (textOf('synonyms') ?? '').split(',').flatMap((word) => word.trim() || []);
  const meaning = textOf('meaning') ?? undefined;
  const table = textOf('table');
  if (table === null) {
    const expression = { dialects: [{ dialect: 'ANSI_SQL', expression: sql }] };
    const metric = {
      name,
      description: meaning,
      expression,
      ai_context: { synonyms },
      loanq: { label: term },
    };
    return { name: 'own', metrics: [metric] };
  }
  if (meaning !== undefined) throw wrong('--meaning goes with a measure; say what rows mean in a document.');
  const segment = { name, label: term, synonyms, condition: sql };
  return { name: 'own', datasets: [{ name: table, source: table, loanq: { segments: [segment] } }] };
}

function toSynonym(word: string, name: string, { files, catalog }: Curation): ModelObject {
  const model = parseModels(parseTraining(files).semanticModels);
  const knowledge = createKnowledge(catalog, model);
  const taken = thingsNamed(word, knowledge);
  if (taken.length > 0) throw wrong(`"${word}" has a meaning already: ${list(taken)}.`);
  const things = thingsNamed(name, knowledge);
  if (things.length === 0) throw wrong(`Nothing is called "${name}"; loanq train list shows the terms.`);
  const thing = thingMeant(things);
  if (thing === null) throw wrong(`"${name}" could be several things: ${list(things)}.`);
  return synonymModel(word, thing, model);
}

function list(things: readonly NamedThing[]): string {
  return things.map(describeThing).join(', ');
}

function shown(operands: readonly string[]): string {
  return JSON.stringify(operands.join(' '));
}

function wrong(message: string): LoanqError {
  return new LoanqError('misconfigured', message);
}
