import type { Dataset, Field, Knowledge, Relationship, Segment } from '../../../src/catalog/mod.ts';
import type { Expression, Unit } from '../../../src/shared/mod.ts';
import { column, compare } from './expressions.ts';

const USD: Unit = { kind: 'money', currency: 'USD' };
const PERCENT: Unit = { kind: 'percent' };
const DAYS: Unit = { kind: 'duration', of: 'days' };

type FieldOptions = Partial<Field>;

function field(name: string, options: FieldOptions): Field {
  return {
    name,
    label: name.replaceAll('_', ' '),
    synonyms: [],
    description: null,
    type: 'text',
    role: 'category',
    unit: null,
    isNullable: false,
    expression: null,
    distinctCount: 10,
    min: null,
    max: null,
    values: null,
    bands: null,
    lowerIsBetter: null,
    order: null,
    ...options,
  };
}

const key = (name: string): Field => field(name, { type: 'integer', role: 'key' });
const text = (name: string, ...values: readonly string[]): Field =>
  field(name, { values: values.length === 0 ? null : values.map((value) => ({ value, synonyms: [] })) });
const date = (name: string, options: FieldOptions = {}): Field =>
  field(name, { type: 'date', role: 'time', ...options });
const money = (name: string, options: FieldOptions = {}): Field =>
  field(name, { type: 'real', role: 'measure', unit: USD, ...options });
const number = (name: string, options: FieldOptions = {}): Field =>
  field(name, { type: 'integer', role: 'measure', ...options });

function dataset(
  name: string,
  label: string,
  options: Partial<Dataset> & { readonly fields: readonly Field[] },
): Dataset {
  return {
    name,
    label,
    labelPlural: name,
    synonyms: [],
    description: null,
    primaryKey: [options.fields[0]?.name ?? ''],
    defaultDate: null,
    display: [],
    defaultMeasure: null,
    rowCount: 1000,
    isVisible: true,
    ...options,
  };
}

function relationship(
  from: string,
  to: string,
  keyColumn: string,
  options: Partial<Relationship> = {},
): Relationship {
  return {
    name: `${from}_${to}`,
    from,
    fromColumns: [keyColumn],
    to,
    toColumns: [keyColumn],
    isTotal: true,
    isOneToOne: false,
    preference: 0,
    ...options,
  };
}

function segment(name: string, dataset_: string, condition: Expression): Segment {
  return { name, label: name, synonyms: [], nouns: [], dataset: dataset_, condition };
}

