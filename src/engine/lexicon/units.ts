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

/** "in square kilometers", "in kg": what says in which unit a number is wanted. */
export const IN_UNITS: readonly string[] = UNITS.flat(2).flatMap((unit) => [
  `in ${unit}`,
  `in square ${unit}`,
  `square ${unit}`,
  `per square ${unit}`,
  `in people per square ${unit}`,
]);
