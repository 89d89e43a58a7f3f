import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect, parseModel } from '../../../src/catalog/mod.ts';
import type { Candidate, Meaning } from '../../../src/engine/candidate.ts';
import { createLinker, type Linker } from '../../../src/engine/link/create-linker.ts';
import { isLanguageMisspelt } from '../../../src/engine/recognize/spelling.ts';
import { isLanguageWord, isWholeWord } from '../../../src/engine/recognize/words.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { fileDatabase, memoryDatabase } from '../../catalog/memory-database.ts';
import { sampleDatabase } from '../../support/sample-database.ts';

let loanBook: Linker;
let shop: Linker;
before(async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../training/semantic-model.yaml'), 'utf8');
  const catalog = await introspect(fileDatabase(await sampleDatabase()));
  loanBook = createLinker(createKnowledge(catalog, parseModel(text)), {
    isLanguageWord,
    isWholeWord,
    isLanguageMisspelt,
  });
  const other = await introspect(
    memoryDatabase(`CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, gross_annual_income REAL, income_tax REAL, city TEXT, joined_on TEXT);
      INSERT INTO customers VALUES (1, 'Ann Lee', 5.5, 1.5, 'São Paulo', '2024-01-01'), (2, 'May', 6.5, 2.5, 'Sacramento', '2024-01-02');
      CREATE TABLE invoices (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers, tot_amt REAL, pay_stage TEXT, day7_score REAL, qty INTEGER);
      INSERT INTO invoices VALUES (1, 1, 5.5, 'on-hold', 2.5, 3), (2, 1, 6.5, 'sent', 3.5, 4);`),
  );
  shop = createLinker(createKnowledge(other, null), { isLanguageWord, isWholeWord, isLanguageMisspelt });
});

/** What each span means, cheapest first, as `span: meaning`, with the way it matched if not exactly. */
function linked(linker: Linker, question: string): string[] {
  const tokens = tokenize(question);
  return linker.link(tokens).map((candidate) => {
    const span = tokens
      .slice(candidate.start, candidate.end)
      .map(({ norm }) => norm)
      .join(' ');
    return `${span}: ${show(candidate.meaning)}${matchOf(candidate)}`;
  });
}

function matchOf({ match, cost }: Candidate): string {
  assert.equal(match === 'exact' ? 0 : Math.min(cost, 0), 0, 'only an exact match is free');
  return match === 'exact' ? '' : ` (${match})`;
}

function show(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'dataset':
      return meaning.dataset;
    case 'field':
      return `${meaning.dataset}.${meaning.field}`;
    case 'value':
      return `${meaning.dataset}.${meaning.field}=${meaning.value}`;
    case 'metric':
      return `metric ${meaning.metric}`;
    case 'segment':
      return `segment ${meaning.segment}`;
    default:
      return meaning.kind;
  }
}

function includes(linker: Linker, question: string, expected: string): void {
  const all = linked(linker, question);
  assert.ok(all.includes(expected), `${expected} not in ${all.join(' | ')}`);
}

function excludes(linker: Linker, question: string, pattern: RegExp): void {
  assert.deepEqual(
    linked(linker, question).filter((candidate) => pattern.test(candidate)),
    [],
  );
}

