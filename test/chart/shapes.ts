import type { ColumnMeaning, ColumnRole, Unit } from '../../src/shared/mod.ts';
import type { Row } from './profile-of.ts';

/** A result and the chart that it must get; the same shapes are asserted on here and executed in Python. */
export interface ResultShape {
  readonly name: string;
  readonly question?: string;
  readonly columns: readonly ColumnMeaning[] | null;
  readonly rows: readonly Row[];
  readonly chart: string;
  /** Points of each trace (rows of a table, 1 for a number). */
  readonly points: readonly number[];
}

const USD: Unit = { kind: 'money', currency: 'USD' };
const PERCENT: Unit = { kind: 'percent' };
const COUNT: Unit = { kind: 'count' };

const meaning = (name: string, role: ColumnRole, unit: Unit | null = null): ColumnMeaning => ({
  name,
  role,
  unit,
});
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const month = (index: number): string =>
  `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

const STATES = 'CA TX NY FL IL PA OH GA NC MI NJ VA WA AZ MA TN'.split(' ');

const HOSTILE_NAMES = [
  'quote " and \' and \\',
  'line\nbreak\ttab',
  '"""',
  '%{y} {x} {0}',
  '<b>bold</b><img src=x onerror=alert(1)>',
  '😀 émoji',
  '\u202egnp.exe\u2066',
  'class',
  '',
  ' ',
  '__import__("os").system("true")',
  '$a$ and $b$',
  'COUNT(*)',
];

export const SHAPES: readonly ResultShape[] = [
  {
    name: 'one number',
    columns: [meaning('total_principal', 'measure', USD)],
    rows: [{ total_principal: 123456789.5 }],
    chart: 'value',
    points: [1],
  },
  {
    name: 'three numbers',
    columns: [
      meaning('loans', 'measure', COUNT),
      meaning('average_rate', 'rate', PERCENT),
      meaning('share', 'share', { kind: 'fraction' }),
    ],
    rows: [{ loans: 1200, average_rate: 11.25, share: 0.25 }],
    chart: 'value',
    points: [1, 1, 1],
  },
  {
    name: 'one number of one category',
    columns: null,
    rows: [{ state: 'CA', number_of_loans: 1200 }],
    chart: 'value',
    points: [1],
  },
  {
    name: 'one number that is NULL',
    columns: [meaning('total', 'measure', USD)],
    rows: [{ total: null }],
    chart: 'table',
    points: [1],
  },
  {
    name: 'a measure by an ordered category',
    columns: [meaning('grade', 'ordered-category'), meaning('average_interest_rate', 'rate', PERCENT)],
    rows: [...'ABCDEFG'].map((grade, index) => ({ grade, average_interest_rate: 6.5 + index * 2 })),
    chart: 'bar vertical',
    points: [7],
  },
  {
    name: 'a measure by a category with NULLs',
    columns: null,
    rows: [
      { channel: 'Online', count: 5 },
      { channel: null, count: 2 },
      { channel: 'Broker', count: null },
    ],
    chart: 'bar vertical',
    points: [3],
  },
  {
    name: 'long labels',
    columns: null,
    rows: times(10, (index) => ({ purpose: `A rather long purpose ${index}`, total_principal: index * 1e6 })),
    chart: 'bar horizontal',
    points: [10],
  },
  {
    name: 'many categories of a total',
    columns: [meaning('city', 'geography'), meaning('total_principal', 'measure', USD)],
    rows: times(200, (index) => ({ city: `City ${index}`, total_principal: 1e6 / (index + 1) ** 2 })),
    chart: 'bar horizontal',
    points: [21],
  },
  {
    name: 'many categories of a total, all alike',
    columns: [meaning('city', 'geography'), meaning('total_principal', 'measure', USD)],
    rows: times(200, (index) => ({ city: `City ${index}`, total_principal: 1e6 - index })),
    chart: 'bar horizontal',
    points: [20],
  },
  {
    name: 'many categories of an average',
    columns: [meaning('city', 'geography'), meaning('average_principal', 'measure', USD)],
    rows: times(200, (index) => ({ city: `City ${index}`, average_principal: 1e6 - index })),
    chart: 'bar horizontal',
    points: [20],
  },
  {
    name: 'two categories',
    columns: null,
    rows: times(12, (index) => ({
      grade: 'ABCD'.charAt(index % 4),
      channel: `Channel ${Math.floor(index / 4)}`,
      count: index,
    })),
    chart: 'bar vertical group',
    points: [4, 4, 4],
  },
  {
    name: 'two measures of one unit',
    columns: [
      meaning('region', 'category'),
      meaning('principal', 'measure', USD),
      meaning('recovered', 'measure', USD),
    ],
    rows: times(4, (index) => ({ region: `R${index}`, principal: index * 100.5, recovered: index * 10.5 })),
    chart: 'bar vertical',
    points: [4, 4],
  },
  {
    name: 'two measures of different units',
    columns: [
      meaning('region', 'category'),
      meaning('loans', 'measure', COUNT),
      meaning('rate', 'rate', PERCENT),
    ],
    rows: times(4, (index) => ({ region: `R${index}`, loans: index * 100, rate: index * 1.5 })),
    chart: 'bar vertical',
    points: [4, 4],
  },
  {
    name: 'two measures of different units under long labels',
    columns: [
      meaning('region', 'category'),
      meaning('loans', 'measure', COUNT),
      meaning('rate', 'rate', PERCENT),
    ],
    rows: times(4, (index) => ({
      region: `A long name of a region ${index}`,
      loans: index * 100,
      rate: index * 1.5,
    })),
    chart: 'bar horizontal',
    points: [4, 4],
  },
  {
    name: 'months',
    columns: [meaning('month', 'time'), meaning('loans', 'measure', COUNT)],
    rows: times(24, (index) => ({ month: month(index), loans: index % 5 === 0 ? null : index })),
    chart: 'line month',
    points: [24],
  },
  {
    name: 'months of three series',
    columns: null,
    rows: times(36, (index) => ({
      month: month(Math.floor(index / 3)),
      channel: ['Online', 'Broker', null][index % 3] ?? null,
      total_principal: index * 1e5,
    })),
    chart: 'line month',
    points: [12, 12, 12],
  },
  {
    name: 'quarters, one of them NULL',
    columns: [meaning('quarter', 'time'), meaning('rate', 'rate', { kind: 'fraction' })],
    rows: [null, '2023-Q4', '2024-Q1', '2024-Q2'].map((quarter, index) => ({ quarter, rate: index / 10 })),
    chart: 'line quarter',
    points: [3],
  },
  {
    name: 'years as numbers',
    columns: null,
    rows: times(8, (index) => ({
      year: 2018 + index,
      total_principal: index * 1e9,
      average_rate: 0.5 * index,
    })),
    chart: 'line year',
    points: [8, 8],
  },
  {
    name: 'years and two units',
    columns: [
      meaning('year', 'time'),
      meaning('principal', 'measure', USD),
      meaning('loans', 'measure', COUNT),
    ],
    rows: times(8, (index) => ({ year: String(2018 + index), principal: index * 1e9, loans: index })),
    chart: 'line year',
    points: [8, 8],
  },
  {
    name: 'two years',
    columns: null,
    rows: [
      { year: '2023', number_of_loans: 10 },
      { year: '2024', number_of_loans: 12 },
    ],
    chart: 'bar vertical',
    points: [2],
  },
  {
    name: 'weeks',
    columns: [meaning('week', 'time'), meaning('loans', 'measure', COUNT)],
    rows: times(9, (index) => ({ week: `2024-W0${index + 1}`, loans: index })),
    chart: 'line period',
    points: [9],
  },
  {
    name: 'days',
    columns: null,
    rows: times(300, (index) => ({
      paid_on: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      collected: index + 0.5,
    })),
    chart: 'line day',
    points: [300],
  },
  {
    name: 'moments with and without a zone',
    columns: null,
    rows: times(10, (index) => ({
      at: `2024-01-01T0${index}:00:00${index % 2 === 0 ? 'Z' : '+02:00'}`,
      n: index,
    })),
    chart: 'line moment',
    points: [10],
  },
  {
    name: 'a list of loans',
    columns: null,
    rows: times(10, (index) => ({
      loan_id: index,
      full_name: `Person ${index}`,
      principal: index * 1000.5,
      issued_on: '2024-01-01',
    })),
    chart: 'table',
    points: [10],
  },
  {
    name: 'a measure alone, many rows',
    columns: null,
    rows: times(700, (index) => ({ principal: index * 1.5 })),
    chart: 'histogram',
    points: [700],
  },
  {
    name: 'all NULL',
    columns: null,
    rows: times(3, () => ({ a: null, b: null })),
    chart: 'table',
    points: [3],
  },
  {
    name: 'mixed types',
    columns: [meaning('channel', 'category'), meaning('total', 'measure', USD)],
    rows: [
      { channel: 'Online', total: 5 },
      { channel: 7, total: 'many' },
      { channel: null, total: 1.5 },
    ],
    chart: 'table',
    points: [3],
  },
  {
    name: 'huge numbers',
    columns: null,
    rows: [
      { channel: 'a', total: 1e300 },
      { channel: 'b', total: Number.MAX_SAFE_INTEGER },
      { channel: 'c', total: -1e-300 },
    ],
    chart: 'bar vertical',
    points: [3],
  },
  {
    name: 'rows that fall on the same bar',
    columns: null,
    rows: times(6, (index) => ({ channel: `C${index % 2}`, amount: index * 1.5 })),
    chart: 'table',
    points: [6],
  },
  {
    name: 'a question for a table',
    question: 'the channels with their counts as a table',
    columns: null,
    rows: times(4, (index) => ({ channel: `C${index}`, count: index })),
    chart: 'table',
    points: [4],
  },
  {
    name: 'numbers as categories',
    columns: [meaning('term_months', 'ordered-category'), meaning('loans', 'measure', COUNT)],
    rows: [
      { term_months: 36, loans: 4 },
      { term_months: 60, loans: 5 },
      { term_months: null, loans: 1 },
    ],
    chart: 'bar vertical',
    points: [3],
  },
  {
    name: 'months, some of them missing',
    columns: [meaning('month', 'time'), meaning('loans', 'measure', COUNT)],
    rows: [0, 1, 2, 5, 6, 11].map((index) => ({ month: month(index), loans: index })),
    chart: 'line month with gaps',
    points: [12],
  },
  {
    name: 'months of two series, each with some missing',
    columns: [meaning('month', 'time'), meaning('channel', 'category'), meaning('loans', 'measure', COUNT)],
    rows: [0, 2, 3, 5, 8, 9].flatMap((index) => [
      { month: month(index), channel: 'Online', loans: index },
      ...(index % 2 === 0 ? [] : [{ month: month(index), channel: null, loans: 1 }]),
    ]),
    chart: 'line month with gaps',
    points: [10, 10],
  },
  {
    name: 'quarters, some of them missing',
    columns: [meaning('quarter', 'time'), meaning('rate', 'rate', PERCENT)],
    rows: ['2023-Q3', '2023-Q4', '2024-Q3'].map((quarter, index) => ({ quarter, rate: index })),
    chart: 'line quarter with gaps',
    points: [5],
  },
  {
    name: 'years, some of them missing',
    columns: null,
    rows: [2018, 2019, 2022].map((year) => ({ year, number_of_loans: year })),
    chart: 'line year with gaps',
    points: [5],
  },
  {
    name: 'days, few of them missing',
    columns: null,
    rows: [1, 2, 4, 5].map((day) => ({ paid_on: `2024-02-0${day}`, collected: day })),
    chart: 'line day with gaps',
    points: [5],
  },
  {
    name: 'months and days',
    columns: null,
    rows: ['2024-01', '2024-01-15', '2024-03'].map((paid_on, index) => ({ paid_on, collected: index })),
    chart: 'line day',
    points: [3],
  },
  {
    name: 'days that are none',
    columns: null,
    rows: ['2024-02-28', '2024-02-31', '2024-03-02'].map((paid_on, index) => ({ paid_on, collected: index })),
    chart: 'line day with gaps',
    points: [4],
  },
  {
    name: 'days far apart',
    columns: null,
    rows: [1, 2, 3, 4].map((index) => ({ due_on: `2024-0${index}-28`, due: index })),
    chart: 'line day',
    points: [4],
  },
  {
    name: 'parts of a total over time',
    question: 'how has the mix of channels changed by month?',
    columns: [meaning('month', 'time'), meaning('channel', 'category'), meaning('loans', 'measure', COUNT)],
    rows: times(24, (index) => ({
      month: month(Math.floor(index / 2)),
      channel: `C${index % 2}`,
      loans: 5 + index,
    })),
    chart: 'area month',
    points: [12, 12],
  },
  {
    name: 'shares of a whole',
    columns: [meaning('status', 'ordered-category'), meaning('share', 'share', PERCENT)],
    rows: [
      { status: 'Current', share: 44.75 },
      { status: 'Late', share: 1.6 },
      { status: 'Charged Off', share: 6.81 },
      { status: 'Paid Off', share: 46.84 },
    ],
    chart: 'pie',
    points: [4],
  },
  {
    name: 'shares of no whole',
    columns: [meaning('status', 'category'), meaning('share', 'share', PERCENT)],
    rows: [
      { status: 'Current', share: 44.75 },
      { status: 'Late', share: 1.6 },
    ],
    chart: 'bar vertical',
    points: [2],
  },
  {
    name: 'shares of many parts',
    columns: [meaning('product', 'category'), meaning('share', 'share', PERCENT)],
    rows: times(10, (index) => ({ product: `P${index}`, share: 10 })),
    chart: 'bar vertical',
    points: [10],
  },
  {
    name: 'counts when asked for their proportions',
    question: 'proportion of loans by channel',
    columns: null,
    rows: times(4, (index) => ({ channel: `C${index}`, count: index + 1 })),
    chart: 'pie',
    points: [4],
  },
  {
    name: 'a distribution of rows that have identifiers',
    question: 'distribution of principal',
    columns: null,
    rows: times(300, (index) => ({ loan_id: index, principal: (index * 7919) % 1000 })),
    chart: 'histogram',
    points: [300],
  },
  {
    name: 'a measure of many rows in a few categories',
    columns: null,
    rows: times(120, (index) => ({
      grade: 'ABCD'.charAt(index % 4),
      interest_rate: index % 11 === 0 ? null : (index % 13) + 0.5,
    })),
    chart: 'box',
    points: [120],
  },
  {
    name: 'two measures of many rows',
    columns: [meaning('principal', 'measure', USD), meaning('interest_rate', 'rate', PERCENT)],
    rows: times(60, (index) => ({
      principal: index === 5 ? null : index * 1000,
      interest_rate: 20 - index / 7 + (index % 5),
    })),
    chart: 'scatter',
    points: [60, 2],
  },
  {
    name: 'a relation between two measures of states',
    question: 'how does the default rate depend on income by state?',
    columns: [
      meaning('state', 'geography'),
      meaning('average_income', 'measure', USD),
      meaning('default_rate', 'rate', PERCENT),
    ],
    rows: times(20, (index) => ({
      state: `S${index}`,
      average_income: 5e4 + index * 997,
      default_rate: 9 - index / 3,
    })),
    chart: 'scatter',
    points: [20, 2],
  },
  {
    name: 'very many points',
    columns: [meaning('principal', 'measure', USD), meaning('interest_rate', 'rate', PERCENT)],
    rows: times(3000, (index) => ({ principal: index * 10, interest_rate: (index * 31) % 17 })),
    chart: 'scatter',
    points: [3000, 2],
  },
  {
    name: 'many cells',
    columns: [
      meaning('product_name', 'text'),
      meaning('grade', 'ordered-category'),
      meaning('default_rate', 'rate', PERCENT),
    ],
    rows: times(55, (index) => ({
      product_name: `Product ${Math.floor(index / 7)}`,
      grade: 'ABCDEFG'.charAt(index % 7),
      default_rate: index % 20,
    })),
    chart: 'heatmap',
    points: [55],
  },
  {
    name: 'counts by grade and status as a heat map',
    columns: [
      meaning('grade', 'ordered-category'),
      meaning('status', 'ordered-category'),
      meaning('loans', 'measure', COUNT),
    ],
    rows: times(28, (index) => ({
      grade: 'ABCDEFG'.charAt(index / 4),
      status: ['Current', 'Late', 'Charged Off', null][index % 4] ?? null,
      loans: 1303 - index * 40,
    })),
    chart: 'heatmap',
    points: [28],
  },
  {
    name: 'a measure by state',
    columns: [meaning('state', 'geography'), meaning('default_rate', 'rate', PERCENT)],
    rows: STATES.map((state, index) => ({ state, default_rate: index / 4 })),
    chart: 'map',
    points: [16],
  },
  {
    name: 'a measure by FIPS code of the state',
    question: 'default rate across the states',
    columns: [meaning('state_fips', 'geography'), meaning('default_rate', 'rate', PERCENT)],
    rows: [6, 48, 36, 12].map((state_fips, index) => ({ state_fips, default_rate: index - 1.5 })),
    chart: 'map',
    points: [4],
  },
  {
    name: 'a measure by name of the state',
    question: 'map of loans by state',
    columns: [meaning('state', 'geography'), meaning('loans', 'measure', COUNT)],
    rows: ['California', 'TEXAS', 'new york', 'District of Columbia'].map((state, index) => ({
      state,
      loans: index,
    })),
    chart: 'map',
    points: [4],
  },
  {
    name: 'the top states',
    question: 'top states by volume',
    columns: [meaning('state', 'geography'), meaning('volume', 'measure', USD)],
    rows: STATES.map((state, index) => ({ state, volume: 1e6 - index * 1e4 })),
    chart: 'bar vertical',
    points: [16],
  },
  {
    name: 'the lowest first',
    question: 'lowest approval rates',
    columns: null,
    rows: times(4, (index) => ({ channel: `C${index}`, approval_rate: 20 + index })),
    chart: 'bar vertical',
    points: [4],
  },
  {
    name: 'the best of each group',
    columns: [meaning('region', 'geography'), meaning('branch', 'text'), meaning('loans', 'measure', COUNT)],
    rows: times(8, (index) => ({
      region: `Region ${Math.floor(index / 2)}`,
      branch: `Some long branch ${index}`,
      loans: 50 - index,
    })),
    chart: 'bar horizontal stack',
    points: [2, 2, 2, 2],
  },
  {
    name: 'parts of groups',
    question: 'composition of each region by status',
    columns: [
      meaning('region', 'geography'),
      meaning('status', 'category'),
      meaning('loans', 'measure', COUNT),
    ],
    rows: times(12, (index) => ({
      region: `R${Math.floor(index / 3)}`,
      status: `S${index % 3}`,
      loans: index + 1,
    })),
    chart: 'bar vertical share',
    points: [4, 4, 4],
  },
  {
    name: 'many groups of a total',
    columns: null,
    rows: times(32, (index) => ({
      purpose: `P${Math.floor(index / 4)}`,
      channel: `C${index % 4}`,
      count: index + 1,
    })),
    chart: 'bar vertical stack',
    points: [8, 8, 8, 8],
  },
  {
    name: 'a chart that the question names',
    question: 'loans by channel as a donut',
    columns: null,
    rows: times(3, (index) => ({ channel: `C${index}`, count: index + 1 })),
    chart: 'pie',
    points: [3],
  },
  {
    name: 'quantities that rows are grouped by',
    columns: null,
    rows: times(6, (index) => ({ dependents: index, 'COUNT(*)': 900 - index * 100 })),
    chart: 'bar vertical',
    points: [6],
  },
  {
    name: 'names of people beside their identifiers',
    columns: [
      meaning('borrower_id', 'identifier'),
      meaning('full_name', 'text'),
      meaning('loans', 'measure', COUNT),
    ],
    rows: times(5, (index) => ({ borrower_id: index, full_name: `Person ${index}`, loans: index })),
    chart: 'table',
    points: [5],
  },
  {
    name: 'a total of no known unit',
    columns: null,
    rows: times(3, (index) => ({ channel: 'abc'.charAt(index), 'SUM(x)': 1e9 * (index - 1) })),
    chart: 'bar vertical',
    points: [3],
  },
  ...HOSTILE_NAMES.flatMap((name): ResultShape[] => [
    {
      name: `bars of a column named ${JSON.stringify(name)}`,
      question: name,
      columns: [meaning(name, 'category'), meaning(`${name}2`, 'measure', USD)],
      rows: times(3, (index) => ({ [name]: `${name} ${index}`, [`${name}2`]: index + 0.5 })),
      chart: name.length > 12 ? 'bar horizontal' : 'bar vertical',
      points: [3],
    },
    {
      name: `lines of a column named ${JSON.stringify(name)}`,
      question: name,
      columns: [meaning(`${name}1`, 'time'), meaning(name, 'category'), meaning(`${name}2`, 'measure', USD)],
      rows: times(6, (index) => ({
        [`${name}1`]: month(Math.floor(index / 2)),
        [name]: `${name} ${index % 2}`,
        [`${name}2`]: index + 0.5,
      })),
      chart: 'line month',
      points: [3, 3],
    },
    {
      name: `a table with a column named ${JSON.stringify(name)}`,
      question: name,
      columns: [
        meaning(name, 'identifier'),
        meaning(`${name}2`, 'measure', { kind: 'money', currency: '{"\\' }),
      ],
      rows: times(3, (index) => ({ [name]: `${name} ${index}`, [`${name}2`]: index + 0.5 })),
      chart: 'table',
      points: [3],
    },
    {
      name: `a number from a column named ${JSON.stringify(name)}`,
      question: name,
      columns: [
        meaning(name, 'category'),
        meaning(`${name}2`, 'measure', { kind: 'money', currency: '{"\\' }),
      ],
      rows: [{ [name]: name, [`${name}2`]: 2.5 }],
      chart: 'value',
      points: [1],
    },
  ]),
];
