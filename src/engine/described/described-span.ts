import type { Dataset } from '../../catalog/mod.ts';
import {
  AFTER_DESCRIPTIONS,
  BEFORE_HAPPENING,
  BEFORE_LISTED,
  BELONGING,
  BELONGING_TO,
  CLAUSE_AUXILIARIES,
  CLAUSE_DETERMINERS,
  CLAUSE_OBJECTS,
  CLAUSE_OPENERS,
  CLAUSE_PREPOSITIONS,
  CLAUSE_SUBJECTS,
  DAYS,
  DESCRIPTION_HEADS,
  type DescribedKind,
  EACH_SUBJECT,
  EACH_TIME,
  GROUPING_SUMS,
  HAPPENING,
  HAPPENING_THAT,
  LIVING,
  OF_SUMS,
  ORDERED_BY,
  STAYING,
  STAYING_IN,
  TIMES_AFTER,
} from '../lexicon/descriptions.ts';
import type { Token } from '../token.ts';
import { columnDescribed, type OwnedColumn } from './column-described.ts';
import { isNamed, isNameOfRow, type Said, tablesFor } from './tables-spoken-of.ts';

/** A stretch that describes a column. */
export interface DescribedSpan {
  readonly start: number;
  readonly end: number;
  readonly column: OwnedColumn;
  /** The row that the clause names: "the day *the Manhattan Branch* opened"; none where it names none. */
  readonly row: readonly Token[];
  /** It says so in a clause: "the day *they* opened", and not "the opening day". */
  readonly hasClause: boolean;
}

/** So many words tell at most what was done. */
const DEED_WORDS_MAX = 5;

/** The column that words which begin at the place describe by what was done: "the *day they opened*"; null for none. */
export function describedFrom(start: number, said: Said): DescribedSpan | null {
  const { tokens } = said;
  for (const { words, kind, needsClause, deed } of DESCRIPTION_HEADS) {
    if (!words.every((word, at) => tokens[start + at]?.norm === word)) continue;
    if (needsClause && !isListed(start, tokens)) return null;
    if (words.some((word) => OF_SUMS.has(word)) && tokens.some(({ norm }) => GROUPING_SUMS.has(norm)))
      return null;
    const head = start + words.length;
    const clause = clauseFrom(head, kind, said);
    if (needsClause && clause.begin === head) return null;
    for (let end = clause.begin + DEED_WORDS_MAX; end > clause.begin; end -= 1) {
      if (end > tokens.length || !mayEnd(end, tokens) || (kind === 'amount' && isOften(end, tokens)))
        continue;
      const done = tokens.slice(clause.begin, end);
      if (done.some((token) => token.kind !== 'word' || token.norm === 'and' || token.norm === 'or'))
        continue;
      const told = done.filter(({ norm }) => !CLAUSE_OBJECTS.has(norm)).map(({ norm }) => norm);
      const description = { kind, deed: [...deed, ...told] };
      const found = tablesFor(clause.owner, { start, end }, said).map((tables) =>
        columnDescribed(description, tables, said.knowledge),
      );
      const column = found.find((one) => one !== null) ?? null;
      if (column === null) continue;
      const isOfRow = clause.row.length === 0 || column.dataset === clause.owner;
      return isOfRow ? { start, end, column, row: clause.row, hasClause: clause.hasSubject } : null;
    }
    return null;
  }
  return null;
}

/** "opening *day*": the column of which the word before a day says what was done; null for none. */
export function dayFrom(start: number, said: Said): DescribedSpan | null {
  const { tokens, knowledge } = said;
  const [deed, day] = tokens.slice(start, start + 2);
  if (deed?.kind !== 'word' || !DAYS.has(day?.norm ?? '')) return null;
  const span = { start, end: start + 2 };
  const found = tablesFor(null, span, said).map((tables) =>
    columnDescribed({ kind: 'time', deed: [deed.norm] }, tables, knowledge),
  );
  const column = found.find((one) => one !== null) ?? null;
  return column === null ? null : { ...span, column, row: [], hasClause: false };
}

/**
 * "opening *took place after* 2015", "application *that fell in* May": the date of what was done, up to the time that follows; null for
 * none.
 */
export function happeningFrom(
  start: number,
  said: Said,
): (DescribedSpan & { readonly isOf: boolean }) | null {
  const { tokens, knowledge } = said;
  const deed = tokens[start];
  if (deed?.kind !== 'word' || !BEFORE_HAPPENING.has(tokens[start - 1]?.norm ?? '')) return null;
  const isOf = HAPPENING_THAT.has(tokens[start + 1]?.norm ?? '');
  const at = isOf ? start + 2 : start + 1;
  const verb = HAPPENING.find((words) => words.every((word, next) => tokens[at + next]?.norm === word));
  const end = at + (verb?.length ?? 0);
  if (verb === undefined || !TIMES_AFTER.has(tokens[end]?.norm ?? '')) return null;
  const span = { start, end };
  const found = tablesFor(null, span, said).map((tables) =>
    columnDescribed({ kind: 'time', deed: [deed.norm] }, tables, knowledge),
  );
  const column = found.find((one) => one !== null) ?? null;
  return column === null ? null : { ...span, column, row: [], hasClause: false, isOf };
}

/** Among things that are listed, or as what orders them. */
function isListed(start: number, tokens: readonly Token[]): boolean {
  const at = ORDERED_BY.has(tokens[start - 1]?.norm ?? '') ? start - 2 : start - 1;
  const before = tokens[at]?.norm ?? '';
  return at === start - 1 ? BEFORE_LISTED.has(before) : ORDERS.test(before);
}

const ORDERS = /^(?:order|rank|sort)/;

