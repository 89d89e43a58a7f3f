/** Units that columns are called by, with what is measured in them, the usual word first. */
const MEASURED: readonly (readonly [units: string, quantities: string])[] = [
  ['g grams kg kilograms kilos lbs ounces oz pounds tons tonnes', 'weight, mass'],
  ['acres ha hectares sqft sqm', 'area, size'],
  ['gallons hectoliters hectolitres hl liters litres ml', 'volume'],
  ['kilometers kilometres km miles', 'distance'],
  ['minutes seconds', 'duration'],
  ['celsius fahrenheit', 'temperature'],
  ['kilowatts kw megawatts mw watts', 'power'],
  ['kwh mwh', 'consumption, energy consumption, electricity consumption, power consumption, energy, usage'],
  ['kmh knots mph', 'speed'],
  ['volts', 'voltage'],
  ['db decibels', 'noise, noise level'],
  ['bytes gb kb mb', 'size'],
];

/** The words for units that are cut short. */
const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['ha', ['hectares']],
  ['kg', ['kilograms']],
  ['km', ['kilometers']],
]);

const QUANTITIES: ReadonlyMap<string, readonly string[]> = new Map(
  MEASURED.flatMap(([units, quantities]) => units.split(' ').map((unit) => [unit, quantities.split(', ')])),
);

/** What a column of a quantity is also called, by its unit: "weight" where its label is `kilograms`, "capacity" of a `volume litres`. */
export function measured(label: string): readonly string[] {
  const [first = '', unit = '', ...more] = label.split(' ');
  if (unit === '') {
    const named = (QUANTITIES.get(first) ?? []).flatMap((quantity) => [quantity, `${quantity} in ${first}`]);
    return [...named, ...(WRITTEN_OUT.get(first) ?? [])];
  }
  const isVolume = first === 'volume' && more.length === 0 && QUANTITIES.get(unit)?.includes(first) === true;
  return isVolume ? ['capacity', `capacity in ${unit}`] : [];
}

/** Says of what is measured how it was, and not what it is. */
const MEASURED_SO: ReadonlySet<string> = new Set(
  'dry empty gross laden loaded net tare total wet'.split(' '),
);

/**
 * "net weight", also said with its unit, of a `net_kg`; "weight" alone where no other column of the table is of one: `labels` are
 * what its columns are called.
 */
export function measuredSo(label: string, labels: readonly string[]): readonly string[] {
  const [first = '', unit = '', ...more] = label.split(' ');
  const quantities = QUANTITIES.get(unit) ?? [];
  if (!MEASURED_SO.has(first) || more.length > 0) return [];
  const isOnly = !labels.some(
    (other) =>
      other !== label &&
      other
        .split(' ')
        .some((word) => quantities.includes(word) || QUANTITIES.get(word)?.[0] === quantities[0]),
  );
  const names = quantities.flatMap((quantity) => [`${first} ${quantity}`, ...(isOnly ? [quantity] : [])]);
  return names.flatMap((name) => [name, `${name} in ${unit}`]);
}
