import type { Field } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with what a flag is said to be as it is stored: "is_member is true" is `is_member = 1`, "insured set to no" is
 * `insured = 'N'`. Those as they are where no such column stands before.
 */
export function withTruthWrittenOut(
  tokens: readonly Token[],
  { find, knowledge }: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] {
  const at = tokens.findIndex(({ norm }) => TRUTHS.has(norm));
  const isTrue = TRUTHS.get(tokens[at]?.norm ?? '');
  if (isTrue === undefined) return tokens;
  let end = at;
  while (LINKS.has(tokens[end - 1]?.norm ?? '')) end -= 1;
  const flag = flagBefore(find(tokens), end, knowledge);
  const stored = end === at || flag === null ? null : storedAs(isTrue, flag);
  const token = tokens[at];
  if (stored === null || token === undefined) return tokens;
  const equals: Token = { ...token, kind: 'symbol', text: '=', norm: '=' };
  const rest = withTruthWrittenOut(tokens.slice(at + 1), { find, knowledge });
  return [...tokens.slice(0, end), equals, written(stored, token), ...rest];
}

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/** What stands between a column and what it is. */
const LINKS: ReadonlySet<string> = new Set(
  '= == is are was equals equal to set marked flagged as being flag column field value'.split(' '),
);

function flagBefore(
  candidates: readonly Candidate[],
  at: number,
  { datasets }: Wordings['knowledge'],
): Field | null {
  const fields = candidates.flatMap(({ end, meaning, match }) => {
    if (end !== at || meaning.kind !== 'field' || match === 'misspelt') return [];
    const dataset = datasets.find(({ name }) => name === meaning.dataset);
    return dataset?.fields.find(({ name }) => name === meaning.field) ?? [];
  });
  return new Set(fields).size === 1 ? (fields[0] ?? null) : null;
}

/** The value that stands for it in the column; null where the column does not tell whether something is so. */
function storedAs(isTrue: boolean, { role, type, values }: Field): number | string | null {
  if (role === 'flag' && type === 'boolean') return isTrue ? 1 : 0;
  const forms = isTrue ? /^(?:y|yes|t|true)$/i : /^(?:n|no|f|false)$/i;
  const [only, ...others] = (values ?? []).filter(({ value }) => forms.test(String(value)));
  return only === undefined || others.length > 0 || (values ?? []).length > 3 ? null : String(only.value);
}

function written(stored: number | string, token: Token): Token {
  const text = typeof stored === 'number' ? `${stored}` : `'${stored}'`;
  return typeof stored === 'number'
    ? { ...token, kind: 'number', text, norm: text, number: { value: stored, sign: null } }
    : { ...token, kind: 'quoted', text, norm: stored.toLowerCase() };
}