/** "what they earn *a month*" is another amount than what they earn. */
function isOften(end: number, tokens: readonly Token[]): boolean {
  const next = tokens.slice(end, end + EACH_TIME_WORDS).map(({ norm }) => norm);
  return EACH_TIME.test(next.join(' '));
}

const EACH_TIME_WORDS = 3;

function mayEnd(end: number, tokens: readonly Token[]): boolean {
  return end === tokens.length || AFTER_DESCRIPTIONS.has(tokens[end]?.norm ?? '');
}

interface Clause {
  /** The table that the clause is about; null where it is what was spoken of before. */
  readonly owner: Dataset | null;
  readonly hasSubject: boolean;
  readonly row: readonly Token[];
  /** Where its verb begins. */
  readonly begin: number;
}

/** What stands before the verb: "on which *the office was* opened", "*they have* asked for", "of opening". */
function clauseFrom(head: number, kind: DescribedKind, said: Said): Clause {
  const { tokens } = said;
  const norm = (at: number): string => tokens[at]?.norm ?? '';
  let at = head;
  if (norm(at) === 'of' && kind === 'time')
    return { ...NOBODY, begin: norm(at + 1) === 'the' ? at + 2 : at + 1 };
  if (CLAUSE_PREPOSITIONS.has(norm(at)) && CLAUSE_OPENERS.has(norm(at + 1))) at += 1;
  if (CLAUSE_OPENERS.has(norm(at))) at += 1;
  const subject = subjectAt(at, said);
  at = subject.end;
  while (CLAUSE_AUXILIARIES.has(norm(at))) at += 1;
  return { owner: subject.owner, row: subject.row, hasSubject: subject.end > head, begin: at };
}

const NOBODY = { owner: null, hasSubject: false, row: [] };

interface Subject extends Pick<Clause, 'owner' | 'row'> {
  readonly end: number;
}

/** "they", "each of them", "the customer", "the Manhattan Branch": where it ends, and the table that it names. */
function subjectAt(at: number, said: Said): Subject {
  const { tokens, knowledge } = said;
  const norm = tokens[at]?.norm ?? '';
  if (CLAUSE_SUBJECTS.has(norm)) return { ...NOBODY, end: at + 1 };
  if (EACH_SUBJECT.has(norm)) {
    const [second, third] = [tokens[at + 1]?.norm, tokens[at + 2]?.norm];
    if (second === 'one') return { ...NOBODY, end: at + 2 };
    if (second === 'of' && third === 'them') return { ...NOBODY, end: at + 3 };
  }
  const noun = CLAUSE_DETERMINERS.has(norm) ? at + 1 : at;
  const rows = namesFrom(noun, said);
  const [table] = rows.length > 0 ? [] : tablesFrom(noun, said);
  // "the branch Manhattan"
  const [name] = rows.length > 0 ? rows : namesFrom(table?.end ?? noun, said);
  const named = name ?? table;
  if (named === undefined) return { ...NOBODY, end: at };
  const owner = knowledge.datasets.find((one) => one.name === named.dataset) ?? null;
  return { owner, row: name === undefined ? [] : tokens.slice(noun, name.end), end: named.end };
}

interface NamedHere {
  readonly dataset: string;
  readonly end: number;
}

/** The tables that the words at the place name, the longest name first. */
function tablesFrom(at: number, { candidates }: Said): readonly NamedHere[] {
  return candidates
    .flatMap(({ start, end, match, meaning }) =>
      start === at && isNamed(match) && meaning.kind === 'dataset' ? [{ dataset: meaning.dataset, end }] : [],
    )
    .toSorted((a, b) => b.end - a.end);
}

/** The rows that the words at the place name, the longest name first. */
function namesFrom(at: number, { candidates, knowledge }: Said): readonly NamedHere[] {
  return candidates
    .flatMap(({ start, end, match, meaning }) =>
      start === at &&
      match === 'exact' &&
      meaning.kind === 'value' &&
      isNameOfRow(meaning, knowledge.datasets)
        ? [{ dataset: meaning.dataset, end }]
        : [],
    )
    .toSorted((a, b) => b.end - a.end);
}

/** That somebody or something is at a place. */
export interface Stay {
  /** The table that the clause names; null where it is what was spoken of before. */
  readonly owner: Dataset | null;
  readonly end: number;
  /** They live there. */
  readonly isOfPeople: boolean;
}

/**
 * Where a clause ends that says of a place that they are there ("the city *in which they are located*"), or of what they belong to
 * that they do; null where none begins at the place.
 */
export function stayFrom(head: number, said: Said): Stay | null {
  const { tokens } = said;
  const norm = (at: number): string => tokens[at]?.norm ?? '';
  const clause = clauseFrom(head, 'time', said);
  if (!clause.hasSubject) return null;
  const isThere =
    norm(head) === 'where' || (STAYING_IN.has(norm(head)) && CLAUSE_OPENERS.has(norm(head + 1)));
  const isBeing = CLAUSE_AUXILIARIES.has(norm(clause.begin - 1));
  const isStaying = STAYING.has(norm(clause.begin));
  const isBelonging = BELONGING.has(norm(clause.begin));
  const after = isStaying || isBelonging ? clause.begin + 1 : clause.begin;
  const isIn = (isBelonging ? BELONGING_TO : STAYING_IN).has(norm(after));
  const end = isIn ? after + 1 : after;
  if (!mayEnd(end, tokens)) return null;
  const isSaid = isBelonging ? isIn : (isStaying || isBeing) && isThere !== isIn;
  return isSaid ? { owner: clause.owner, end, isOfPeople: LIVING.has(norm(clause.begin)) } : null;
}
