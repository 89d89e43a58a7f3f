import { participleOf } from '../../catalog/mod.ts';
import { unknownTokens } from '../find-candidates.ts';
import type { Token } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with what is done as names say it, where the data knows only that: "when did each of them *register*" asks for what is
 * called registered, "days to *repair* a boat" are those to its `date_boat_repaired`. Null for others.
 */
export function withVerbDone(tokens: readonly Token[], wordings: Wordings): readonly Token[] | null {
  return withVerbAsked(tokens, wordings) ?? withVerbOfTime(tokens, wordings);
}

function withVerbAsked(tokens: readonly Token[], { linker, find }: Wordings): readonly Token[] | null {
  const [when, did] = tokens;
  const at = tokens.findLastIndex(({ kind }) => kind === 'word');
  const verb = tokens[at];
  if (when?.norm !== 'when' || !DID.has(did?.norm ?? '') || verb === undefined) return null;
  const isNamed = find(tokens).some(
    ({ start, end, meaning }) => start <= at && end > at && meaning.kind === 'field',
  );
  const done = isNamed ? null : participleOf(verb.norm);
  return done === null || done === verb.norm || !linker.isOfName(done)
    ? null
    : tokens.with(at, { ...verb, norm: done, text: done });
}

const DID: ReadonlySet<string> = new Set(['did', 'do', 'does']);

/** The only unknown word, a verb after "to", where the rows that are named have one date that is called so. */
function withVerbOfTime(tokens: readonly Token[], { find, knowledge }: Wordings): readonly Token[] | null {
  const candidates = find(tokens);
  const [verb, ...others] = unknownTokens(tokens, candidates);
  const at = verb === undefined ? -1 : tokens.indexOf(verb);
  const isOfTime = tokens.slice(0, Math.max(at, 0)).some(({ norm }) => LENGTHS.has(norm));
  if (verb === undefined || others.length > 0 || !isOfTime || tokens[at - 1]?.norm !== 'to') return null;
  const done = participleOf(verb.norm) ?? '';
  const rows = new Set(
    candidates.flatMap(({ meaning, match }) =>
      meaning.kind === 'dataset' && match !== 'misspelt' ? [meaning.dataset] : [],
    ),
  );
  const dates = knowledge.datasets.flatMap(({ name, fields, roleOf }) =>
    rows.has(name) && roleOf === undefined
      ? fields.filter(({ role, label }) => role === 'time' && label.split(' ').includes(done))
      : [],
  );
  const [date, ...further] = dates;
  if (date === undefined || further.length > 0) return null;
  const isLast = tokens[at + 1]?.kind !== 'word';
  const words = [...date.label.split(' '), ...(isLast ? [] : ['of'])];
  return [
    ...tokens.slice(0, at),
    ...words.map((norm): Token => ({ ...verb, norm, text: norm })),
    ...tokens.slice(at + 1),
  ];
}

const LENGTHS: ReadonlySet<string> = new Set(
  'days hours long minutes months seconds time weeks years'.split(' '),
);
