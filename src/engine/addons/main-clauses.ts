import type { ItemReader, ListItem } from '../listed/list-item.ts';
import type { Token } from '../token.ts';
import type { AddOns, SaidColumns } from './add-on.ts';
import { comparedBody } from './compared-body.ts';
import { whetherBodies } from './whether-bodies.ts';

/** A question with what is still to be added to it. */
export interface MainClause {
  readonly body: readonly Token[];
  readonly more: AddOns;
  /** What it may be asked for each of, where it asks for one number. */
  readonly each: readonly Token[] | null;
}

/** The ways to ask what is before the add-ons, the likeliest first. */
export function mainClauses(
  body: readonly Token[],
  addOns: AddOns,
  reader: ItemReader,
): readonly MainClause[] {
  const { count, per, columns, areSeveral } = addOns;
  const compared = comparedBody(body, columns, reader);
  // What is shown of both sides is said with them.
  const each = per === null || per.length === 0 ? groupAmong(columns) : per;
  const sides = compared === null ? [] : [{ body: compared, more: { ...addOns, columns: null }, each }];
  const asks = count !== null ? 'number' : areSeveral && columns === null ? 'rows' : null;
  const whether = asks === null ? [] : whetherBodies(body, asks);
  return [...sides, ...[body, ...whether].map((one) => ({ body: one, more: addOns, each }))];
}

/** "what is the average rating of …? Show the *product* and the average rating": of each of them. */
function groupAmong(columns: SaidColumns | null): readonly Token[] | null {
  const [group, ...others] = columns?.items.filter(isColumnOnly) ?? [];
  const isPlain = group !== undefined && others.length === 0 && (columns?.items.length ?? 0) > 1;
  return isPlain ? group.words.map((norm) => ({ ...WORD, text: norm, norm })) : null;
}

const WORD: Pick<Token, 'kind' | 'start' | 'end' | 'number'> = {
  kind: 'word',
  start: 0,
  end: 0,
  number: null,
};

/** Whether it names a column, and nothing that is computed. */
export function isColumnOnly({ dimensions, measures, number }: ListItem): boolean {
  return dimensions.length > 0 && measures.length === 0 && number === null;
}

/** "…, one row per quarter": by quarter. */
export function perEach(body: readonly Token[], per: readonly Token[]): readonly Token[] {
  const asked = body.at(-1)?.kind === 'symbol' ? body.slice(0, -1) : body;
  const [last] = asked.slice(-1);
  return last === undefined ? body : [...asked, { ...last, kind: 'word', norm: 'per', number: null }, ...per];
}
