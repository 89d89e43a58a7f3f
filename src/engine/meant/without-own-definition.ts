import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question without a bracket that says of a rate what it is anyway: "delinquency rate by region (late / open, by #)". The very
 * tokens where there is none, or other rows or amounts are named.
 */
export function withoutOwnDefinition(
  tokens: readonly Token[],
  { find, knowledge: { metrics, segments } }: Meanings,
): readonly Token[] {
  const start = tokens.findIndex(({ norm }) => norm === '(');
  const end = tokens.findIndex(({ norm }, at) => at > start && norm === ')');
  const divided = tokens.findIndex(({ norm }, at) => at > start && at < end && DIVIDED.has(norm));
  if (start < 1 || divided < 0) return tokens;
  const candidates = find(tokens);
  const within = candidates.filter((one) => one.start > start && one.end <= end && one.match !== 'misspelt');
  const named = new Set(
    candidates.flatMap(({ meaning, ...one }) =>
      one.end <= start && one.match === 'exact' && meaning.kind === 'metric' ? [meaning.metric] : [],
    ),
  );
  const definition = JSON.stringify(metrics.find(({ name }) => named.has(name))?.expression ?? null);
  /** Where the definition says it; -1 for what it does not say. */
  const placeOf = ({ meaning }: Candidate): number =>
    meaning.kind === 'segment'
      ? definition.indexOf(
          JSON.stringify(segments.find(({ name }) => name === meaning.segment)?.condition ?? null),
        )
      : -1;
  /** Whose rows it counts: "late *loans* / open *loans*". */
  const rows = new Set(
    within.flatMap((one) => {
      const { meaning } = one;
      const isTold = meaning.kind === 'segment' && placeOf(one) >= 0;
      return isTold ? segments.filter(({ name }) => name === meaning.segment).map((it) => it.dataset) : [];
    }),
  );
  const isOfRows = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'dataset' && rows.size === 1 && rows.has(meaning.dataset);
  const isSaid = (at: number): boolean =>
    IDLE.has(tokens[at]?.norm ?? '') ||
    within.some((one) => one.start <= at && at < one.end && (placeOf(one) >= 0 || isOfRows(one)));
  const places = Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at);
  const first = within.find((one) => one.end <= divided && placeOf(one) >= 0);
  const second = within.find((one) => one.start > divided && placeOf(one) >= 0);
  const isInOrder = first !== undefined && second !== undefined && placeOf(first) < placeOf(second);
  const isAnyway = named.size === 1 && isInOrder;
  return isAnyway && places.every(isSaid) ? tokens.toSpliced(start, end - start + 1) : tokens;
}

const DIVIDED: ReadonlySet<string> = new Set(['/', 'divided']);
const IDLE: ReadonlySet<string> = new Set([',', '/', 'divided', '#', 'by', 'count', 'number']);
