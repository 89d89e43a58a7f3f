/** Words of columns that tell in what somebody is a specialist. */
const FIELDS: ReadonlySet<string> = new Set(
  'discipline spec specialisation speciality specialization specialty'.split(' '),
);

/** How those are called who work in a field, by how its name ends. */
const ENDINGS: readonly (readonly [ending: RegExp, person: string])[] = [
  [/ology$/, 'ologist'],
  [/iatry$/, 'iatrist'],
  [/iatrics$/, 'iatrician'],
  [/pedics$/, 'pedist'],
  [/stetrics$/, 'stetrician'],
  [/therapy$/, 'therapist'],
  [/surgery$/, 'surgeon'],
  [/dentistry$/, 'dentist'],
  [/^internal medicine$/, 'internist'],
  [/^(family|general) (?:medicine|practice)$/, '$1 practitioner'],
];

/** "cardiologist" for the `Cardiology` of a column of specialties, in the singular and the plural. */
export function specialistsOf(value: string, words: readonly string[]): readonly string[] {
  const field = value.toLowerCase();
  const found = words.some((word) => FIELDS.has(word))
    ? ENDINGS.find(([ending]) => ending.test(field))
    : undefined;
  const person = found === undefined ? null : field.replace(...found);
  return person === null ? [] : [person, `${person}s`];
}
