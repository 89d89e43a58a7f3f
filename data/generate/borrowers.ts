import { AS_OF_DAY, type Day, toDay } from './calendar.ts';
import { clamp, normalShare, quantile, roundTo } from './distribution.ts';
import type { Borrower, EmploymentStatus, HomeOwnership } from './model.ts';
import { pickName } from './names.ts';
import { pickHome, regionOf } from './places.ts';
import type { Random, Weighted } from './random.ts';

/** Makes up a person who first applied on `firstApplied`, or who never did (null). */
export function createBorrower(random: Random, id: number, firstApplied: Day | null): Borrower {
  const metOn = firstApplied ?? random.integer(toDay(2016, 1, 1), AS_OF_DAY);
  const age = quantile(AGES, random.next());
  const birthDate = metOn - Math.ceil(age * 365.25);
  const home = pickHome(random);
  const employment = random.weighted(employmentChances(age));
  const prosperity = random.normal();
  const annualIncome = pickIncome(random, { age, employment, state: home.state, prosperity });
  const creditworth = 0.3 * prosperity + 0.014 * (age - 42) + 0.88 * random.normal() - 0.12;
  const homeOwnership = random.weighted(homeChances(age, annualIncome));
  const burden = -0.35 * creditworth + 0.94 * random.normal();
  return {
    id,
    fullName: pickName(random),
    birthDate,
    ...home,
    employment,
    yearsEmployed: isWorking(employment)
      ? Math.floor(Math.min(age - 18, 42) * random.next() * random.next())
      : null,
    annualIncome,
    creditScore: random.chance(0.02) ? null : Math.round(quantile(SCORES, normalShare(creditworth))),
    homeOwnership,
    dependents: pickDependents(random, age),
    customerSince: pickCustomerSince(random, { metOn, birthDate }),
    otherDebt: quantile(OTHER_DEBTS, normalShare(burden)) + (homeOwnership === 'Mortgage' ? 6 : 0),
  };
}

/** Quantiles at equal steps. Ages at the first application, in years. */
const AGES = [18.1, 22, 25, 28, 31, 34.5, 38, 42, 46.5, 52, 59, 68, 86];

/** Credit scores in steps of 5 %, after the national distribution in the Federal Reserve's report of 2007 (README.md). */
const SCORES = [
  372, 530, 569, 600, 621, 642, 660, 677, 693, 708, 722, 736, 750, 759, 769, 778, 787, 796, 810, 824, 848,
];

/** Percent of monthly income. */
const OTHER_DEBTS = [0, 3, 6.5, 9.5, 12, 15, 18.5, 23, 31, 52];

/** Yearly dollars by employment. */
const INCOMES: Readonly<Record<EmploymentStatus, readonly number[]>> = {
  Employed: [17_000, 28_000, 35_000, 42_000, 49_000, 57_000, 67_000, 80_000, 99_000, 132_000, 330_000],
  'Self-Employed': [
    12_000, 23_000, 32_000, 41_000, 52_000, 64_000, 79_000, 99_000, 130_000, 185_000, 460_000,
  ],
  Unemployed: [6_000, 9_000, 12_000, 16_000, 21_000, 38_000],
  Retired: [12_000, 19_000, 25_000, 32_000, 41_000, 54_000, 118_000],
  Student: [6_000, 8_500, 12_000, 16_000, 22_000, 38_000],
};

const REGION_INCOME = { Northeast: 1.09, Midwest: 0.96, South: 0.94, West: 1.08 };

function isWorking(employment: EmploymentStatus): boolean {
  return employment === 'Employed' || employment === 'Self-Employed';
}

function employmentChances(age: number): readonly Weighted<EmploymentStatus>[] {
  if (age < 24)
    return [
      ['Student', 40],
      ['Employed', 48],
      ['Self-Employed', 4],
      ['Unemployed', 8],
    ];
  if (age < 30)
    return [
      ['Student', 9],
      ['Employed', 76],
      ['Self-Employed', 9],
      ['Unemployed', 6],
    ];
  if (age < 60)
    return [
      ['Student', 1],
      ['Employed', 79],
      ['Self-Employed', 15],
      ['Unemployed', 5],
    ];
  if (age < 67)
    return [
      ['Retired', 38],
      ['Employed', 46],
      ['Self-Employed', 13],
      ['Unemployed', 3],
    ];
  return [
    ['Retired', 88],
    ['Employed', 7],
    ['Self-Employed', 5],
  ];
}

function pickIncome(
  random: Random,
  {
    age,
    employment,
    state,
    prosperity,
  }: { age: number; employment: EmploymentStatus; state: string; prosperity: number },
): number {
  const seniority = isWorking(employment) ? 0.72 + 0.36 * clamp((age - 20) / 25, 0, 1) : 1;
  const income =
    quantile(INCOMES[employment], normalShare(prosperity)) * seniority * REGION_INCOME[regionOf(state)];
  return Math.max(
    6_000,
    roundTo(
      income,
      random.weighted([
        [1_000, 55],
        [500, 25],
        [100, 12],
        [1, 8],
      ]),
    ),
  );
}

function homeChances(age: number, income: number): readonly Weighted<HomeOwnership>[] {
  const settled = clamp((age - 23) / 22, 0, 1) * (0.55 + 0.45 * clamp(income / 90_000, 0, 1));
  const own = clamp((age - 45) / 45, 0, 0.6) * settled;
  return [
    ['Rent', 1 - 0.85 * settled],
    ['Mortgage', 0.85 * settled * (1 - own)],
    ['Own', 0.03 + 0.85 * settled * own],
  ];
}

function pickDependents(random: Random, age: number): number {
  if (age < 24 || age > 62)
    return random.weighted([
      [0, 88],
      [1, 8],
      [2, 4],
    ]);
  return random.weighted([
    [0, 42],
    [1, 21],
    [2, 23],
    [3, 10],
    [4, 3],
    [5, 1],
  ]);
}

/** Half of the borrowers come with their first application; the others held an account before it, at most twelve years. */
function pickCustomerSince(random: Random, { metOn, birthDate }: { metOn: Day; birthDate: Day }): Day {
  const earliest = Math.max(metOn - 12 * 365, toDay(2008, 2, 11), birthDate + Math.ceil(18 * 365.25));
  const isNew = random.chance(0.5);
  const tenureShare = random.next() * random.next();
  return isNew ? metOn : metOn - Math.floor(Math.max(0, metOn - earliest) * tenureShare);
}
