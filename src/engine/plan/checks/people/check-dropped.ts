import type { Dataset, Knowledge } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { stemOf } from '../../../ties.ts';
import { wordsOfRole } from '../../../words-of-role.ts';
import { columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesIn } from '../../tables-in.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly text: string;
  readonly index: KnowledgeIndex;
}

/**
 * Rejects a query in which a relation that the words tell of is dropped: a verb that ties rows of a table to others of it, whose
 * column is meant, one of the columns that are listed, or what a denial is of.
 */
export function checkDropped(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = { words, text: spacedTextOf(words), index };
  checkTie(query, said);
  checkPart(query, said);
  checkPossessor(query, said);
  checkOfOwner(query, said);
  checkListed(query, said);
  checkDeniedDeed(query, said.text);
  checkTypeOf(query, said.text);
  checkSameOnes(query, said.text);
}

/** "publications that cite Y": where cites tie publications to publications, those at the other end are asked for. */
function checkTie(query: Asked, { words, index }: Said): void {
  const { ties } = namesOf(index.knowledge);
  for (const { stem, tables, label } of ties) {
    if (!words.some((word) => stemOf(word) === stem)) continue;
    const used = tablesIn(query);
    if (tables.some((table) => used.has(table))) continue;
    const isColumn = columnsIn(query).some(({ table, column }) =>
      index
        .field(table, column)
        .label.split(' ')
        .some((word) => stemOf(word) === stem),
    );
    if (!isColumn) noSense(`whom the ${label} are of is not asked for`);
  }
}

/** "how many matches were won by the home team": of each that there is a home team says nothing of which of two it is. */
function checkPart(query: Asked, { text, index }: Said): void {
  for (const { table, names, words } of namesOf(index.knowledge).parts) {
    if (!names.some((name) => text.includes(` ${name} `)) || tablesIn(query).has(table)) continue;
    const isColumn = columnsIn(query).some(({ table: own, column }) =>
      index
        .field(own, column)
        .label.split(' ')
        .some((word) => words.includes(word)),
    );
    if (!isColumn) noSense(`what the ${names[0]} has to do with it is not asked for`);
  }
}

/** Rejects those who took part for those who won: "the matches won by the home team" where no column tells who did. */
export function checkWonBy(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !WON_BY.test(spacedTextOf(words))) return;
  const isTold =
    columnsIn(query).some(({ table, column }) => OUTCOME.test(index.field(table, column).label)) ||
    ![...tablesIn(query)].some((table) =>
      namesOf(index.knowledge).parts.some((part) => part.table === table),
    );
  if (!isTold) noSense('who won is not told');
}

const WON_BY = / (?:lost|won) by (?:the |a |an )?[a-z]+ /;
const OUTCOME = /\b(?:los|lost|outcome|place|position|result|victor|win|won)/;

/** "their manager's last name", "the score of the accepted answer": of the row that the key leads to, and not of the row itself. */
function checkPossessor(query: Asked, { text, index }: Said): void {
  for (const role of namesOf(index.knowledge).roles) {
    const asked = text.includes(` ${role} `) ? askedOf(role, text) : [];
    if (asked.length === 0) continue;
    const columns = columnsIn(query).map(({ table, column }) => ({
      label: index.field(table, column).label,
      isTheirs: isCalled(index.dataset(table), role),
    }));
    for (const word of asked) {
      const [first, ...others] = columns.filter(({ label }) => label.split(' ').includes(word));
      const isOwn = [first, ...others].every(
        (one) => !(one?.isTheirs ?? false) && !one?.label.includes(role),
      );
      if (first !== undefined && isOwn) undecided(`whose ${first.label} is meant is not said`);
    }
  }
}

/** "the head of Cardiology", which is a ward, and what another head is a specialist of. */
function checkOfOwner(query: Asked, { text, index }: Said): void {
  const { datasets, relationships } = index.knowledge;
  for (const test of testsOf(query.where).flatMap((one) => (one.kind === 'binary' ? [one] : []))) {
    if (test.left.kind !== 'column' || test.right.kind !== 'literal') continue;
    const { table } = test.left;
    const { value } = test.right;
    const { label, roleOf } = index.dataset(table);
    if (roleOf === undefined || !text.includes(` ${label} of ${String(value).toLowerCase()} `)) continue;
    const owners = relationships.filter(({ to }) => to === table).map(({ from }) => from);
    const isOwner = datasets.some(
      ({ name, fields, display }) =>
        owners.includes(name) &&
        fields.some(
          (field) =>
            display.includes(field.name) && field.values?.some((one) => one.value === value) === true,
        ),
    );
    if (isOwner) undecided(`whose ${label} is meant is not said`);
  }
}

