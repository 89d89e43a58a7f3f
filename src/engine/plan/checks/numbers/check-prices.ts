import type { Field } from '../../../../catalog/mod.ts';
import { singularOf } from '../../../../catalog/mod.ts';
import type { AggregateExpression } from '../../../../shared/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { OF_ONE_PIECE, PAID, PIECES, PRICES, WORTH } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/**
 * Rejects the sum of what one piece costs where pieces are counted ("the total price of each order" is of all its pieces),
 * and a number of pieces in place of what they are worth.
 */
export function checkPrices(query: LogicalQuery, { words, index }: Said): void {
  if (query.kind !== 'aggregate') return;
  for (const { expression } of query.measures)
    for (const one of aggregatesOf(expression)) {
      const { table, argument } = one;
      if (one.function !== 'sum' || argument?.kind !== 'column') continue;
      const field = index.field(argument.table, argument.column);
      checkPrice(one, field, {
        words,
        index,
        groups: query.dimensions.flatMap((group) => columnsOf(group.expression)),
      });
      if (field.unit?.kind === 'count' && isWorth(field, words))
        undecided(`what the ${field.label} of ${index.dataset(table).labelPlural} is worth is not said`);
    }
}

interface Grouped extends Said {
  readonly groups: readonly Column[];
}

function checkPrice({ table }: AggregateExpression, field: Field, { words, index, groups }: Grouped): void {
  const name = lastWord(field.label.replace(/ cents$/, ''));
  if (!PAID.has(name)) return;
  const said = new Set(words.map(singularOf));
  const isSaid = field.label.split(' ').every((word) => said.has(singularOf(word)));
  const ofPieces = index.knowledge.datasets.filter(({ fields }) => fields.some(isNumberOfPieces));
  const isSold = ofPieces.some(({ name }) => name === table && !saysOnePiece(words));
  const isOfThings = ofPieces.some(({ name }) => name !== table && index.isToOne(name, table));
  // "total rental fee by route": what is hired on several routes is hired once on each at the least.
  const isAcross = groups.some((one) => one.table !== table && !index.isToOne(table, one.table));
  if (PRICES.has(name) ? isSold || (isOfThings && (!isSaid || isAcross)) : isOfThings && isAcross)
    undecided(`whether the ${field.label} counts once, or for each of the pieces, is not said`);
}

function saysOnePiece(words: readonly string[]): boolean {
  return words.some((word) => OF_ONE_PIECE.has(word));
}

function isNumberOfPieces({ label, role }: Field): boolean {
  return role === 'measure' && PIECES.has(label.split(' ')[0] ?? '');
}

/** "the value of the stock". */
function isWorth({ label }: Field, words: readonly string[]): boolean {
  return words.some((word, at) => WORTH.has(word) && words[at + 1] === 'of') && !WORTH.has(lastWord(label));
}

function lastWord(label: string): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}
