import type { Dataset, Field, Knowledge, Metric } from '../knowledge.ts';
import { singularOf } from '../names/plural.ts';

/** What tables hold, each with the other words that people use for it. */
const THINGS = sets(`customer, client, buyer, shopper, purchaser, user
  employee, worker, staff member
  salesperson, salesman, seller, sales representative, sales rep, sales agent
  teacher, instructor, lecturer, professor
  student, pupil
  doctor, physician
  movie, film
  car, automobile
  store, shop
  company, firm, corporation
  author, writer
  product, article, good
  song, track
  supplier, vendor
  shipment, delivery
  invoice, bill
  order, purchase
  country, nation
  city, town
  match, game, fixture
  reservation, booking
  apartment, flat
  lawyer, attorney
  aircraft, airplane, plane
  ship, vessel
  picture, photo, photograph
  prize, award
  medicine, medication, drug
  coach, trainer
  donor, contributor
  trip, journey
  comment, remark
  crime, offense, offence
  vehicle, car`);

/** What columns hold. */
const PROPERTIES = sets(`salary, wage, pay, compensation
  gender, sex
  phone, telephone, phone number, telephone number
  email, email address, mail address
  zip, zip code, postal code, postcode
  color, colour
  birth date, birthday, date of birth
  country, nation
  price, cost
  population, inhabitant, resident, people
  job, occupation, profession
  manufacturer, maker
  altitude, elevation
  specialty, speciality, specialization
  duration, length
  website, homepage, url
  weight, mass
  density, population density
  type, kind`);

/**
 * The knowledge with the other words of common English for what its tables and columns hold, where nothing else in the
 * database is called so and one thing alone can be meant. `isNamed` tells the tables that a person has named.
 */
export function withCommonNames(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const taken = wordsOf(knowledge);
  const datasets = knowledge.datasets.map((dataset) =>
    isNamed(dataset.name) ? dataset : withOtherNames(dataset, { knowledge, taken }),
  );
  const revenue = revenueOf(datasets.filter(({ name }) => !isNamed(name)));
  return revenue === null || taken.has('revenue')
    ? { ...knowledge, datasets }
    : { ...knowledge, datasets, metrics: [...knowledge.metrics, revenue] };
}

interface Names {
  readonly knowledge: Knowledge;
  /** Every name that something in the database is called by, and every word of one. */
  readonly taken: ReadonlySet<string>;
}

function withOtherNames(dataset: Dataset, { knowledge, taken }: Names): Dataset {
  const labels = knowledge.datasets.map(({ label }) => label);
  return {
    ...dataset,
    synonyms: [
      ...dataset.synonyms,
      ...otherNames(dataset.label, { labels, sets: THINGS, taken }),
      // Not the other way round: what is "on sale" has not been purchased.
      ...(dataset.label === 'sale' && !taken.has('purchase') ? ['purchase'] : []),
    ],
    fields: dataset.fields.map((field): Field => {
      const siblings = dataset.fields.map(({ label }) => label);
      const names = otherNames(field.label, { labels: siblings, sets: PROPERTIES, taken });
      return names.length === 0 ? field : { ...field, synonyms: [...field.synonyms, ...names] };
    }),
  };
}

/** The label with its last words replaced by others for the same; none where another label could get that name too. */
function otherNames(
  label: string,
  context: {
    readonly labels: readonly string[];
    readonly sets: readonly (readonly string[])[];
    readonly taken: ReadonlySet<string>;
  },
): readonly string[] {
  const { labels, taken } = context;
  return context.sets.flatMap((words) => {
    const own = words.find((word) => endsIn(label, word));
    if (own === undefined) return [];
    const rivals = labels.filter((other) => words.some((word) => endsIn(other, word)));
    const before = label.slice(0, label.length - own.length);
    const isClear = rivals.filter((other) => other === label || before === '').length === 1;
    return isClear
      ? words.filter((word) => word !== own && !taken.has(word)).map((word) => before + word)
      : [];
  });
}

function endsIn(label: string, words: string): boolean {
  return label === words || label.endsWith(` ${words}`);
}

/** Tables of which each row is something that was sold. */
const SALES: ReadonlySet<string> = new Set([
  'sale',
  'order',
  'purchase',
  'invoice',
  'booking',
  'reservation',
  'ticket',
]);
/** Tables with a number of pieces have the price of one. */
const PIECES = /\b(?:quantity|units?|pieces|discount)\b/;

/** Revenue is what all sales together brought, where one table alone holds sales and one amount of money each. */
function revenueOf(datasets: readonly Dataset[]): Metric | null {
  const [sales, ...others] = datasets.filter(({ label }) => SALES.has(label.split(' ').at(-1) ?? ''));
  if (sales === undefined || others.length > 0 || sales.defaultMeasure === null) return null;
  const amount = sales.fields.find(({ name }) => name === sales.defaultMeasure);
  // What is called a total is no price of a piece.
  const isOfAll = amount?.label.split(' ').includes('total') === true;
  if (amount === undefined || (!isOfAll && sales.fields.some(({ label }) => PIECES.test(label)))) return null;
  return {
    name: 'revenue',
    label: 'revenue',
    synonyms: ['sales revenue', 'revenue amount'],
    description: null,
    expression: {
      kind: 'aggregate',
      function: 'sum',
      table: sales.name,
      argument: { kind: 'column', table: sales.name, column: amount.name },
      distinct: false,
      filter: null,
    },
    unit: amount.unit,
    date: null,
    lowerIsBetter: null,
  };
}

function wordsOf({ datasets, metrics, segments }: Knowledge): ReadonlySet<string> {
  const named = [
    ...datasets,
    ...datasets.flatMap(({ fields }) => fields),
    ...metrics,
    ...segments.filter(({ name }) => !name.includes('.')),
  ];
  return new Set(
    named.flatMap(({ label, synonyms }) =>
      [label, ...synonyms].flatMap((text) => [
        text,
        ...text.split(' ').flatMap((word) => [word, singularOf(word)]),
      ]),
    ),
  );
}

function sets(text: string): readonly (readonly string[])[] {
  return text.split('\n').map((line) => line.split(',').map((word) => word.trim()));
}
