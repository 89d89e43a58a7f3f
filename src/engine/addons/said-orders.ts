import { ORDER_ADDONS, TIE_ADDONS, WAYS } from '../lexicon/add-ons.ts';
import { END_PROPERTIES, ENDS_ABOUT } from '../lexicon/order-ends.ts';
import { opposite } from '../plan/opposite.ts';
import type { OrderEnd } from '../plan/phrase.ts';
import type { Token } from '../token.ts';
import type { SaidOrder } from './add-on.ts';
import { type Matched, matchOf } from './match-of.ts';

/** The order that a whole piece of a question says; null where it says anything else. */
export function saidOrder(piece: readonly Token[]): SaidOrder | null {
  const tie = matchOf(piece, TIE_ADDONS);
  if (tie !== null) return { ...orderOf(tie), isTie: true, isNext: false };
  const order = matchOf(piece, ORDER_ADDONS);
  return order === null ? null : { ...orderOf(order), isTie: false, isNext: piece[0]?.norm === 'then' };
}

/**
 * The orders of pieces that say nothing else: "by balance, largest first" is one, "by state, then name" are two. Null where one
 * of them is no order.
 */
export function saidOrders(pieces: readonly (readonly Token[])[]): readonly SaidOrder[] | null {
  const orders: SaidOrder[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? [];
    const next = pieces[at + 1];
    // "on a tie, the lowest id"
    const joined = next === undefined ? null : matchOf([...piece, ...next], TIE_ADDONS);
    if (joined !== null && matchOf(piece, TIE_ADDONS) === null) {
      orders.push({ ...orderOf(joined), isTie: true, isNext: false });
      at += 1;
      continue;
    }
    const order = saidOrder(piece) ?? keyAlone(piece, orders.at(-1));
    if (order === null) return null;
    const last = orders.at(-1);
    const isEndOfLast =
      last !== undefined && last.end === null && order.key.length === 0 && order.end !== null && !last.isTie;
    if (isEndOfLast) orders.splice(-1, 1, { ...last, end: order.end });
    else orders.push(order);
  }
  return orders;
}

/** "sorted by state and *city*". */
function keyAlone(piece: readonly Token[], before: SaidOrder | undefined): SaidOrder | null {
  const key = piece.filter(({ norm }) => !BESIDE_KEYS.has(norm));
  return before === undefined || key.length === 0 || key.length > KEY_MAX
    ? null
    : { key, end: null, isTie: before.isTie, isNext: false };
}

const KEY_MAX = 4;
const BESIDE_KEYS: ReadonlySet<string> = new Set(['and', 'then', 'the', 'please', 'finally', 'last', 'by']);

function orderOf({ groups, tokensOf }: Matched): Pick<SaidOrder, 'key' | 'end'> {
  return { key: tokensOf('key'), end: endOf(groups) };
}

function endOf(groups: Matched['groups']): OrderEnd | null {
  const isTurned = groups['last'] !== undefined || groups['reversed'] !== undefined;
  const turned = (way: OrderEnd['direction']): OrderEnd['direction'] =>
    way === 'asc' || way === 'desc' ? (isTurned ? opposite(way) : way) : isTurned ? worseOf(way) : way;
  if (groups['name'] !== undefined) return { direction: turned('asc'), about: 'name' };
  if (groups['time'] !== undefined) return { direction: turned('asc'), about: 'time' };
  const said = groups['end'] ?? groups['way'] ?? groups['less'];
  const way = said === undefined ? undefined : WAYS.get(said);
  if (said === undefined || way === undefined) return null;
  const parts = said.split(' ');
  const about = ENDS_ABOUT.find(([, some]) => parts.some((one) => some.has(one)))?.[0];
  const properties = parts.map((one) => END_PROPERTIES.get(one)).find((some) => some !== undefined);
  return {
    direction: turned(way),
    ...(about === undefined ? {} : { about }),
    ...(properties === undefined ? {} : { properties }),
  };
}

function worseOf(merit: 'best' | 'worst'): 'best' | 'worst' {
  return merit === 'best' ? 'worst' : 'best';
}
