import type { Day } from './calendar.ts';

// The values of the enumerated columns, in the order in which people name them; the schema's CHECKs are made of them.
export const REGIONS = ['Northeast', 'Midwest', 'South', 'West'] as const;
export const CATEGORIES = ['Personal', 'Auto', 'Mortgage', 'Student', 'Small Business'] as const;
export const EMPLOYMENT_STATUSES = ['Employed', 'Self-Employed', 'Unemployed', 'Retired', 'Student'] as const;
export const HOME_OWNERSHIPS = ['Rent', 'Mortgage', 'Own'] as const;
export const PURPOSES = [
  'Debt Consolidation',
  'Credit Card',
  'Home Improvement',
  'Home Purchase',
  'Car',
  'Education',
  'Medical',
  'Business',
  'Vacation',
  'Other',
] as const;
export const CHANNELS = ['Online', 'Branch', 'Broker', 'Phone'] as const;
export const DECISIONS = ['Approved', 'Declined', 'Withdrawn', 'Pending'] as const;
export const DECLINE_REASONS = [
  'Low Credit Score',
  'High Debt-to-Income',
  'Insufficient Income',
  'Short Credit History',
  'Unverified Information',
] as const;
export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const STATUSES = ['Current', 'Late', 'Charged Off', 'Paid Off'] as const;

export type Region = (typeof REGIONS)[number];
export type Category = (typeof CATEGORIES)[number];
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];
export type HomeOwnership = (typeof HOME_OWNERSHIPS)[number];
export type Purpose = (typeof PURPOSES)[number];
export type Channel = (typeof CHANNELS)[number];
export type Decision = (typeof DECISIONS)[number];
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export type Grade = (typeof GRADES)[number];
export type Status = (typeof STATUSES)[number];

export interface Branch {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly region: Region;
  readonly openedOn: Day;
  /** Relative size, not stored. */
  readonly weight: number;
}

export interface Borrower {
  readonly id: number;
  readonly fullName: string;
  readonly birthDate: Day;
  readonly state: string;
  readonly city: string;
  readonly employment: EmploymentStatus;
  readonly yearsEmployed: number | null;
  /** Whole dollars. */
  readonly annualIncome: number;
  readonly creditScore: number | null;
  readonly homeOwnership: HomeOwnership;
  readonly dependents: number;
  readonly customerSince: Day;
  /** Percent of the monthly income that other debts take, not stored. */
  readonly otherDebt: number;
}

export interface Application {
  readonly id: number;
  readonly borrower: Borrower;
  readonly product: Product;
  readonly branch: Branch;
  readonly appliedOn: Day;
  /** Whole dollars. */
  readonly requestedAmount: number;
  readonly requestedTermMonths: number;
  readonly purpose: Purpose;
  readonly channel: Channel;
  /** Percent of the monthly income, this loan included, as underwriting saw it. */
  readonly debtToIncome: number;
  readonly decision: Decision;
  readonly decidedOn: Day | null;
  readonly declineReason: DeclineReason | null;
}

/** What is agreed when a loan is made. */
export interface LoanTerms {
  readonly issuedOn: Day;
  readonly principalCents: number;
  /** Percent per year, two decimals; mortgages in eighths. */
  readonly interestRate: number;
  readonly termMonths: number;
}

export interface Loan extends LoanTerms {
  readonly id: number;
  readonly application: Application;
  readonly maturesOn: Day;
  readonly monthlyPaymentCents: number;
  readonly grade: Grade;
  readonly debtToIncome: number;
  readonly status: Status;
  readonly outstandingCents: number;
  readonly closedOn: Day | null;
  readonly chargedOffOn: Day | null;
  readonly recoveredCents: number;
  readonly payments: readonly Payment[];
}

/** One instalment that was billed, paid or not. */
export interface Payment {
  readonly dueOn: Day;
  readonly paidOn: Day | null;
  readonly amountDueCents: number;
  readonly principalPaidCents: number;
  readonly interestPaidCents: number;
  readonly lateFeeCents: number;
}

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  readonly isSecured: boolean;
  /** Whole dollars. */
  readonly minAmount: number;
  readonly maxAmount: number;
  /** The rest is how the product behaves and is not stored. */
  readonly behaviour: ProductBehaviour;
}

export interface ProductBehaviour {
  /** Relative demand; `seasonal` multiplies it in July to September. */
  readonly demand: number;
  readonly seasonal: number;
  readonly terms: readonly (readonly [months: number, weight: number])[];
  readonly purposes: readonly (readonly [purpose: Purpose, weight: number])[];
  /** Quantiles of the requested amount at equal steps, dollars, for an income of 60,000. */
  readonly amounts: readonly number[];
  /** How far the amount follows the income: 0 not at all, 1 in proportion. */
  readonly incomeElasticity: number;
  /** Interest rate over the market's rate for a grade A loan, percentage points. */
  readonly margin: number;
  /** How much of the market's rate is passed on; long loans follow mortgage rates, others the prime rate. */
  readonly follows: 'prime' | 'mortgage';
  readonly passThrough: number;
  /** Factor on the points that a lower grade costs. */
  readonly gradeSpread: number;
  /** Lifetime default risk against an unsecured personal loan of the same grade. */
  readonly defaultFactor: number;
  /** Chance per month that the loan is paid off early. */
  readonly prepayChance: number;
  /** Days past due at which a loan is charged off. */
  readonly chargeOffDays: number;
  /** Recovered share of what was charged off: quantiles. */
  readonly recovery: readonly number[];
  /** Business days from application to decision: fewest, most. */
  readonly turnaround: readonly [min: number, max: number];
}
