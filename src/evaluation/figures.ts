import type { Outcome, RefusalStage, WrongStage } from './outcome.ts';

/** What an evaluation comes to. Shares are percentages; null where there was nothing to measure. */
export interface Figures {
  /** Questions that have an answer, those with invalid SQL of their own aside. */
  readonly answerable: number;
  readonly answered: number;
  /** Answers with the right rows. */
  readonly right: number;
  /** Right answers among the answers. */
  readonly precision: number | null;
  /** Answers, right or not, among the questions that have one. */
  readonly coverage: number | null;
  /** Questions that must be refused. */
  readonly unanswerable: number;
  readonly refused: number;
  /** Those refused among them. */
  readonly refusal: number | null;
  /** Questions that have an answer that the file does not give: any answer counts as wrong. */
  readonly unread: number;
  readonly unreadRefused: number;
  readonly invalid: number;
  /** From question to SQL or refusal, over all questions. */
  readonly latencyMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** How many questions were missed at each stage. */
  readonly misses: Readonly<Partial<Record<RefusalStage | WrongStage, number>>>;
}

/** Adds outcomes up. */
export function toFigures(outcomes: readonly Outcome[]): Figures {
  const valid = outcomes.filter(({ kind }) => kind !== 'invalid');
  const hasAnswer = (outcome: Outcome): boolean => outcome.case.golds.length > 0;
  const answerable = valid.filter(hasAnswer);
  const isUnread = (outcome: Outcome): boolean => outcome.case.isUnread === true;
  const unanswerable = valid.filter((outcome) => !hasAnswer(outcome) && !isUnread(outcome));
  const unread = valid.filter(isUnread);
  const answered = answerable.filter(({ kind }) => kind !== 'refused');
  const right = answered.filter(isRight);
  const refused = unanswerable.filter(isRight);
  const times = outcomes.map(({ generateMs }) => generateMs).sort((a, b) => a - b);
  return {
    answerable: answerable.length,
    answered: answered.length,
    right: right.length,
    precision: percentage(right, answered),
    coverage: percentage(answered, answerable),
    unanswerable: unanswerable.length,
    refused: refused.length,
    refusal: percentage(refused, unanswerable),
    unread: unread.length,
    unreadRefused: unread.filter(isRight).length,
    invalid: outcomes.length - valid.length,
    latencyMs: { p50: quantile(times, 0.5), p99: quantile(times, 0.99), max: times.at(-1) ?? 0 },
    misses: countStages(outcomes),
  };
}

function isRight({ kind }: Outcome): boolean {
  return kind === 'right';
}

function percentage(part: readonly unknown[], whole: readonly unknown[]): number | null {
  return whole.length === 0 ? null : (100 * part.length) / whole.length;
}

/** The smallest value with at least that share of the values at or below it. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function countStages(outcomes: readonly Outcome[]): Figures['misses'] {
  const counts: Partial<Record<RefusalStage | WrongStage, number>> = {};
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused' || outcome.kind === 'wrong') {
      counts[outcome.stage] = (counts[outcome.stage] ?? 0) + 1;
    }
  }
  return counts;
}
