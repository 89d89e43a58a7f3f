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