/** The sample loan book, written down by hand as far as the back end of the engine looks at it. */
export const LOAN_BOOK: Knowledge = {
  asOfDate: '2025-12-31',
  currency: 'USD',
  datasets: [
    dataset('branches', 'branch', {
      rowCount: 24,
      display: ['branch_name'],
      fields: [
        key('branch_id'),
        field('branch_name', { role: 'name' }),
        text('city'),
        field('state', { role: 'geography', values: [{ value: 'TX', synonyms: ['Texas'] }] }),
        text('region', 'Northeast', 'Midwest', 'South', 'West'),
        date('opened_on'),
      ],
    }),
    dataset('products', 'product', {
      rowCount: 8,
      display: ['product_name'],
      fields: [
        key('product_id'),
        field('product_name', { role: 'name' }),
        text('category', 'Personal', 'Auto', 'Mortgage', 'Student', 'Small Business'),
        field('is_secured', { type: 'boolean', role: 'flag' }),
        money('min_amount'),
        money('max_amount'),
      ],
    }),
    dataset('borrowers', 'borrower', {
      rowCount: 9000,
      display: ['full_name'],
      defaultDate: 'customer_since',
      fields: [
        key('borrower_id'),
        field('full_name', { role: 'name' }),
        date('birth_date'),
        field('state', { role: 'geography', values: [{ value: 'TX', synonyms: ['Texas'] }] }),
        text('city'),
        text('employment_status'),
        number('years_employed', { isNullable: true, unit: { kind: 'duration', of: 'years' } }),
        money('annual_income'),
        number('credit_score', { isNullable: true, unit: { kind: 'score' } }),
        text('home_ownership'),
        number('dependents'),
        date('customer_since'),
      ],
    }),
    dataset('applications', 'application', {
      rowCount: 16_000,
      defaultDate: 'applied_on',
      defaultMeasure: 'requested_amount',
      fields: [
        key('application_id'),
        key('borrower_id'),
        key('product_id'),
        key('branch_id'),
        date('applied_on'),
        money('requested_amount'),
        number('requested_term_months', { unit: { kind: 'duration', of: 'months' } }),
        text('purpose'),
        text('channel', 'Online', 'Branch', 'Broker', 'Phone'),
        text('decision', 'Approved', 'Declined', 'Withdrawn', 'Pending'),
        date('decided_on', { isNullable: true }),
        field('decline_reason', { isNullable: true }),
        field('turnaround', {
          type: 'real',
          role: 'measure',
          unit: DAYS,
          isNullable: true,
          expression: {
            kind: 'binary',
            operator: '-',
            left: { kind: 'function', name: 'julianday', arguments: [column('applications', 'decided_on')] },
            right: { kind: 'function', name: 'julianday', arguments: [column('applications', 'applied_on')] },
          },
        }),
      ],
    }),
    dataset('loans', 'loan', {
      rowCount: 10_000,
      defaultDate: 'issued_on',
      defaultMeasure: 'principal',
      fields: [
        key('loan_id'),
        key('application_id'),
        key('borrower_id'),
        key('product_id'),
        key('branch_id'),
        date('issued_on'),
        date('matures_on'),
        money('principal'),
        field('interest_rate', { type: 'real', role: 'measure', unit: PERCENT }),
        number('term_months', { unit: { kind: 'duration', of: 'months' } }),
        money('monthly_payment'),
        text('grade', 'A', 'B', 'C', 'D', 'E', 'F', 'G'),
        field('debt_to_income', { type: 'real', role: 'measure', unit: PERCENT }),
        text('purpose'),
        text('status', 'Current', 'Late', 'Charged Off', 'Paid Off'),
        money('outstanding_principal'),
        date('closed_on', { isNullable: true }),
        date('charged_off_on', { isNullable: true }),
        money('recovered_amount'),
      ],
    }),
    dataset('payments', 'payment', {
      rowCount: 240_000,
      defaultDate: 'due_on',
      defaultMeasure: 'amount_paid',
      fields: [
        key('payment_id'),
        key('loan_id'),
        date('due_on'),
        date('paid_on', { isNullable: true }),
        money('amount_due'),
        money('amount_paid'),
        money('principal_paid'),
        money('interest_paid'),
        money('late_fee'),
        number('days_late', { isNullable: true, unit: DAYS }),
      ],
    }),
    dataset('portfolio', 'portfolio', {
      isVisible: false,
      rowCount: 1,
      fields: [date('as_of_date'), text('currency')],
    }),
  ],
  relationships: [
    relationship('applications', 'borrowers', 'borrower_id'),
    relationship('applications', 'products', 'product_id'),
    relationship('applications', 'branches', 'branch_id'),
    relationship('loans', 'applications', 'application_id', { isOneToOne: true }),
    relationship('loans', 'borrowers', 'borrower_id', { preference: 1 }),
    relationship('loans', 'products', 'product_id', { preference: 1 }),
    relationship('loans', 'branches', 'branch_id', { preference: 1 }),
    relationship('payments', 'loans', 'loan_id'),
  ],
  metrics: [],
  segments: [
    segment('late', 'loans', compare('=', column('loans', 'status'), 'Late')),
    segment('charged-off', 'loans', compare('=', column('loans', 'status'), 'Charged Off')),
    segment('open', 'loans', {
      kind: 'in',
      operand: column('loans', 'status'),
      values: [
        { kind: 'literal', value: 'Current' },
        { kind: 'literal', value: 'Late' },
      ],
      negated: false,
    }),
    segment('late', 'payments', compare('>', column('payments', 'days_late'), 0)),
  ],
};
