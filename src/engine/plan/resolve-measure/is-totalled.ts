/**
 * Whether a column called so is added up where nothing else is said. Revenue and quantities are totals; "total amount", "total hours" say
 * so by their names, and so do "tickets sold", "lost kwh" and what is called by nothing but what there is so much of: "kilograms", "hectares".
 */
export function isTotalled(label: string): boolean {
  return label.startsWith('total ') || TOTALS.has(label.split(' ').at(-1) ?? '') || isStuff(label);
}

/** Whether a column called so says how much there is of something: "kilograms", "bottles produced", "lost kwh". */
export function isStuff(label: string): boolean {
  return STUFF.has(label) || TALLIES.test(label) || TALLIED.test(label);
}

/** What is done with something that there is so much of, as the names of columns say it. */
export const DONE: ReadonlySet<string> = new Set(
  `burned caught consumed cut delivered driven flown generated harvested logged lost made milked ordered picked played poured printed
  produced pumped recycled scored shipped sold spent streamed used walked wasted watched worked`.split(/\s+/),
);

const DEEDS = [...DONE].join('|');
const TALLIES = new RegExp(`s (?:${DEEDS})$`);
const TALLIED = new RegExp(`^(?:${DEEDS}) (?:hours|kwh|mwh|[a-z]+s)$`);

const TOTALS: ReadonlySet<string> = new Set([
  'quantity',
  'revenue',
  'revenues',
  'sales',
  'spending',
  'turnover',
]);

/** Of what there is so much together, and which is no size of one thing. */
const STUFF: ReadonlySet<string> = new Set(
  `acres barrels beds bottles bushels crates gallons hectares hours kg kilograms kilometers kilometres kwh liters litres meters metres
  miles mwh pallets pounds seats tonnes tons`.split(/\s+/),
);
