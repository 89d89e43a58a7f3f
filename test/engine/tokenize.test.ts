import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Token } from '../../src/engine/token.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

/** Far above what is needed on a busy machine, far below what anything quadratic takes. */
const BOUND_MS = 1_000;

/** `norm` for words, `“norm”` for quoted, `<value sign>` for numbers, symbols as they are. */
function show(token: Token): string {
  if (token.number !== null)
    return `<${[token.number.value, token.number.sign].filter((part) => part !== null).join(' ')}>`;
  return token.kind === 'quoted' ? `“${token.norm}”` : token.norm;
}

const read = (question: string): string => tokenize(question).map(show).join(' ');

const CASES: Readonly<Record<string, readonly (readonly [question: string, tokens: string])[]>> = {
  'splits words, apostrophes and compounds': [
    ['Average Rate by grade?', 'average rate by grade ?'],
    ["what's the rate", "what 's the rate"],
    ['what’s the rate', "what 's the rate"],
    ["the borrowers' loans", "the borrowers 's loans"],
    ["don't and haven't", 'do not and have not'],
    ["arent, hadn't, can't, wont", 'are not , had not , can not , will not'],
    ["we've, they'll, I'd like, who'd taken", 'we have , they will , i would like , who had taken'],
    ['whats theyre', "what 's they are"],
    ['its were id', 'its were id'],
    ['ending in mail.com, or @mail.org', 'ending in “mail.com” , or “@mail.org”'],
    ['Does ann@mail.com owe? Yes.', 'does “ann@mail.com” owe ? yes .'],
    ["o'brien's loans", "o'brien 's loans"],
    ['charged-off loans', 'charged off loans'],
    ['grades A-C of e-mail x-ray', 'grades a - c of e mail x ray'],
    ['charged‑off', 'charged off'],
    ['debt_to_income', 'debt to income'],
    ['loan__id=5', 'loan id = <5>'],
    ['loans.principal', 'loans . principal'],
    ['rate — by grade', 'rate - by grade'],
    ['U.S. loans, p.a.', 'us loans , pa'],
    ['yes/no R&D', 'yes / no r & d'],
    ['over 200cm or 5.5kg', 'over <200> cm or <5.5> kg'],
    ['why???', 'why ?'],
    ['a >= 5, b<>3, c ≠ 4, d ≤ 2', 'a >= <5> , b <> <3> , c != <4> , d <= <2>'],
    ['', ''],
    [' \t\n ', ''],
  ],
  'takes balanced quotes as one token': [
    ['purpose "Debt Consolidation"', 'purpose “debt consolidation”'],
    ['purpose “Debt Consolidation”', 'purpose “debt consolidation”'],
    ["in 'Texas' and 'Ohio'", 'in “texas” and “ohio”'],
    ['state=`TX`', 'state = “tx”'],
    ['a "lonely quote', 'a " lonely quote'],
    ["2024's and the 1990's", "<2024> 's and the <1990> 's"],
    ["borrowers' and lenders'", "borrowers 's and lenders 's"],
    ["since '22 and '23", "since '22 and '23"],
    ['"" empty', '" " empty'],
    ['5" pipe', '<5> " pipe'],
  ],
  'reads numbers with what is written on them': [
    ['$1.2m', '<1200000 money>'],
    ['10k 1.5bn 3mm', '<10000> <1500000000> <3000000>'],
    ['US$5k, 100$, £5, 10€', '<5000 money> , <100 money> , <5 money> , <10 money>'],
    ['7% 7.25pct', '<7 percent> <7.25 percent>'],
    ['1,234,567.89', '<1234567.89>'],
    ['1e6 2.5e-1', '<1000000> <0.25>'],
    ['2022,2023', '<2022> , <2023>'],
    ['12,34', '<12> , <34>'],
    ['1st 22nd 3rd 10th', '<1 ordinal> <22 ordinal> <3 ordinal> <10 ordinal>'],
    ['36-month 3yr 90d 24mo 2wks', '<36> month <3 years> <90 days> <24 months> <2 weeks>'],
    ['-5, (-7), x=-2', '<-5> , ( <-7> ) , x = <-2>'],
    ['5-7%', '<5> - <7 percent>'],
    ['$5-$10', '<5 money> - <10 money>'],
    ['5 -7', '<5> - <7>'],
    ['10k–20k', '<10000> - <20000>'],
    ['.5 0.5', '<0.5> <0.5>'],
    ['top-10', 'top <10>'],
    ['It was 5.', 'it was <5> .'],
    ['1.1m', '<1100000>'],
  ],
  'leaves as words what is no exact number': [
    ['10x 401(k)', '10x <401> ( k )'],
    ['12345678901234567890', '12345678901234567890'],
    ['1e400', '1e400'],
    ['1.2.3', '1.2.3'],
    ['1½ 10²', '1½ 10²'],
    ['٣٦ months', '٣٦ months'],
  ],
  'keeps dates together': [
    ['2024-03-05', '2024-03-05'],
    ['on 2024-03-05?', 'on 2024-03-05 ?'],
    ['2024-03', '2024-03'],
    ['2024-13', '<2024> - <13>'],
    ['2024-03-05T10:20:30Z', '2024-03-05t10:20:30z'],
    ['2022-2024', '<2022> - <2024>'],
    ['2023/2024', '<2023> / <2024>'],
    ['3/5/2024', '<3> / <5> / <2024>'],
    ["Q3'24", "q3 '24"],
    ['2024-Q3', '<2024> q3'],
    ['2024Q3', '2024q3'],
    ['5-Mar-2024', '<5> mar <2024>'],
  ],
  'reads Unicode': [
    ['ＦＩＮＥ　＄１０ｋ', 'fine <10000 money>'],
    ['ﬁnance', 'finance'],
    ['cafe\u0301', 'café'],
    ['soft\u00adhyphen zero\u200bwidth', 'softhyphen zerowidth'],
    ['日本語 и русский', '日本語 и русский'],
    ['loans 😀', 'loans 😀'],
    ['a\u00a0b', 'a b'],
  ],
};

