import { AS_OF_DAY, type Day, yearOf } from './calendar.ts';
import { at, clamp, quantile } from './distribution.ts';
import { marketRate, vintageRisk } from './market.ts';
import { GRADES, type Grade, type LoanTerms, type Payment, type Product, type Status } from './model.ts';
import type { Random } from './random.ts';
import type { Instalment } from './schedule.ts';

/** What became of a loan up to the as-of date. */
export interface Repayment {
  readonly payments: readonly Payment[];
  readonly status: Status;
  readonly outstandingCents: number;
  readonly closedOn: Day | null;
  readonly chargedOffOn: Day | null;
  readonly recoveredCents: number;
}

/** A loan as its repayment depends on it. */
export interface RepayableLoan extends LoanTerms {
  readonly product: Product;
  readonly grade: Grade;
  readonly debtToIncome: number;
  /** When the borrower was last lent to: whoever gets another loan has not stopped paying this one before. */
  readonly lastLentOn: Day;
}

/** Lives through a loan month by month: instalments are paid, early or late, or missed until it is charged off. */
export function repay(random: Random, loan: RepayableLoan, schedule: readonly Instalment[]): Repayment {
  const firstMissed = pickFirstMissed(random, loan, schedule);
  const payDaysLate = createHabit(random, loan, firstMissed);
  const chargeOffOn = chargeOffDay(loan, schedule[firstMissed]);
  const payments: Payment[] = [];
  let balanceCents = loan.principalCents;
  let lastPaidOn: Day | null = loan.issuedOn;
  for (const [index, instalment] of schedule.entries()) {
    const { dueOn } = instalment;
    if (balanceCents === 0 || dueOn > chargeOffOn) break;
    const paidOn: Day = Math.max(lastPaidOn ?? Infinity, dueOn + payDaysLate(index));
    const isPaid = index < firstMissed && paidOn <= AS_OF_DAY;
    const isPayoff = isPaid && random.chance(prepayChance(loan, dueOn));
    const payment = billOf(instalment, isPaid ? paidOn : null, isPayoff ? balanceCents : null);
    payments.push(payment);
    balanceCents -= payment.principalPaidCents;
    lastPaidOn = isPaid ? paidOn : null;
    if (dueOn > AS_OF_DAY) break;
  }
  return concludeLoan(random, { loan, payments, balanceCents, chargeOffOn });
}

/** The bill of one instalment: unpaid (null), paid, or paid together with the whole balance left (`payoffCents`). */
function billOf(instalment: Instalment, paidOn: Day | null, payoffCents: number | null): Payment {
  const amountDueCents = instalment.principalCents + instalment.interestCents;
  const isPaid = paidOn !== null;
  return {
    dueOn: instalment.dueOn,
    paidOn,
    amountDueCents,
    principalPaidCents: isPaid ? (payoffCents ?? instalment.principalCents) : 0,
    interestPaidCents: isPaid ? instalment.interestCents : 0,
    lateFeeCents: isPaid && paidOn - instalment.dueOn > GRACE_DAYS ? lateFeeCents(amountDueCents) : 0,
  };
}

function concludeLoan(
  random: Random,
  outcome: {
    readonly loan: RepayableLoan;
    readonly payments: readonly Payment[];
    readonly balanceCents: number;
    readonly chargeOffOn: Day;
  },
): Repayment {
  const { loan, payments, balanceCents, chargeOffOn } = outcome;
  const open = {
    payments,
    outstandingCents: balanceCents,
    closedOn: null,
    chargedOffOn: null,
    recoveredCents: 0,
  };
  if (balanceCents === 0)
    return { ...open, status: 'Paid Off', closedOn: at(payments, payments.length - 1).paidOn };
  if (chargeOffOn > AS_OF_DAY) {
    const isLate = payments.some((payment) => payment.paidOn === null && payment.dueOn < AS_OF_DAY);
    return { ...open, status: isLate ? 'Late' : 'Current' };
  }
  // Collections take about a year and a half to bring in all that they will.
  const collected = clamp((AS_OF_DAY - chargeOffOn) / 540, 0, 1);
  const share = quantile(loan.product.behaviour.recovery, random.next()) * collected;
  return {
    payments,
    status: 'Charged Off',
    outstandingCents: 0,
    closedOn: chargeOffOn,
    chargedOffOn: chargeOffOn,
    recoveredCents: Math.round(balanceCents * share),
  };
}

