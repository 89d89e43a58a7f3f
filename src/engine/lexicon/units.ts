import { composed, type Form } from './words/word-classes.ts';

/** Units of measure by what they measure, each with its forms. Columns that name one hold their numbers in it. */
export const UNITS: readonly (readonly (readonly string[])[])[] = [
  [
    ['meter', 'meters', 'metre', 'metres', 'm'],
    ['kilometer', 'kilometers', 'kilometre', 'kilometres', 'km'],
    ['mile', 'miles'],
    ['foot', 'feet', 'ft'],
    ['inch', 'inches'],
    ['centimeter', 'centimeters', 'centimetre', 'centimetres', 'cm'],
  ],
  [
    ['kilogram', 'kilograms', 'kg'],
    ['gram', 'grams'],
    ['pound', 'pounds', 'lb', 'lbs'],
    ['ton', 'tons', 'tonnes', 't'],
  ],
  [
    ['second', 'seconds'],
    ['minute', 'minutes'],
    ['hour', 'hours'],
  ],
  [['mph'], ['kmh', 'kph']],
  [['kwh'], ['mwh']],
  [
    ['liter', 'liters', 'litre', 'litres', 'l'],
    ['gallon', 'gallons'],
  ],
];

/** Those of anything but time, which numbers have signs of their own for. */
export const MEASURES: readonly (readonly string[])[] = UNITS.filter(
  (family) => !family.flat().includes('hours'),
).flat();

/** After or before a number of metres. */
export const LENGTHS: ReadonlySet<string> = new Set('deep high long tall wide'.split(' '));
export const LONGER: ReadonlySet<string> = new Set(
  'deeper higher longer lower narrower shorter taller wider'.split(' '),
);

/** How much of the first unit of its family each is, by its first form; none where the name stands for several units. */
export const UNIT_SIZES: Readonly<Record<string, number>> = {
  meter: 1,
  kilometer: 1000,
  mile: 1609.344,
  foot: 0.3048,
  inch: 0.0254,
  centimeter: 0.01,
  kilogram: 1,
  gram: 0.001,
  pound: 0.45359237,
  mph: 1,
  kmh: 1 / 1.609344,
  kwh: 1,
  mwh: 1000,
};

/** "in square kilometers", "in kg": what says in which unit a number is wanted. */
export const IN_UNITS: Form = composed(
  ['in', 'in square', 'square', 'per square', 'in people per square'],
  UNITS.flat(2),
);
