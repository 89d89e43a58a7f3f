import { addMonths, type Day } from './calendar.ts';
import type { LoanTerms } from './model.ts';

/** One instalment as agreed, cents. */
export interface Instalment {
  readonly dueOn: Day;
  readonly principalCents: number;
  readonly interestCents: number;
}

/**
 * The instalment that pays a loan off in equal months: P r / (1 - (1 + r)^-n), rounded to the cent.
 * The power is taken by multiplying, which is exact to the same bit everywhere.
 */
export function monthlyPaymentCents(terms: Omit<LoanTerms, 'issuedOn'>): number {
  const monthlyRate = terms.interestRate / 1200;
  let growth = 1;
  for (let month = 0; month < terms.termMonths; month++) growth *= 1 + monthlyRate;
  return Math.round((terms.principalCents * monthlyRate * growth) / (growth - 1));
}

/** All instalments of a loan; the last one takes what rounding left over. */
export function scheduleOf(terms: LoanTerms, paymentCents: number): readonly Instalment[] {
  const instalments: Instalment[] = [];
  let balanceCents = terms.principalCents;
  for (let month = 1; month <= terms.termMonths; month++) {
    const interestCents = Math.round((balanceCents * terms.interestRate) / 1200);
    const isLast = month === terms.termMonths;
    const principalCents = isLast ? balanceCents : Math.min(paymentCents - interestCents, balanceCents);
    instalments.push({ dueOn: addMonths(terms.issuedOn, month), principalCents, interestCents });
    balanceCents -= principalCents;
  }
  return instalments;
}
