import { type Day, yearOf } from './calendar.ts';
import { at, clamp, roundTo, roundToCents } from './distribution.ts';
import { marketRate } from './market.ts';
import {
  type Application,
  type Borrower,
  type Channel,
  type DeclineReason,
  GRADES,
  type Grade,
  type Product,
} from './model.ts';
import type { Random, Weighted } from './random.ts';
import { monthlyPaymentCents } from './schedule.ts';

/** Percent of the borrower's monthly income that all debts take, the new loan included, at the product's usual rate. */
export function debtToIncome(
  borrower: Borrower,
  loan: { readonly product: Product; readonly amount: number; readonly termMonths: number; readonly on: Day },
): number {
  const interestRate = baseRate(loan.product, loan.on) + 4 * loan.product.behaviour.gradeSpread;
  const payment = monthlyPaymentCents({
    principalCents: loan.amount * 100,
    interestRate: roundToCents(interestRate),
    termMonths: loan.termMonths,
  });
  // A business carries most of its own loan; the rest is counted as the owner's.
  const share = loan.product.category === 'Small Business' ? 0.4 : 1;
  return roundToCents(borrower.otherDebt + (share * payment * 12) / borrower.annualIncome);
}

/** How good an application looks to the lender; those with the most merit are approved, -Infinity never is. */
export function meritOf(
  random: Random,
  application: {
    readonly borrower: Borrower;
    readonly product: Product;
    readonly channel: Channel;
    readonly debtToIncome: number;
    readonly appliedOn: Day;
  },
): number {
  const { borrower, product, channel } = application;
  const noise = random.normal();
  if (application.debtToIncome > DEBT_TO_INCOME_MAX) return -Infinity;
  return (
    (scoreOf(borrower) - 680) / 62 -
    clamp((application.debtToIncome - 30) / 13, -1.2, 3) -
    (borrower.annualIncome < 24_000 ? 0.35 : 0) -
    (borrower.employment === 'Unemployed' ? 0.9 : 0) +
    (product.category === 'Student' ? 0.9 : 0) +
    (product.isSecured ? 0.3 : 0) -
    (product.category === 'Small Business' ? 0.35 : 0) +
    CHANNEL_MERIT[channel] +
    at(YEAR_MERIT, yearOf(application.appliedOn) - 2018) +
    0.85 * noise
  );
}

/** The reason given to a declined applicant: mostly what weighed most. */
export function pickDeclineReason(
  random: Random,
  application: Pick<Application, 'borrower' | 'debtToIncome'>,
): DeclineReason {
  const { borrower } = application;
  const reasons: readonly Weighted<DeclineReason>[] = [
    ['Low Credit Score', clamp((665 - scoreOf(borrower)) / 18, 0.15, 6)],
    ['High Debt-to-Income', clamp((application.debtToIncome - 33) / 4, 0.1, 6)],
    ['Insufficient Income', borrower.annualIncome < 26_000 ? 1.6 : 0.15],
    ['Short Credit History', borrower.creditScore === null ? 6 : borrower.dependents === 0 ? 0.45 : 0.2],
    ['Unverified Information', borrower.employment === 'Self-Employed' ? 1.1 : 0.5],
  ];
  return random.weighted(reasons);
}

/** The grade of a loan: score, debt-to-income and income, with what else an underwriter sees as noise. */
export function pickGrade(random: Random, borrower: Borrower, dti: number): Grade {
  const risk =
    (730 - scoreOf(borrower)) / 40 +
    (dti - 26) / 16 -
    clamp((borrower.annualIncome - 60_000) / 100_000, -0.4, 0.8) +
    0.5 * random.normal();
  const index = GRADE_LIMITS.findIndex((limit) => risk < limit);
  return index === -1 ? 'G' : at(GRADES, index);
}

/** The yearly rate of a loan, percent, two decimals (mortgages in eighths). */
export function pickInterestRate(
  random: Random,
  loan: { readonly product: Product; readonly grade: Grade; readonly termMonths: number; readonly on: Day },
): number {
  const { behaviour } = loan.product;
  const exact =
    baseRate(loan.product, loan.on) +
    at(GRADE_POINTS, GRADES.indexOf(loan.grade)) * behaviour.gradeSpread +
    (loan.termMonths >= 60 ? 0.45 : 0) +
    0.38 * behaviour.gradeSpread * random.normal();
  return clamp(behaviour.follows === 'mortgage' ? roundTo(exact, 0.125) : roundToCents(exact), 2, 35.99);
}

/** Nobody is lent to above this, percent. */
const DEBT_TO_INCOME_MAX = 55;
/** Grades A to F end here, G is the rest. */
const GRADE_LIMITS = [-1.35, 0.05, 1.35, 2.4, 3.4, 4.4];
/** Percentage points that each grade pays over A on an unsecured personal loan. */
const GRADE_POINTS = [0, 3.1, 6.6, 10.6, 14.4, 17.6, 20.2];
const CHANNEL_MERIT: Readonly<Record<Channel, number>> = {
  Online: 0,
  Branch: 0.28,
  Broker: -0.22,
  Phone: -0.08,
};
/** Standards were tightened in 2020 and again in 2022 and 2023. */
const YEAR_MERIT = [0.1, 0.12, -0.3, 0.16, 0, -0.16, -0.02, 0.06];

/** A missing score counts as a middling one. */
function scoreOf(borrower: Borrower): number {
  return borrower.creditScore ?? 668;
}

function baseRate({ behaviour }: Product, day: Day): number {
  return marketRate(behaviour.follows, day) * behaviour.passThrough + behaviour.margin;
}
