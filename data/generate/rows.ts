import { BRANCHES } from './branches.ts';
import { AS_OF_DAY, type Day, toIso } from './calendar.ts';
import type { LoanBook } from './loan-book.ts';
import type { Application, Borrower, Branch, Loan, Payment, Product } from './model.ts';
import { PRODUCTS } from './products.ts';

/** A value as the database stores it. */
export type Value = string | number | null;

/** The rows of one table, each in the order of its columns; `count` says how many come. */
export interface TableRows {
  readonly table: string;
  readonly count: number;
  readonly rows: Iterable<readonly Value[]>;
}

/** The whole book as rows, tables in the order in which they can be filled. */
export function toTables(book: LoanBook): readonly TableRows[] {
  return [
    tableOf('portfolio', [[toIso(AS_OF_DAY), 'USD']], (row) => row),
    tableOf('branches', BRANCHES, toBranchRow),
    tableOf('products', PRODUCTS, toProductRow),
    tableOf('borrowers', book.borrowers, toBorrowerRow),
    tableOf('applications', book.applications, toApplicationRow),
    tableOf('loans', book.loans, toLoanRow),
    { table: 'payments', count: countPayments(book.loans), rows: paymentRows(book.loans) },
  ];
}

function tableOf<T>(table: string, items: readonly T[], toRow: (item: T) => readonly Value[]): TableRows {
  return { table, count: items.length, rows: items.map(toRow) };
}

function toBranchRow({ id, name, city, state, region, openedOn }: Branch): Value[] {
  return [id, name, city, state, region, toIso(openedOn)];
}

function toProductRow({ id, name, category, isSecured, minAmount, maxAmount }: Product): Value[] {
  return [id, name, category, isSecured ? 1 : 0, minAmount, maxAmount];
}

function toBorrowerRow(borrower: Borrower): Value[] {
  return [
    borrower.id,
    borrower.fullName,
    toIso(borrower.birthDate),
    borrower.state,
    borrower.city,
    borrower.employment,
    borrower.yearsEmployed,
    borrower.annualIncome,
    borrower.creditScore,
    borrower.homeOwnership,
    borrower.dependents,
    toIso(borrower.customerSince),
  ];
}

function toApplicationRow(application: Application): Value[] {
  return [
    application.id,
    application.borrower.id,
    application.product.id,
    application.branch.id,
    toIso(application.appliedOn),
    application.requestedAmount,
    application.requestedTermMonths,
    application.purpose,
    application.channel,
    application.decision,
    toIsoOrNull(application.decidedOn),
    application.declineReason,
  ];
}

function toLoanRow(loan: Loan): Value[] {
  return [
    loan.id,
    loan.application.id,
    loan.application.borrower.id,
    loan.application.product.id,
    loan.application.branch.id,
    toIso(loan.issuedOn),
    toIso(loan.maturesOn),
    loan.principalCents / 100,
    loan.interestRate,
    loan.termMonths,
    loan.monthlyPaymentCents / 100,
    loan.grade,
    loan.debtToIncome,
    loan.application.purpose,
    loan.status,
    loan.outstandingCents / 100,
    toIsoOrNull(loan.closedOn),
    toIsoOrNull(loan.chargedOffOn),
    loan.recoveredCents / 100,
  ];
}

function* paymentRows(loans: readonly Loan[]): Generator<Value[]> {
  let id = 0;
  for (const loan of loans) for (const payment of loan.payments) yield toPaymentRow(++id, loan.id, payment);
}

function toPaymentRow(id: number, loanId: number, payment: Payment): Value[] {
  const { dueOn, paidOn, principalPaidCents, interestPaidCents, lateFeeCents } = payment;
  return [
    id,
    loanId,
    toIso(dueOn),
    toIsoOrNull(paidOn),
    payment.amountDueCents / 100,
    (principalPaidCents + interestPaidCents + lateFeeCents) / 100,
    principalPaidCents / 100,
    interestPaidCents / 100,
    lateFeeCents / 100,
    paidOn === null ? null : Math.max(0, paidOn - dueOn),
  ];
}

function countPayments(loans: readonly Loan[]): number {
  return loans.reduce((count, loan) => count + loan.payments.length, 0);
}

function toIsoOrNull(day: Day | null): string | null {
  return day === null ? null : toIso(day);
}