for (const [guarantee, cases] of Object.entries(CASES)) {
  describe(`tokenize() ${guarantee}`, () => {
    for (const [question, expected] of cases) {
      it(JSON.stringify(question), () => assert.equal(read(question), expected));
    }
  });
}

describe('tokenize() keeps offsets into the question as typed', () => {
  it('through ligatures, combining marks and emoji', () => {
    const question = 'ﬁne 😀 cafe\u0301 “Texas” 36-month';
    for (const { text, start, end } of tokenize(question)) {
      assert.ok(question.slice(start, end).startsWith(text), `${text} at ${start}`);
    }
    assert.deepEqual(
      tokenize(question).map(({ text }) => text),
      ['ﬁne', '😀', 'cafe\u0301', '“Texas”', '36', 'month'],
    );
  });

  it('so that the parts of a compound touch and separate words do not', () => {
    const [charged, off, month, loans] = tokenize('charged-off month loans');
    assert.equal(charged?.end, off?.start);
    assert.notEqual(month?.end, loans?.start);
  });
});

describe('tokenize() is linear', () => {
  const hostile: Readonly<Record<string, string>> = {
    'opening quotes': ' "a'.repeat(5_000),
    apostrophes: "'a ".repeat(5_000),
    'a chain of apostrophes': "a'".repeat(5_000),
    'a number of 10,000 digits': '9'.repeat(10_000),
    'groups of thousands': '1,111'.repeat(2_500),
    'dotted letters': 'a.'.repeat(5_000),
    'dotted numbers': '1.'.repeat(5_000),
    hyphens: '-'.repeat(10_000),
    'hyphens and digits': '1-'.repeat(5_000),
    underscores: '_'.repeat(10_000),
    'combining marks': `a${'\u0301\u0323'.repeat(5_000)}`,
    'lone surrogates': '\ud800'.repeat(10_000),
    'long compatibility forms': '\ufdfa'.repeat(10_000),
    'bidirectional controls': '\u202e\u2066'.repeat(5_000),
  };
  for (const [name, question] of Object.entries(hostile)) {
    it(`in ${name}`, () => {
      const start = performance.now();
      const tokens = tokenize(question);
      assert.ok(performance.now() - start < BOUND_MS);
      assert.ok(tokens.every(({ start, end }) => start <= end && end <= question.length));
    });
  }

  it('over every Unicode block', () => {
    for (let block = 0; block < 0x110000; block += 0x400) {
      const question = String.fromCodePoint(...Array.from({ length: 0x400 }, (_, offset) => block + offset));
      const tokens = tokenize(question);
      for (const [index, { start, end }] of tokens.entries()) {
        assert.ok(start >= (tokens[index - 1]?.start ?? 0) && end > start && end <= question.length);
      }
    }
  });
});
