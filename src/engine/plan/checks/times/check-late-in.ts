import { isDone } from '../../../lexicon/inflection.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what is late for what was done late in a time: "boats sold late in 2024" were sold towards its end. What has a day by which
 * it should be done, as what is paid or returned, may be late itself.
 */
export function checkLateIn(words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    if (word !== 'late' || !isTime(words, at + 1)) continue;
    const deed = words[at - 1] ?? '';
    const isAsked = ASKING.has(words[at - 2] ?? '') || ASKING.has(words[at - 3] ?? '');
    if ((isDone(deed) || TAKEN.has(deed) || (isAsked && DEEDS.has(deed))) && !mayBeLate(deed, words))
      undecided('whether they are late, or towards the end of the time, is not said');
  }
}

/** What has its time; payments are made. */
function mayBeLate(deed: string, words: readonly string[]): boolean {
  return MAY_BE_LATE.has(deed) || (deed === 'made' && words.some((word) => word.startsWith('payment')));
}

/** "in 2024", "in March", "in the year", "last year". */
function isTime(words: readonly string[], at: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (NEAR.has(first)) return PERIODS.has(second);
  if (first !== 'in' && first !== 'during') return false;
  const said = second === 'the' || NEAR.has(second) ? third : second;
  return PERIODS.has(said) || /^(?:19|20)\d\d$/.test(said);
}

const NEAR: ReadonlySet<string> = new Set(['last', 'next', 'that', 'this']);
const PERIODS: ReadonlySet<string> = new Set(
  `day month quarter summer autumn fall winter spring week year january february march april may june july august september october
  november december jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/),
);
const ASKING: ReadonlySet<string> = new Set(['did', 'do', 'they', 'to', 'was', 'we', 'were']);
const TAKEN: ReadonlySet<string> = new Set(['begun', 'born', 'bought', 'got', 'taken', 'took', 'written']);
const DEEDS: ReadonlySet<string> = new Set(
  'approve book buy close file found grant hire issue join make open order originate register sell sign start'.split(
    ' ',
  ),
);
const MAY_BE_LATE: ReadonlySet<string> = new Set(
  `arrived cleared collected completed delivered departed finished handed landed paid posted received repaid returned sent
  settled shipped submitted turned`.split(/\s+/),
);

/** Without it {@link checkLateIn} holds on to nothing. */
export const LATE_IN_CUES: readonly Cue[] = ['late'];
