import { isChangeAlone } from './draft-changes.ts';
import { type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';
import { ranksColumns } from './ranks-columns.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';

/** What the order of the phrases says. */
export interface Placed {
  /** "growth of volume", not "volume and growth": what is made of the measure is asked for alone. */
  readonly isChangeAlone: boolean;
  /** Which came first: what is asked for, or the noun. */
  readonly startsWithNominal: boolean;
  readonly startsWithRank: boolean;
  readonly startsWithColumns: boolean;
  /** "for each shop, its city and …": what is grouped by comes before the columns. */
  readonly startsWithGroup: boolean;
  /** "in each region, which branch …". */
  readonly asksForNames: boolean;
  /** Columns are added to the noun's own ("cities and their population"), not put in their place. */
  readonly addsColumns: boolean;
  /** They stand after "with" alone: "the latest loans with borrower name and principal". */
  readonly listsColumns: boolean;
  /** The columns are ranked, and a noun after them restricts: "top 3 regions by rate for self-employed borrowers". */
  readonly ranksColumns: boolean;
  /** Columns that say whose the others are, and are not asked for: "for *the artist* AC/DC, what are the album titles". */
  readonly scopes: readonly DimensionSketch[];
  /** Tables that are named apart from other columns: "titles of all publications that have Graph Mining as *a keyword*". */
  readonly namedApart: readonly string[];
  /** Measures are wanted for each row of the noun: "branches with over 500 loans and their volume". */
  readonly addsMeasures: boolean;
}

/** Reads what the order of the phrases says. */
export function placesIn(phrases: readonly Phrase[]): Placed {
  const first = phrases.find(({ kind }) => kind === 'nominal' || kind === 'measures' || kind === 'columns');
  const joints = phrasesOf(phrases, 'columns').map(({ joint }) => joint);
  const quantities = phrasesOf(phrases, 'measures').filter(({ measures }) => measures.every(isQuantity));
  const added = [...joints, ...quantities.map(({ joint }) => joint)];
  const isAfterAnd = phrases.some((phrase, at) => {
    const before = phrases[at - 1];
    return phrase.kind === 'columns' && before?.kind === 'noise' && before.isAnd === true;
  });
  const isAdded =
    isAfterAnd || added.some((joint) => joint === 'and' || joint === 'with' || joint === 'conjunction');
  const at = (kind: Phrase['kind']): number => phrases.findIndex((phrase) => phrase.kind === kind);
  return {
    isChangeAlone: isChangeAlone(phrases),
    startsWithNominal: first?.kind === 'nominal',
    startsWithRank: at('rank') >= 0 && (first === undefined || at('rank') < phrases.indexOf(first)),
    startsWithColumns: first?.kind === 'columns',
    startsWithGroup: at('group') >= 0 && (at('columns') < 0 || at('group') < at('columns')),
    asksForNames: joints.includes('that'),
    addsColumns: first?.kind === 'nominal' && isAdded,
    listsColumns: joints.at(-1) === 'with' && joints.slice(0, -1).every((joint) => joint === null),
    ranksColumns: ranksColumns(phrases),
    scopes: scopesIn(phrases),
    namedApart: phrasesOf(phrases, 'columns').flatMap(({ dimensions: [only, ...others] }) =>
      only?.kind === 'dataset' && others.length === 0 ? [only.dataset] : [],
    ),
    addsMeasures:
      first?.kind === 'nominal' &&
      !isScope(first, phrases) &&
      phrasesOf(phrases, 'measures').some(({ joint }) => joint === 'and' || joint === 'with'),
  };
}

/** What stands with a condition before the question begins, where columns of it follow. */
function scopesIn(phrases: readonly Phrase[]): readonly DimensionSketch[] {
  const [first, next] = phrases;
  if (first?.kind !== 'columns' || first.joint === null || next?.kind !== 'conditions') return [];
  const begin = phrases.findIndex(({ kind }) => kind === 'opener');
  const isAsked = begin > 0 && phrases.slice(begin).some(({ kind }) => kind === 'columns');
  return isAsked && first.dimensions.every(({ kind }) => kind === 'dataset') ? first.dimensions : [];
}

function isQuantity({ kind }: MeasureSketch): boolean {
  return kind === 'bare';
}

/** "for retired borrowers, count and volume": of which rows, and no row for each of them. */
function isScope(first: PhraseOf<'nominal'>, phrases: readonly Phrase[]): boolean {
  const before = phrases.slice(0, phrases.indexOf(first));
  return first.isJoined || before.some((one) => one.kind === 'noise' && one.isRough === true);
}
