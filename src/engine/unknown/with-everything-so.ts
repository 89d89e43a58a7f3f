import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with the rows themselves in place of everything that is in one of their states: "everything still *moored*" is the moored
 * boats. Null where nothing is spoken of so, or rows of several tables may be in such a state.
 */
export function withEverythingSo(
  tokens: readonly Token[],
  { find, knowledge }: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] | null {
  const at = tokens.findIndex(({ norm }) => EVERYTHING.has(norm));
  if (at < 0) return null;
  let start = at + 1;
  while (BETWEEN.has(tokens[start]?.norm ?? '')) start += 1;
  const tableOf = ({ meaning }: Candidate): string | null => {
    if (meaning.kind === 'value') return meaning.dataset;
    const isSegment = meaning.kind === 'segment';
    const segment = isSegment ? knowledge.segments.find(({ name }) => name === meaning.segment) : undefined;
    return segment?.dataset ?? null;
  };
  const said = find(tokens).filter(
    (one) =>
      one.start === start && (one.match === 'exact' || one.match === 'inflected') && tableOf(one) !== null,
  );
  const end = Math.max(...said.map((one) => one.end));
  // "everything pending payment" goes on.
  const next = tokens[end];
  if (said.length === 0 || (next !== undefined && !AFTER.has(next.norm))) return null;
  const tables = new Set(said.filter((one) => one.end === end).map(tableOf));
  const [only] = tables;
  const rows = knowledge.datasets.find(({ name }) => name === only);
  const last = tokens[end - 1];
  if (tables.size !== 1 || rows === undefined || last === undefined) return null;
  const words = rows.labelPlural.split(' ').map((norm) => spokenAs(last, norm));
  // Who says no more than that wants them all.
  const asked = at === 0 ? [spokenAs(last, 'list')] : tokens.slice(0, at);
  return [...asked, ...tokens.slice(start, end), ...words, ...tokens.slice(end)];
}

const EVERYTHING: ReadonlySet<string> = new Set(['anything', 'everything', 'whatever']);
const BETWEEN: ReadonlySet<string> = new Set('currently is now presently still that was which'.split(' '));
/** What rows may go on with. */
const AFTER: ReadonlySet<string> = new Set(
  ', . ? ! ; : ( and at by for from in ordered per since sorted with'.split(' '),
);