describe('link() on the loan book', () => {
  for (const [question, expected] of [
    ['loans', 'loans: loans'],
    ['customers', 'customers: borrowers (inflected)'],
    ['default rate', 'default rate: metric default_rate'],
    ['charged-off loans', 'charged off: loans.status=Charged Off'],
    ['chargedoff loans', 'chargedoff: loans.status=Charged Off (inflected)'],
    ['paid_off', 'paid off: loans.status=Paid Off'],
    ['loans in california', 'california: borrowers.state=CA'],
    ['loans in California', 'california: branches.state=CA'],
    ['loans in tx', 'tx: borrowers.state=TX'],
    ['loans in ME', 'me: borrowers.state=ME'],
    ['grade A', 'a: loans.grade=A'],
    ['grades a, b and c', 'c: loans.grade=C'],
    ['avg FICO', 'fico: borrowers.credit_score'],
    ['mortgage', 'mortgage: products.category=Mortgage'],
    ['mortgage', 'mortgage: borrowers.home_ownership=Mortgage'],
    ['mortgages', 'mortgages: segment mortgages'],
    ['delinquencies', 'delinquencies: segment late'],
    ['intrest rate', 'intrest rate: loans.interest_rate (misspelt)'],
    ['debt consoldiation loans', 'debt consoldiation: loans.purpose=Debt Consolidation (misspelt)'],
    ['lans in texas', 'lans: loans (misspelt)'],
    ['approval and decline rate', 'approval: metric approval_rate (headless)'],
    ['approval, decline and withdrawal rate', 'approval: metric approval_rate (headless)'],
    ['min and max amount', 'min: products.min_amount (headless)'],
    ["customer's city", "customer 's city: borrowers.city"],
    ['borrower city', 'borrower city: borrowers.city'],
    ['loans of james smith', 'james smith: borrowers.full_name=James Smith'],
    ['"Manhattan Branch"', 'manhattan branch: branches.branch_name=Manhattan Branch'],
    ['issued_on', 'issued on: loans.issued_on'],
    ['debt-to-income', 'debt to income: loans.debt_to_income'],
  ] as const) {
    it(`finds in ${question}: ${expected}`, () => includes(loanBook, question, expected));
  }

  it('takes a single letter or a word of the language for a value only where something says so', () => {
    excludes(loanBook, 'show me a loan in or by the branch', /=(A|ME|OR)$/);
    excludes(loanBook, 'A list of loans', /=A$/);
    excludes(loanBook, 'SHOW ME A LIST OF LOANS', /=(A|ME)$/);
  });

  it('does not take names of people for others that are spelt alike', () => {
    excludes(loanBook, 'loans of jamse smiht', /full_name/);
  });

  it('takes no name for a half of itself', () => {
    excludes(loanBook, 'approvals and approval rate', /headless/);
  });

  it('keeps hidden tables out of sight', () => {
    excludes(loanBook, 'portfolio currency as of date', /^\S+: portfolio/);
  });

  it('stays within its time on a long question', () => {
    const tokens = tokenize('average interest rate of charged off debt consolidation loans '.repeat(200));
    const start = process.hrtime.bigint();
    loanBook.link(tokens);
    assert.ok(process.hrtime.bigint() - start < 2_000_000_000n);
  });

  it('gives the same candidates in the same order each time', () => {
    const tokens = tokenize('default rate by grade for auto loans in texas');
    assert.deepEqual(loanBook.link(tokens), loanBook.link(tokens));
  });
});

describe('link() on a database without a model', () => {
  for (const [question, expected] of [
    ['customer names', 'customer names: customers.name (inflected)'],
    ['total amount', 'total amount: invoices.tot_amt'],
    ['tot_amt', 'tot amt: invoices.tot_amt'],
    ['quantity', 'quantity: invoices.qty'],
    ['qty', 'qty: invoices.qty (abbreviated)'],
    ['stage', 'stage: invoices.pay_stage (partial)'],
    ['onhold invoices', 'onhold: invoices.pay_stage=on-hold (inflected)'],
    ['on hold', 'on hold: invoices.pay_stage=on-hold'],
    ['sao paulo', 'sao paulo: customers.city=São Paulo (inflected)'],
    ['sacremento', 'sacremento: customers.city=Sacramento (misspelt)'],
    ['day7 score', 'day7 score: invoices.day7_score'],
    ['score at day 7', 'score at day 7: invoices.day7_score (partial)'],
    ['annual income', 'annual income: customers.gross_annual_income (partial)'],
  ] as const) {
    it(`finds in ${question}: ${expected}`, () => includes(shop, question, expected));
  }

  it('finds no part of names that two columns of a table share', () => {
    excludes(shop, 'income', /^income:/);
  });

  it('takes no other word for a misspelling of one that it knows', () => {
    excludes(shop, 'customers by state', /^state:/);
    excludes(shop, 'which city', /which/);
  });

  it('does not read "number of customers" as the customer number', () => {
    excludes(shop, 'number of customers', /^number of/);
  });
});

describe('nearest()', () => {
  it('suggests known words for an unknown one, nearest first', () => {
    assert.deepEqual(loanBook.nearest('intrst'), ['interest']);
    assert.equal(loanBook.nearest('Aproval')[0], 'approval');
  });

  it('suggests nothing for another word of English, and no two forms of one', () => {
    for (const word of ['better', 'later', 'smarter', 'brunches', 'loins']) {
      assert.deepEqual(loanBook.nearest(word), [], word);
    }
    assert.equal(loanBook.nearest('delinquincy')[0], 'delinquency');
    assert.deepEqual(loanBook.nearest('outstand'), ['outstanding']);
    assert.equal(loanBook.nearest('borowers')[0], 'borrowers');
    assert.ok(!loanBook.nearest('unapproved').includes('approved'));
    assert.ok(!loanBook.nearest('nurses').includes('nplses'));
  });

  it('suggests nothing where nothing is near, or the word has no end', () => {
    assert.deepEqual(loanBook.nearest('xylophone'), []);
    assert.deepEqual(loanBook.nearest('a'.repeat(10_000)), []);
  });
});
