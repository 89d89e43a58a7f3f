import { isSame } from '../is-same.ts';
import { countHasSubject, countsAreApart } from './counts-fit.ts';
import { isNamedPeriod } from './draft-measures.ts';
import {
  changeIsNoClause,
  changeIsOfWhole,
  changeIsRanked,
  numbersDoNotFall,
  ranksIn,
  transformIsOne,
} from './fitting-changes.ts';
import { comparedIsSaid, comparisonIsWhole, hasTimeOfNew } from './fitting-comparisons.ts';
import {
  askedIsOne,
  asksHowMuchWasPaid,
  factsAreOne,
  isCompleteQuestion,
  isSchemaAlone,
  openersHaveMore,
  outputsAreAll,
  outputsComeLast,
} from './fitting-questions.ts';
import { haveOneTime } from './fitting-times.ts';
import { isOwnedByNobody, isOwner, isRough, NAMES, standsLoose } from './loose-names.ts';
import { nextHasOrder, orderHasRows, rankIsWhole } from './merge-rankings.ts';
import { sharesHaveParts } from './own-shares.ts';
import { type Phrase, phrasesOf } from './phrase.ts';
import { type ConditionSketch, type DimensionSketch, isRowRatio } from './sketch.ts';

/** Whether the phrases can be one sentence: none is there twice that has one place, and nothing stands loose. */
export function fitTogether(phrases: readonly Phrase[]): boolean {
  return (
    // What most of them fail by is asked first.
    !phrases.some((phrase, at) => standsLoose(phrase, phrases[at - 1])) &&
    measuresBelongTogether(phrases) &&
    limitHasRanking(phrases) &&
    !phrases.some(
      ({ kind }, at) => AT_MOST_ONE.has(kind) && phrases.findIndex((one) => one.kind === kind) < at,
    ) &&
    transformIsOne(phrases) &&
    sharesHaveParts(phrases) &&
    changeIsNoClause(phrases) &&
    changeIsOfWhole(phrases) &&
    numbersDoNotFall(phrases) &&
    changeIsRanked(phrases) &&
    isSchemaAlone(phrases) &&
    ownersAreAsked(phrases) &&
    !unranked(phrases).some((phrase, at, all) => isOwner(phrase, all[at - 1], all[at - 2])) &&
    !phrases.some((phrase, at) => isRough(phrase) && isRough(phrases[at - 1])) &&
    // A second noun that nothing ties to the first is a list of things, not a restriction.
    phrasesOf(phrases, 'nominal').filter(({ isJoined }) => !isJoined).length < 2 &&
    !phrases.some(addsRows) &&
    objectHasSubject(phrases) &&
    !phrases.some((phrase, at) => isDone(phrase) && isTimed(phrases[at + 1])) &&
    haveOneTime(phrases) &&
    !contradicts(phrases) &&
    eachHasItsOwn(phrases) &&
    !isOwnedByNobody(phrases[0]) &&
    countHasSubject(phrases) &&
    countsAreApart(phrases) &&
    !phrases.some((phrase, at) => tearsCounted(phrase, phrases[at + 1])) &&
    !phrases.some((phrase, at) => tearsNoun(phrase, phrases[at + 1])) &&
    isCompleteQuestion(phrases) &&
    openersHaveMore(phrases) &&
    factsAreOne(phrases) &&
    orderHasRows(phrases) &&
    nextHasOrder(phrases) &&
    rankIsWhole(phrases) &&
    outputsComeLast(phrases) &&
    outputsAreAll(phrases) &&
    weightHasAverage(phrases) &&
    askedIsOne(phrases) &&
    comparedIsSaid(phrases) &&
    !phrases.some((phrase, at) => listsWhatIsCompared(phrase, phrases[at + 1])) &&
    groupsOfAll(phrases) &&
    groupsAreThere(phrases) &&
    kindsAreOfRows(phrases) &&
    hasTimeOfNew(phrases) &&
    hasEnd(phrases) &&
    comparisonIsWhole(phrases) &&
    asksHowMuchWasPaid(phrases) &&
    averageIsOfGroups(phrases)
  );
}

