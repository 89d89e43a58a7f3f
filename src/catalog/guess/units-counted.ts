/** A unit that people count: what columns in it are called by, what it is called in questions, and what is done in it. */
export interface UnitWords {
  readonly columns: readonly string[];
  readonly names: readonly string[];
  readonly deeds: readonly string[];
  readonly isMoney?: true;
}

const MOVED = 'carried collected delivered harvested hauled moved produced shipped sold transported'.split(
  ' ',
);
const GOT = 'collected donated earned paid raised received taken'.split(' ');
const ENERGY = 'consumed generated lost produced saved used'.split(' ');
const GONE = 'driven covered cycled flown travelled traveled walked'.split(' ');

/** The units of which totals are asked for by their names. */
export const UNITS_COUNTED: readonly UnitWords[] = [
  unit('km kilometers kilometres', 'kilometers kilometres km', GONE),
  unit('mi miles', 'miles', GONE),
  unit('hour hours hrs', 'hours', 'billed booked flown logged spent worked'.split(' ')),
  unit('minutes mins', 'minutes', 'lost spent worked'.split(' ')),
  unit('kg kilograms', 'kilograms kilos kg', MOVED),
  unit('tonnes tons', 'tonnes tons', MOVED),
  unit(
    'liters litres ltr',
    'liters litres',
    'collected consumed delivered filled produced pumped sold used'.split(' '),
  ),
  { columns: ['kwh'], names: ['kilowatt hours', 'kwh'], deeds: ENERGY },
  { columns: ['mwh'], names: ['megawatt hours', 'mwh'], deeds: ENERGY },
  unit('passengers', 'passengers', 'carried flown served transported'.split(' ')),
  { ...unit('eur euro euros', 'euros', GOT), isMoney: true },
  { ...unit('usd dollars', 'dollars', GOT), isMoney: true },
  { ...unit('gbp', 'pounds', GOT), isMoney: true },
];

function unit(columns: string, names: string, deeds: readonly string[]): UnitWords {
  return { columns: columns.split(' '), names: names.split(' '), deeds };
}
