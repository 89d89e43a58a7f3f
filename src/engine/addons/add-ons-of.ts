import { claimOfPart } from '../asides/without-clarifiers.ts';
import { COUNT_ADDONS, SHAPE_ADDONS } from '../lexicon/add-ons.ts';
import type { ItemReader } from '../listed/list-item.ts';
import { literalValue } from '../number-literal.ts';
import { readCardinal } from '../recognize/cardinal.ts';
import type { Token } from '../token.ts';
import { type AddOns, NO_ADD_ONS } from './add-on.ts';
import { matchOf } from './match-of.ts';
import { saidPart } from './part-of-deciding.ts';
import { saidColumns } from './said-columns.ts';
import { saidOrders } from './said-orders.ts';
import { type Sentence, sentencesOf, type TailSplit } from './split-tail.ts';

/** What the end of a question adds to it; null where any piece of it is no add-on. */
export function addOnsOf(split: TailSplit, reader: ItemReader): AddOns | null {
  let said: AddOns | null = NO_ADD_ONS;
  for (const sentence of sentencesOf(split)) {
    const more = readSentence(sentence, reader);
    said = more === null || said === null ? null : joined(said, more);
    if (said === null) return null;
  }
  return said === NO_ADD_ONS ? null : said;
}

/** Columns that are said first, if any, and orders and shapes after them. */
function readSentence(sentence: Sentence, reader: ItemReader): AddOns | null {
  const { boundary, pieces } = sentence;
  const whole = saidCount(pieces.flat()) ?? saidShape(pieces.flat(), reader);
  if (whole !== null) return whole;
  const part = saidPart(pieces.flat(), reader);
  if (part !== null) return { ...NO_ADD_ONS, part };
  for (let length = 0; length <= pieces.length; length += 1) {
    const rest = restOf(pieces.slice(length), reader);
    if (rest === null) continue;
    if (length === 0) return rest;
    const named = saidColumns(pieces.slice(0, length), { boundary, reader });
    const found = named === null ? null : joined({ ...NO_ADD_ONS, ...named }, rest);
    if (found !== null) return found;
  }
  return null;
}

/** Orders, and before or after them what the answer looks like. */
function restOf(pieces: readonly (readonly Token[])[], reader: ItemReader): AddOns | null {
  const plain = pieces.map((piece) => saidShape(piece, reader));
  const shapes = plain.filter((one) => one !== null);
  const orders = saidOrders(pieces.filter((_, at) => plain[at] === null));
  if (orders === null) return null;
  return shapes.reduce<AddOns | null>((said, one) => (said === null ? null : joined(said, one)), {
    ...NO_ADD_ONS,
    orders,
  });
}

/** "I need the number of such borrowers", "and if so, how many?" */
function saidCount(sentence: readonly Token[]): AddOns | null {
  const counted = matchOf(sentence, COUNT_ADDONS);
  if (counted === null) return null;
  const isBare = counted.groups['bare'] !== undefined && counted.groups['only'] === undefined;
  return {
    ...NO_ADD_ONS,
    count: { noun: counted.tokensOf('noun'), isBare, isOfThem: counted.groups['them'] !== undefined },
  };
}

/** What the answer looks like, or how it is computed anyway. */
function saidShape(piece: readonly Token[], { find, index }: ItemReader): AddOns | null {
  const claim = claimOfPart(piece, { find, knowledge: index.knowledge });
  if (claim !== null) return { ...NO_ADD_ONS, claims: [claim] };
  const shape = matchOf(piece, SHAPE_ADDONS);
  if (shape === null) return null;
  const { per, columns, single, first, same } = shape.groups;
  const [numbers, limit] = [numberIn(shape.tokensOf('columns')), numberIn(shape.tokensOf('first'))];
  if ((columns !== undefined && numbers === null) || (first !== undefined && limit === null)) return null;
  return {
    ...NO_ADD_ONS,
    per: per === undefined ? null : shape.tokensOf('per'),
    numbers: single === undefined ? numbers : 1,
    first: limit === null ? null : { limit, noun: shape.tokensOf('noun') },
    areSeveral: same !== undefined,
  };
}

function numberIn(tokens: readonly Token[]): number | null {
  const found = readCardinal(tokens, 0);
  return found === null ? null : literalValue(found.literal);
}

/** Both; null where they say two different things. */
function joined(one: AddOns, other: AddOns): AddOns | null {
  const areTwice =
    (one.columns !== null && other.columns !== null) ||
    (one.count !== null && other.count !== null) ||
    (one.part !== null && other.part !== null) ||
    (one.per !== null && other.per !== null) ||
    (one.numbers !== null && other.numbers !== null) ||
    (one.first !== null && other.first !== null);
  return areTwice
    ? null
    : {
        columns: one.columns ?? other.columns,
        orders: [...one.orders, ...other.orders],
        count: one.count ?? other.count,
        part: one.part ?? other.part,
        per: one.per ?? other.per,
        numbers: one.numbers ?? other.numbers,
        areSeveral: one.areSeveral || other.areSeveral,
        first: one.first ?? other.first,
        claims: [...one.claims, ...other.claims],
      };
}