/** "volume *and charge-offs* by grade": more is asked for, and not the volume of those. */
function addsRows(phrase: Phrase, at: number, phrases: readonly Phrase[]): boolean {
  const joint = phrases[at - 1];
  const isAfterAnd = joint?.kind === 'noise' && joint.isAnd === true;
  // "late and current balance"
  if (phrase.kind === 'measures' || phrase.kind === 'columns') {
    const before = isAfterAnd
      ? at - 2
      : phrase.joint === 'and' || phrase.joint === 'conjunction'
        ? at - 1
        : -1;
    const first = phrases[before];
    return (
      before === 0 &&
      first?.kind === 'conditions' &&
      first.isPlaced !== true &&
      !first.conditions.some(({ kind }) => kind === 'time')
    );
  }
  if (phrase.kind === 'nominal')
    return (
      isAfterAnd &&
      !phrase.isJoined &&
      phrase.nominal.isName !== true &&
      // "the shepherds and their flocks" are listed in pairs.
      (phrase.nominal.conditions.length > 0 || phrases[at - 2]?.kind === 'measures') &&
      isName(phrases[at - 2])
    );
  if (phrase.kind !== 'conditions' || !phrase.conditions.some((one) => isAdjective(one) || isPresence(one)))
    return false;
  return isAfterAnd ? isName(phrases[at - 2]) : phrase.isAdded === true && isName(joint);
}

/** What is asked for, of which nothing is said yet. */
function isName(phrase: Phrase | undefined): boolean {
  if (phrase?.kind === 'nominal') return phrase.nominal.conditions.length === 0;
  if (phrase?.kind === 'measures')
    return phrase.measures.every((one) => one.kind !== 'count' || one.nominal.conditions.length === 0);
  return phrase?.kind === 'columns';
}

/** A measure that comes later without a joint defines the first one, or is another answer: "default rate: late / all". */
function measuresBelongTogether(phrases: readonly Phrase[]): boolean {
  const [, ...later] = phrasesOf(phrases, 'measures');
  // "how many borrowers have loans of …" asks for one number; "states with their volume" has something that has it.
  const hasOwner = phrases.some(({ kind }) => kind === 'group' || kind === 'columns' || kind === 'nominal');
  return later.every(
    ({ joint }) => joint === 'and' || joint === 'conjunction' || (joint === 'with' && hasOwner),
  );
}

/** "which branch's default rate": of what is asked for. */
function ownersAreAsked(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => {
    const [opener, owner] = phrases.slice(Math.max(0, at - 2), at);
    if (phrase.kind !== 'measures' || phrase.joint !== 'owned') return true;
    const isNamed = owner?.kind === 'columns' || owner?.kind === 'nominal';
    return isNamed && opener?.kind === 'opener' && opener.opener === 'which';
  });
}

const AT_MOST_ONE: ReadonlySet<Phrase['kind']> = new Set([
  'rank',
  'order',
  'ties',
  'compare',
  'limit',
  'outputs',
]);

function isDone(phrase: Phrase): boolean {
  return phrase.kind === 'noise' && phrase.isDone === true;
}

/** "released in 2022": whether the time is that of the release is for the condition to tell. */
function isTimed(phrase: Phrase | undefined): boolean {
  return (
    phrase?.kind === 'conditions' &&
    phrase.conditions.some((one) => one.kind === 'time' && one.done === undefined)
  );
}

/** "who wrote the book" asks for no book. */
function objectHasSubject(phrases: readonly Phrase[]): boolean {
  const first = phrases.find(({ kind }) => NAMES.has(kind));
  return first?.kind !== 'nominal' || first.isObject !== true;
}

/** "the number of visits for each open shop" is a number of each, not of all of them together. */
function eachHasItsOwn(phrases: readonly Phrase[]): boolean {
  const isOfEach = phrasesOf(phrases, 'nominal').some(({ isEach }) => isEach === true);
  const measures = phrasesOf(phrases, 'measures').flatMap((phrase) => phrase.measures);
  const isRanked = phrasesOf(phrases, 'rank').length > 0;
  return !isOfEach || (!isRanked && measures.every((one) => one.kind === 'bare' || isRowRatio(one)));
}

/** "serving vegan food to those serving non-vegan food" is of two groups, not of one. */
function contradicts(phrases: readonly Phrase[]): boolean {
  const conditions = phrasesOf(phrases, 'conditions').flatMap((phrase) => phrase.conditions);
  return conditions.some((one) => one.kind === 'not' && conditions.some((other) => isSame(other, one.of)));
}

/** "which five states have the most …": the number belongs to the ranking, which has none of its own. */
function limitHasRanking(phrases: readonly Phrase[]): boolean {
  if (phrasesOf(phrases, 'limit').length === 0) return true;
  const [rank] = ranksIn(phrases);
  return rank !== undefined && rank.limit === null && rank.position === null;
}

/** "for Texas | borrowers, total principal" is of the borrowers in Texas; they are not counted. */
function tearsCounted(phrase: Phrase, next: Phrase | undefined): boolean {
  if (phrase.kind !== 'conditions' || next?.kind !== 'measures' || next.measures.length < 2) return false;
  const [counted] = next.measures;
  const isBare = counted?.kind === 'count' && counted.nominal.conditions.length === 0;
  return isBare && next.joint === null && phrase.conditions.every(isAdjective);
}