/** Index of the first instalment that is never paid; Infinity for a borrower who keeps paying. */
function pickFirstMissed(random: Random, loan: RepayableLoan, schedule: readonly Instalment[]): number {
  const strain = 0.75 + 0.55 * clamp((loan.debtToIncome - 12) / 30, 0, 1.4);
  const chance =
    at(LIFETIME_DEFAULT, GRADES.indexOf(loan.grade)) *
    loan.product.behaviour.defaultFactor *
    vintageRisk(loan.issuedOn) *
    strain;
  const defaults = random.chance(Math.min(chance, 0.7));
  const share = quantile(DEFAULT_TIMING, random.next());
  const index = Math.floor(share * Math.min(loan.termMonths, 84));
  return defaults && at(schedule, index).dueOn > loan.lastLentOn ? index : Infinity;
}

/** When a loan whose payments stop with `missed` is charged off; Infinity when they do not stop. */
function chargeOffDay(loan: RepayableLoan, missed: Instalment | undefined): Day {
  return missed === undefined ? Infinity : missed.dueOn + loan.product.behaviour.chargeOffDays;
}

/** How a borrower pays: days after (or before) the due date, per instalment; one late payment brings the next. */
function createHabit(
  random: Random,
  { grade, product }: RepayableLoan,
  firstMissed: number,
): (index: number) => number {
  const ease = 0.65 + 0.35 * product.behaviour.defaultFactor;
  const carelessness = quantile(CARELESSNESS, random.next()) * at(LATE_CHANCE, GRADES.indexOf(grade)) * ease;
  const paysOnTheDay = random.chance(0.45);
  let wasLate = false;
  return (index) => {
    const isSlipping = index < firstMissed && index >= firstMissed - 4;
    const chance = isSlipping ? 0.7 : wasLate ? Math.min(0.12 + 4 * carelessness, 0.8) : carelessness;
    wasLate = random.chance(Math.min(chance, 0.8));
    if (wasLate) return Math.round(quantile(isSlipping ? DAYS_LATE_SLIPPING : DAYS_LATE, random.next()));
    return paysOnTheDay ? 0 : -random.integer(0, 6);
  };
}

/** Borrowers refinance long loans when rates have fallen well below their own. */
function prepayChance(loan: RepayableLoan, day: Day): number {
  const { prepayChance, follows, margin } = loan.product.behaviour;
  if (yearOf(day) === yearOf(loan.issuedOn)) return prepayChance / 3;
  const gain = follows === 'mortgage' ? loan.interestRate - (marketRate('mortgage', day) + margin) : 0;
  return gain > 0.75 ? prepayChance * 4 : prepayChance;
}

function lateFeeCents(amountDueCents: number): number {
  return clamp(Math.round(amountDueCents * 0.05), 1_500, 5_000);
}

const GRACE_DAYS = 10;

/** Share of unsecured personal loans that are charged off in their life, grade A to G. */
const LIFETIME_DEFAULT = [0.038, 0.095, 0.175, 0.265, 0.365, 0.47, 0.66];
/** When the payments stop, as a share of the term: quantiles; most stop in the first half. */
const DEFAULT_TIMING = [0, 0.07, 0.13, 0.19, 0.25, 0.32, 0.4, 0.5, 0.62, 0.77, 0.98];
/** Chance that a payment of an average borrower is late after one that was not, grade A to G. */
const LATE_CHANCE = [0.016, 0.026, 0.04, 0.056, 0.072, 0.088, 0.105];
/** Borrowers against the average of their grade: quantiles. */
const CARELESSNESS = [0, 0.15, 0.3, 0.5, 0.8, 1.3, 2.2, 5];
const DAYS_LATE = [1, 1, 2, 3, 5, 7, 10, 14, 20, 31, 62];
const DAYS_LATE_SLIPPING = [2, 6, 11, 17, 24, 33, 58];
