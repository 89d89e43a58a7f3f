import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { TENS_WORDS, UNIT_WORDS } from '../../../lexicon/numbers.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import { isKind } from '../../kinds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import type { Phrase } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import type { ConditionSketch, FieldAlternative, Nominal } from '../../sketch.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects groups that are said to be those of something which they are not reached by: enrolments "by faculty of the
 * course", where the nearest faculty is that of the student.
 */
export function checkOwners(query: LogicalQuery, phrases: readonly Phrase[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  for (const [at, phrase] of phrases.entries()) {
    const next = phrases.slice(at + 1).find(({ kind }) => kind !== 'noise');
    const group = phrase.kind === 'group' || phrase.kind === 'columns' ? phrase.dimensions.at(-1) : undefined;
    const said = ownerIn(next);
    if (group?.kind !== 'dataset' || said === null) continue;
    const { dataset: owner, conditions } = said;
    const tables = query.measures.flatMap(({ expression }) =>
      aggregatesOf(expression).map(({ table }) => table),
    );
    const isElsewhere = tables.some(
      (table) =>
        table !== owner &&
        index.distance(table, group.dataset) <
          index.distance(table, owner) + index.distance(owner, group.dataset),
    );
    if (conditions.length === 0 && index.isToOne(owner, group.dataset) && isElsewhere)
      noSense(`the ${index.dataset(group.dataset).label} is not that of the ${index.dataset(owner).label}`);
  }
}

/**
 * Rejects an age of people where that of others is asked for: "average age of open loans", "age at which authors died" is not that of
 * the borrowers.
 */
export function checkAge(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkOlder(query, words, index);
  checkYears(query, words, index);
  const at = words.findIndex((word, place) => word === 'age' && AGE_OF.has(words[place + 1] ?? ''));
  if (at < 0) return;
  const owners = words
    .slice(at + 2, at + 2 + OWNER_MAX)
    .map((word) => tablesCalled(word, index))
    .find((tables) => tables.length > 0);
  const outputs = query.kind === 'list' ? query.fields : query.measures;
  const aged = outputs
    .flatMap(({ expression }) => columnsOf(expression))
    .flatMap((one) => (isAge(one, index) || OF_BIRTH.test(one.column) ? [one.table] : []));
  // The age of students may be that of the people that they are.
  const isTheirs = (table: string): boolean =>
    aged.some((one) => one === table || (isOfPeople(index.dataset(table)) && index.isToOne(table, one)));
  if (aged.length > 0 && owners?.some(isTheirs) === false) noSense('the age is that of somebody else');
}

const AGE_OF: ReadonlySet<string> = new Set(['at', 'of']);

/** "loans older than three years": not those of people that are. */
function checkOlder(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const at = words.findIndex((word, place) => OLDER.has(word) && words[place + 1] === 'than');
  const older = at < 0 ? [] : words.slice(Math.max(0, at - OWNER_MAX), at);
  const owners = older.map((word) => tablesCalled(word, index)).findLast((tables) => tables.length > 0);
  if (owners?.some((table) => isOfPeople(index.dataset(table))) !== false) return;
  const aged = testsOf(query.where)
    .flatMap(columnsOf)
    .filter((one) => isAge(one, index) || OF_BIRTH.test(one.column));
  if (aged.length > 0 && aged.every(({ table }) => !owners.includes(table)))
    noSense('the age is that of somebody else');
}

/** "customers with over 20 years", "who worked more than 20 years": no age of theirs. */
function checkYears(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const text = textOf(words);
  const old =
    YEARS_OLD.exec(text)
      ?.slice(1)
      .find((one) => one !== undefined) ?? '';
  // "trips one year old" are no people.
  const isOfOther = tablesCalled(old, index).some((table) => !isOfPeople(index.dataset(table)));
  if (!YEARS_HAD.test(text) && !isOfOther && !isOfLasting(text, index)) return;
  const compared = testsOf(query.where).flatMap(columnsOf);
  if (compared.some((one) => isAge(one, index) || OF_BIRTH.test(one.column)))
    noSense('what lasted so long is not said');
}

/** "customers of more than ten years" are no children; of sixty years they may be. */
function isOfLasting(text: string, index: KnowledgeIndex): boolean {
  const [, noun = '', number = ''] = OF_YEARS.exec(text) ?? [];
  const years = UNIT_WORDS.get(number) ?? TENS_WORDS.get(number) ?? Number(number);
  return years < AGE_MIN && tablesCalled(noun, index).some((table) => isOfPeople(index.dataset(table)));
}

const OF_YEARS =
  /\b([a-z]+) of (?:(?:a|at|fewer|least|less|longer|more|most|over|than|under|up to) )*([a-z]+|[0-9]+)(?: or more)? years(?! (?:of age|old))/;
const AGE_MIN = 50;

const YEARS_OLD =
  /\b([a-z]+s) (?:(?:at|least|most|over|under) )*[a-z0-9]+ years? old\b|\byears? old ([a-z]+s)\b/;
const YEARS_HAD =
  /\b(?:for|had|has|have|having|with|work|worked|working|works|us) (?:(?:a|at|fewer|least|less|longer|more|most|over|than|under) )*[0-9]+ years(?! (?:of age|old))/;

const OLDER: ReadonlySet<string> = new Set(['older', 'younger']);
const OF_BIRTH = /birth|born/i;

/** "age of all our late open loans". */
const OWNER_MAX = 5;

function isAge({ table, column }: Extract<Expression, { kind: 'column' }>, index: KnowledgeIndex): boolean {
  return index.field(table, column).label === 'age';
}

/** Rejects "mortgage borrowers": who has the home so, or who has what is of that kind. */
export function checkKinds(phrases: readonly Phrase[], index: KnowledgeIndex): void {
  for (const { dataset, conditions } of nominalsIn(phrases))
    for (const condition of conditions) checkKind(condition, dataset, index);
  // "average score of customers with mortgage vs without"
  for (const phrase of phrases) {
    const sides = phrase.kind === 'compare' && 'sides' in phrase ? phrase.sides : [];
    for (const side of sides) if (side.kind === 'value') checkKind(side, null, index);
  }
}

/** The same of one condition, also denied: "customers without mortgage"; the rows are null where they are not known. */
function checkKind(said: ConditionSketch, rows: string | null, index: KnowledgeIndex): void {
  const condition = said.kind === 'not' ? said.of : said;
  const [term] = condition.kind === 'value' && condition.field === null ? condition.values : [];
  const own = term?.alternatives.find(({ dataset }) =>
    rows === null ? index.isParty(dataset) : dataset === rows,
  );
  if (term === undefined || own === undefined || !index.isParty(own.dataset) || isKindIn(index, own)) return;
  const other = term.alternatives.find((one) => one.value === own.value && isKindIn(index, one));
  if (other !== undefined)
    undecided(`whether "${own.value}" is their ${index.field(own.dataset, own.field).label} is not said`);
}

function isKindIn(index: KnowledgeIndex, { dataset, field }: FieldAlternative): boolean {
  return isKind(index.field(dataset, field), index.dataset(dataset));
}

function nominalsIn(phrases: readonly Phrase[]): readonly Nominal[] {
  return phrases.flatMap((phrase) => {
    if (phrase.kind === 'nominal') return [phrase.nominal];
    if (phrase.kind !== 'measures') return [];
    return phrase.measures.flatMap((one) => {
      if (one.kind === 'count') return [one.nominal];
      return one.kind === 'share' && one.of.kind === 'nominal' ? [one.of] : [];
    });
  });
}

/** What the words after a group tie it to: "of the course". */
function ownerIn(next: Phrase | undefined): Nominal | null {
  if (next?.kind === 'nominal') return next.nominal;
  const [only, ...others] = next?.kind === 'conditions' ? next.conditions : [];
  return only?.kind === 'exists' && others.length === 0 ? only.nominal : null;
}

/** Without one of these {@link checkAge} holds on to nothing. */
export const AGE_CUES: readonly Cue[] = [OLDER, YEARS_OLD, YEARS_HAD, OF_YEARS, 'age'];