/** The words right beside the possessor: "last" of "manager's last name", "rate" of "hourly rate of the boss". */
function askedOf(role: string, text: string): readonly string[] {
  const [before, ...after] = text.split(` ${role} `);
  return [
    ...after.flatMap((part) => /^'s ([\w-]+)/.exec(part)?.[1] ?? []),
    ...[before, ...after.slice(0, -1)].flatMap((part = '') => OF_THEM.exec(part)?.[1] ?? []),
  ];
}

const OF_THEM = / ([\w-]+) of(?: the| their| its| his| her| an?)?$/;

function isCalled({ label, synonyms }: Dataset, name: string): boolean {
  return label === name || label.endsWith(` ${name}`) || synonyms.includes(name);
}

/** "display the full name (first and last name) and the department name of …": each column that is listed by its whole name is shown. */
function checkListed(query: Asked, { text, index }: Said): void {
  const [, listed] = query.kind === 'list' ? (LISTED.exec(text) ?? []) : [];
  if (listed === undefined) return;
  const items = listed.split(SEPARATORS).map((item) => item.replace(ARTICLES, '').trim());
  if (items.length < 2) return;
  const shown = shownOutputs(query).flatMap(({ label, name, expression }) => [
    label,
    name.replaceAll('_', ' '),
    ...columnsOf(expression).flatMap(({ table, column }) => {
      const field = index.field(table, column);
      return [field.label, ...field.synonyms, `${index.dataset(table).label} ${field.label}`];
    }),
  ]);
  // The first name of players is that of winners, where these are asked for.
  const isShown = (item: string): boolean => shown.some((one) => one === item || one.endsWith(` ${item}`));
  const left = items.find(
    (item) => item !== 'full name' && namesOf(index.knowledge).columns.has(item) && !isShown(item),
  );
  if (left !== undefined) noSense(`the ${left} is not shown`);
}

const LISTED =
  /^ (?:please )?(?:display|find|get|give|list|provide|report|return|show|what (?:is|are))(?: me| us)? ((?:[\w (),/&-]+?)) of (?:the|all|each|every|any|those|\w+s) /;
const SEPARATORS = / (?:and|,|\(|\)|&|as well as|along with|together with) /;
const ARTICLES = /^(?:(?:the|their|its|all|both|and|,|\() )+/;

/** "did not lose any ship": there is none that was lost; that there is one that was not lost says something else. */
function checkDeniedDeed(query: Asked, text: string): void {
  if (query.where !== null && DENIED.test(text) && hasOtherThan(query.where))
    noSense('that there is none is asked, and not that there is another one');
}

const DENIED =
  /\b(?:did|do|does|have|has|had)(?:n't| n't| not| never) (?!have |has |had )\w+(?: (?:back|down|off|out|up))? (?:any|an?|a single|even one|one)\b|\bnever \w+(?: (?:back|down|off|out|up))? (?:any|an?|a single|one)\b/;

/** Whether there must be a row for which a test does not hold. */
function hasOtherThan(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(hasOtherThan);
  return condition.kind === 'exists' && condition.where !== null && deniesText(condition.where);
}

function deniesText(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(deniesText);
  if (condition.kind === 'not') return condition.of.kind === 'test';
  return condition.kind === 'test' && isDenial(condition.expression);
}

function isDenial(test: Expression): boolean {
  if (test.kind === 'logical') return operandsOf(test).some(isDenial);
  if (test.kind === 'in') return test.negated;
  return test.kind === 'not' || (test.kind === 'binary' && test.operator === '<>');
}

/** "what type of bond is there between": a column, and no number of what it is between. */
function checkTypeOf(query: Asked, text: string): void {
  if (query.kind !== 'aggregate' || query.having !== null || query.limit !== null) return;
  if (TYPE_OF.test(text) && !NUMBERED.test(text)) noSense('no number is asked for');
}

const TYPE_OF = /^ (?:what|which) (?:are |is |was |were )?(?:the )?(?:type|kind|sort|category)s? of /;
const NUMBERED =
  / (?:number|count|counts|total|sum|average|mean|median|amount|share|percent|percentage|rate|ratio|how|most|least|more|less|fewer|fewest|common|commonest|frequent|popular|per|each|by|highest|lowest|maximum|minimum) /;

/** "a hobby that their own coach has": the same one, and that there is a coach says nothing of it. */
function checkSameOnes({ where }: Asked, text: string): void {
  if (OF_THEIRS.test(text) && JSON.stringify(where).includes('"kind":"exists"'))
    noSense('that both are of the same is lost');
}

const OF_THEIRS =
  /\b(?:that|which|whom|(?:an?|any|some|the same) [\w-]+) (?:her|his|its|their) (?:own )?[\w-]+ (?:also )?(?:did|do|does|had|has|have|[a-z]+(?:ed|s))\b/;

/** What the tables and columns are called, as far as it matters here. */
interface Names {
  readonly ties: readonly {
    readonly stem: string;
    readonly label: string;
    readonly tables: readonly string[];
  }[];
  /** Those that play one of several parts in the same rows, a home team and an away team. */
  readonly parts: readonly {
    readonly table: string;
    readonly names: readonly string[];
    readonly words: readonly string[];
  }[];
  /** What a key calls the row that it leads to, where no table is called so. */
  readonly roles: readonly string[];
  /** Columns by their names, also after those of their tables. */
  readonly columns: ReadonlySet<string>;
}

const NAMES = new WeakMap<Knowledge, Names>();

function namesOf(knowledge: Knowledge): Names {
  const known = NAMES.get(knowledge);
  if (known !== undefined) return known;
  const names: Names = {
    ties: tiesIn(knowledge),
    parts: partsIn(knowledge),
    roles: rolesIn(knowledge),
    columns: new Set(
      knowledge.datasets.flatMap((table) =>
        table.fields.flatMap(({ label }) => [label, `${table.label} ${label}`]),
      ),
    ),
  };
  NAMES.set(knowledge, names);
  return names;
}

function tiesIn({ datasets, relationships }: Knowledge): Names['ties'] {
  const playedOf = (table: string): string => datasets.find(({ name }) => name === table)?.roleOf ?? table;
  return datasets.flatMap(({ name, label, labelPlural, fields, roleOf }) => {
    const ends = relationships.filter(({ from }) => from === name).map(({ to }) => playedOf(to));
    const isOfSame = ends.some((end, at) => ends.indexOf(end) !== at);
    const isTie = isOfSame && roleOf === undefined && fields.every(({ role }) => role === 'key');
    const tables = [name, ...datasets.filter((one) => one.roleOf === name).map((one) => one.name)];
    return isTie ? [{ stem: stemOf(label.split(' ').at(-1) ?? label), label: labelPlural, tables }] : [];
  });
}

function partsIn({ datasets, relationships }: Knowledge): Names['parts'] {
  const playedBy = new Map(datasets.map(({ name, roleOf }) => [name, roleOf]));
  return datasets.flatMap(({ name, label, labelPlural, roleOf }) => {
    const isOneOf = relationships.some(
      ({ from, to }) =>
        to === name &&
        relationships.some((one) => one.from === from && one.to !== name && playedBy.get(one.to) === roleOf),
    );
    const isPart = roleOf !== undefined && isOneOf && label.includes(' ');
    return isPart ? [{ table: name, names: [label, labelPlural], words: label.split(' ').slice(0, -1) }] : [];
  });
}

function rolesIn({ datasets }: Knowledge): readonly string[] {
  const tables = datasets.filter(({ roleOf }) => roleOf === undefined);
  const roles = tables.flatMap(({ fields }) =>
    fields.flatMap(({ label, role }) => {
      const words = role === 'key' ? wordsOfRole(label) : [];
      return words.length > 0 && words.join(' ') !== label ? [words.join(' ')] : [];
    }),
  );
  return [...new Set(roles)].filter((role) => !tables.some((table) => isCalled(table, role)));
}

/** Without one of these {@link checkWonBy} holds on to nothing. */
export const WON_BY_CUES: readonly Cue[] = [WON_BY];
