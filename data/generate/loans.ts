import { addMonths, type Day } from './calendar.ts';
import { roundTo } from './distribution.ts';
import type { Application, Loan } from './model.ts';
import type { Random } from './random.ts';
import { repay } from './repayment.ts';
import { monthlyPaymentCents, scheduleOf } from './schedule.ts';
import { debtToIncome, pickGrade, pickInterestRate } from './underwriting.ts';

/** The loan that an approved application became, with its life up to the as-of date. */
export function createLoan(
  random: Random,
  { id, application, issuedOn, lastLentOn }: FundedApplication,
): Loan {
  const { product, borrower, requestedTermMonths: termMonths } = application;
  const amount = grantedAmount(random, application);
  const dti = debtToIncome(borrower, { product, amount, termMonths, on: issuedOn });
  const grade = pickGrade(random, borrower, dti);
  const interestRate = pickInterestRate(random, { product, grade, termMonths, on: issuedOn });
  const terms = { issuedOn, principalCents: amount * 100, interestRate, termMonths };
  const paymentCents = monthlyPaymentCents(terms);
  const schedule = scheduleOf(terms, paymentCents);
  return {
    ...terms,
    id,
    application,
    grade,
    debtToIncome: dti,
    maturesOn: addMonths(issuedOn, termMonths),
    monthlyPaymentCents: paymentCents,
    ...repay(random, { ...terms, product, grade, debtToIncome: dti, lastLentOn }, schedule),
  };
}

interface FundedApplication {
  readonly id: number;
  readonly application: Application;
  readonly issuedOn: Day;
  /** When the same borrower was last lent to. */
  readonly lastLentOn: Day;
}

/** One in seven borrowers gets less than requested, dollars. */
function grantedAmount(random: Random, { product, requestedAmount }: Application): number {
  const isReduced = random.chance(1 / 7);
  const reduced = roundTo(
    requestedAmount * (0.6 + 0.35 * random.next()),
    requestedAmount < 10_000 ? 100 : 500,
  );
  return isReduced ? Math.max(reduced, product.minAmount) : requestedAmount;
}
