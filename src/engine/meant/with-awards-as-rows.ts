import { type Dataset, type Field, type Knowledge, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { AWARDS } from '../lexicon/awards.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with awards by the rows that have them, where a column says which: "how many *gold medals* did each wine *win*" are its gold
 * entries, "wines that won *no medal*" have no entries with a medal, and "how many *medals of each kind*" are the entries of each medal.
 * The very tokens where the rows are named themselves, or no column or several are called so.
 */
export function withAwardsAsRows(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  if (!tokens.some(({ norm }) => AWARDS.has(singularOf(norm)) || WON.has(norm))) return tokens;
  const column = awardColumn(knowledge);
  if (column === null) return tokens;
  const candidates = find(tokens);
  const isOwn = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'dataset' && meaning.dataset === column.dataset.name;
  if (candidates.some(isOwn)) return tokens;
  const said = awardsIn(tokens, candidates, column);
  return said === tokens ? tokens : withoutWinning(said, column);
}

interface AwardColumn {
  readonly dataset: Dataset;
  readonly field: Field;
}

/** The one column that tells which award a row got. */
function awardColumn({ datasets }: Knowledge): AwardColumn | null {
  const found = datasets
    .filter(({ isVisible }) => isVisible)
    .flatMap((dataset) =>
      dataset.fields.flatMap((field) =>
        field.role === 'category' && field.isNullable && AWARDS.has(field.label) ? [{ dataset, field }] : [],
      ),
    );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The awards that are counted or had, each by its rows. */
function awardsIn(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  { dataset, field }: AwardColumn,
): readonly Token[] {
  const isValueAt = (at: number): boolean =>
    candidates.some(
      ({ start, end, meaning }) =>
        start === at &&
        end === at + 1 &&
        meaning.kind === 'value' &&
        meaning.field === field.name &&
        meaning.dataset === dataset.name,
    );
  let isFound = false;
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const before = tokens[at - 1]?.norm ?? '';
    const say = (words: string): void => {
      isFound = true;
      written.push(...words.split(' ').map((norm) => wordLike(token, norm)));
    };
    const isAward = singularOf(token.norm) === field.label;
    const isMany = token.norm !== field.label;
    if (isAward && isValueAt(at - 1)) {
      if (TALLIES.has(tokens[at + 1]?.norm ?? '')) {
        // "gold medal tally"
        const kind = written.pop();
        say('number of');
        if (kind !== undefined) written.push(kind);
        at += 1;
      }
      say(isMany || isFound ? dataset.labelPlural : dataset.label);
    } else if (isAward && isMany && OF_EACH.test(textFrom(tokens, at + 1))) {
      say(`${dataset.labelPlural} of each ${field.label}`);
      at += 3;
    } else if (
      isAward &&
      (isMany ? BEFORE_MANY.has(before) || tokens[at - 1]?.kind === 'number' : BEFORE_ONE.has(before))
    ) {
      say(`${isMany || before === 'no' ? dataset.labelPlural : dataset.label} with a ${field.label}`);
    } else {
      written.push(token);
      // "which wines won gold"
      const isWon = WON.has(before) || (ARTICLES.has(before) && WON.has(tokens[at - 2]?.norm ?? ''));
      const isNamed = singularOf(tokens[at + 1]?.norm ?? '') === field.label;
      if (isWon && isValueAt(at) && !isNamed) say(dataset.labelPlural);
    }
  }
  return isFound ? written : tokens;
}

function textFrom(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at, at + 3)
    .map(({ norm }) => norm)
    .join(' ');
}

const OF_EACH = /^(?:of|for|by) (?:each|every) (?:colou?r|kind|metal|sort|type)$/;
const TALLIES: ReadonlySet<string> = new Set(['count', 'counts', 'tally', 'total']);
const BEFORE_MANY: ReadonlySet<string> = new Set(
  'any fewer fewest many more most no of with without'.split(' '),
);
const BEFORE_ONE: ReadonlySet<string> = new Set(['a', 'any', 'no', 'one']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'the']);

const WON: ReadonlySet<string> = new Set('earn earned earning take took win winning wins won'.split(' '));
/** "were awarded", "handed out": all of them were. */
const GIVEN_OUT = /^(?:are|been|get|got|is|was|were)? ?(?:awarded|given|handed|won|earned)(?: out)?/;

/** The tokens in which the rows are had, and not won or given. */
function withoutWinning(tokens: readonly Token[], { dataset }: AwardColumn): readonly Token[] {
  const nouns = new Set([dataset.label, dataset.labelPlural].map((label) => label.split(' ').at(-1) ?? ''));
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const given = GIVEN_OUT.exec(textFrom(tokens, at))?.[0].split(' ') ?? [];
    const isOfThem = nouns.has(tokens[at - 1]?.norm ?? '') || EACH_AWARD.test(textFrom(tokens, at - 3));
    if (isOfThem && given.length > 0) {
      at += given.length - 1;
    } else if (WON.has(token.norm)) {
      const isDone = HAS.has(
        tokens.slice(0, at).findLast(({ norm }) => HAS.has(norm) || norm === 'did')?.norm ?? '',
      );
      written.push(wordLike(token, isDone ? 'had' : 'have'));
    } else written.push(token);
  }
  return written;
}

const HAS: ReadonlySet<string> = new Set(['had', 'has', 'have']);
const EACH_AWARD = /^of each \w+$/;