/** "Texas | customers" after a comma are those customers, and no column of them. */
function tearsNoun(phrase: Phrase, next: Phrase | undefined): boolean {
  if (phrase.kind !== 'conditions' || next?.kind !== 'columns' || next.joint !== null) return false;
  const isNoun = next.dimensions[0]?.kind === 'dataset';
  return isNoun && phrase.conditions.every(isAdjective);
}

function isAdjective({ kind }: ConditionSketch): boolean {
  return kind === 'value' || kind === 'segment';
}

/** What is weighted is one average. */
function weightHasAverage(phrases: readonly Phrase[]): boolean {
  const weights = phrasesOf(phrases, 'weight');
  const [only, ...others] = phrasesOf(phrases, 'measures').flatMap(({ measures }) => measures);
  const isAverage =
    (only?.kind === 'aggregate' && only.function === 'avg') ||
    (only?.kind === 'weighted' && only.weight === null);
  return weights.length === 0 || (weights.length === 1 && others.length === 0 && isAverage);
}

/** "…, all branches" is of groups that are branches. */
function groupsOfAll(phrases: readonly Phrase[]): boolean {
  const wanted = phrasesOf(phrases, 'all-groups').flatMap(({ of }) => of ?? []);
  const groups = phrasesOf(phrases, 'group').flatMap(({ dimensions }) => dimensions);
  return wanted.every((dataset) =>
    groups.some((group) => group.kind === 'dataset' && group.dataset === dataset),
  );
}

/** "…, only states with over 100 loans" is of groups that are states. */
function groupsAreThere(phrases: readonly Phrase[]): boolean {
  const groups = [...phrasesOf(phrases, 'group'), ...phrasesOf(phrases, 'columns')].flatMap(
    ({ dimensions }) => dimensions,
  );
  const named = [...phrasesOf(phrases, 'of-groups'), ...phrasesOf(phrases, 'of-asked')];
  return named.every(({ group }) =>
    group === undefined ? groups.length > 0 : groups.some((one) => isCalled(one, group)),
  );
}

/** "by borrower state, only states with …": the name that is said again may be of more than what is meant. */
function isCalled(group: DimensionSketch, name: DimensionSketch): boolean {
  if (group.kind !== 'field' || name.kind !== 'field') return isSame(group, name);
  return group.field.alternatives.every(({ dataset, field }) =>
    name.field.alternatives.some((one) => one.dataset === dataset && one.field === field),
  );
}

/** "volume in 2024 *compared with* 2023, and the change" lists no columns there. */
function listsWhatIsCompared(phrase: Phrase, next: Phrase | undefined): boolean {
  return phrase.kind === 'opener' && phrase.opener === 'compare' && next?.kind === 'outputs';
}

/** "by type of closing" is of something that has no table: that it was closed says nothing of the products. */
function kindsAreOfRows(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => {
    const next = phrases[at + 1];
    if (phrase.kind !== 'group' || phrase.dimensions.at(-1)?.kind !== 'dataset') return true;
    return next?.kind !== 'conditions' || !next.conditions.some(isPresence);
  });
}

function isPresence(condition: ConditionSketch): boolean {
  return condition.kind === 'not' && condition.of.kind === 'missing';
}

/** "payments actually made" does not end with a word that says nothing. */
function hasEnd(phrases: readonly Phrase[]): boolean {
  const last = phrases.findLast((phrase) => phrase.kind !== 'noise' || phrase.needsMore === true);
  return last?.kind !== 'noise';
}

/** "on average" is of one number for each of one thing, or of a quantity that each row has. */
function averageIsOfGroups(phrases: readonly Phrase[]): boolean {
  const averages = phrasesOf(phrases, 'on-average');
  const measures = phrasesOf(phrases, 'measures').flatMap((phrase) => phrase.measures);
  const groups = phrasesOf(phrases, 'group').flatMap(({ dimensions }) => dimensions);
  if (averages.length === 0) return true;
  const [only, ...others] = measures;
  if (only?.kind !== 'bare' && groups.some(isNamedPeriod)) return false;
  if (only === undefined) return phrasesOf(phrases, 'nominal').length === 1 && groups.length === 1;
  const isOfOne = averages.length === 1 && others.length === 0;
  return isOfOne && (groups.length === 1 || (groups.length === 0 && only.kind === 'bare'));
}

/** "the weight of the oldest dog" is of a dog, ranked or not. */
function unranked(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.filter((phrase) => phrase.kind !== 'rank' || phrase.limit !== null);
}
