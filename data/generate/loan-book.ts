import { createEnquiry } from './applications.ts';
import { createBorrower } from './borrowers.ts';
import type { Day } from './calendar.ts';
import { type DecidedApplication, decide } from './decisions.ts';
import { createLoan } from './loans.ts';
import { planApplicationDays } from './market.ts';
import type { Application, Borrower, Loan } from './model.ts';
import { createRandom, type Random } from './random.ts';

/** Everything in the book that is made up; branches and products are fixed lists. */
export interface LoanBook {
  readonly borrowers: readonly Borrower[];
  readonly applications: readonly Application[];
  readonly loans: readonly Loan[];
}

const BORROWERS = 9_000;
const APPLICANTS = 8_520;
const APPLICATIONS = 16_000;
const LOANS = 10_000;

/** Makes up the whole book: who comes when, what they ask for, what is decided, and how the loans go. */
export function createLoanBook(): LoanBook {
  const visits = planVisits(createRandom('visits'));
  const borrowers = createBorrowers(createRandom('borrowers'), visits);
  const random = createRandom('enquiries');
  const enquiries = visits.map(({ day, visitor }) =>
    createEnquiry(random, borrowerOf(borrowers, visitor), day),
  );
  const decided = decide(createRandom('decisions'), enquiries, LOANS);
  return {
    borrowers: [...borrowers.values()].sort((a, b) => a.id - b.id),
    applications: decided.map(({ application }) => application),
    loans: createLoans(decided),
  };
}

/** An application before anything but its day is known; visitors count from 0 in the order of their first visit. */
interface Visit {
  readonly day: Day;
  readonly visitor: number;
}

/** Those who come back are mostly recent customers. */
function planVisits(random: Random): readonly Visit[] {
  let known = 0;
  return planApplicationDays(random, APPLICATIONS).map((day, index) => {
    const isNew = random.chance((APPLICANTS - known) / (APPLICATIONS - index)) || known === 0;
    return { day, visitor: isNew ? known++ : known - 1 - Math.floor(known * random.next() * random.next()) };
  });
}

/** Borrowers by visitor number (those above the last visitor never applied); ids follow `customerSince`. */
function createBorrowers(random: Random, visits: readonly Visit[]): ReadonlyMap<number, Borrower> {
  const firstVisits = new Map<number, Day>();
  for (const { day, visitor } of visits) if (!firstVisits.has(visitor)) firstVisits.set(visitor, day);
  return new Map(
    Array.from({ length: BORROWERS }, (_, visitor) =>
      createBorrower(random, visitor, firstVisits.get(visitor) ?? null),
    )
      .sort((a, b) => a.customerSince - b.customerSince || a.id - b.id)
      .map((borrower, index) => [borrower.id, { ...borrower, id: index + 1 }]),
  );
}

function borrowerOf(borrowers: ReadonlyMap<number, Borrower>, visitor: number): Borrower {
  const borrower = borrowers.get(visitor);
  if (borrower === undefined) throw new Error(`No borrower for visitor ${visitor}`);
  return borrower;
}

/** Loans are numbered in the order in which they were paid out; each has its own draws, so none disturbs the next. */
function createLoans(decided: readonly DecidedApplication[]): readonly Loan[] {
  const funded: { application: Application; issuedOn: Day }[] = [];
  for (const { application, issuedOn } of decided)
    if (issuedOn !== null) funded.push({ application, issuedOn });
  funded.sort((a, b) => a.issuedOn - b.issuedOn || a.application.id - b.application.id);
  const lastLentOn = new Map(funded.map(({ application, issuedOn }) => [application.borrower.id, issuedOn]));
  return funded.map(({ application, issuedOn }, index) =>
    createLoan(createRandom(`loan ${index + 1}`), {
      id: index + 1,
      application,
      issuedOn,
      lastLentOn: lastLentOn.get(application.borrower.id) ?? issuedOn,
    }),
  );
}
