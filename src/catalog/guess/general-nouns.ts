import type { Dataset, Knowledge } from '../knowledge.ts';
import { pluralOf } from '../names/plural.ts';

/**
 * The knowledge with the most general nouns for rows, as their columns tell what they are: `people` have a last name,
 * `animals` are of a species. Several tables may have people: which are meant, what is said of them must tell. `isNamed`
 * tells the tables that a person has described.
 */
export function withGeneralNouns(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const { datasets, segments } = knowledge;
  const taken = new Set([
    ...[...datasets, ...segments, ...knowledge.metrics].flatMap(({ label, synonyms }) => [
      label,
      ...synonyms,
    ]),
    ...datasets.flatMap(({ fields }) => fields.flatMap(({ label, synonyms }) => [label, ...synonyms])),
  ]);
  const free = KINDS.map(({ nouns, isKind }) => ({
    isKind,
    // "people" are the persons, where a table is of them.
    owner: datasets.find(({ label, isVisible }) => isVisible && nouns.includes(lastWord(label)))?.name,
    names: nouns
      .map((noun) => [...new Set([noun, pluralOf(noun)])])
      .filter((forms) => forms.every((form) => !taken.has(form)))
      .flat(),
  }));
  return {
    ...knowledge,
    datasets: datasets.map((dataset) => {
      if (!dataset.isVisible || isNamed(dataset.name)) return dataset;
      const kind = free.find(({ isKind }) => isKind(dataset));
      const isFree = kind?.owner === undefined || kind.owner === dataset.name;
      const names = [
        ...((isFree ? kind?.names : null) ?? []),
        ...(kind?.isKind === isOfPeople ? membersOf(dataset) : []),
      ];
      return names.length === 0 ? dataset : { ...dataset, synonyms: [...dataset.synonyms, ...names] };
    }),
  };
}

/** Kinds of rows, and what they are called where nothing else is; the first that fits is what rows are. */
const KINDS: readonly {
  readonly nouns: readonly string[];
  readonly isKind: (dataset: Dataset) => boolean;
}[] = [
  {
    nouns: ['animal'],
    isKind: ({ label, fields }) => !BREEDS.test(label) && fields.some((field) => BREEDS.test(field.label)),
  },
  // Recipes have a cuisine too.
  {
    nouns: ['restaurant'],
    isKind: ({ label, fields }) =>
      PREMISES.test(label) && fields.some((field) => /\bcuisine\b/.test(field.label)),
  },
  { nouns: ['vehicle'], isKind: ({ fields }) => fields.some(({ label }) => PLATES.test(label)) },
  { nouns: ['person', 'people', 'individual'], isKind: isOfPeople },
];

const PREMISES = /(?:^| )(?:business|establishment|location|outlet|place|premises|venue)$/;

/** Whether the rows of a table are people. */
export function isOfPeople({ label, fields, display }: Dataset): boolean {
  return (
    fields.some((field) => PERSONAL.test(field.label) && !isOfTwo(field.label, fields)) ||
    (display.length > 0 && PERSONS.has(lastWord(label)))
  );
}

/** "faculty members" are rows of a `faculty` of people. */
function membersOf({ label }: Dataset): readonly string[] {
  return TOGETHER.has(lastWord(label)) ? [`${label} member`, `${label} members`] : [];
}

/** What people are called together. */
const TOGETHER: ReadonlySet<string> = new Set(['crew', 'faculty', 'personnel', 'staff']);

function lastWord(label: string): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}

const BREEDS = /^(?:breed|species|taxon)(?: (?:id|code|name|key|number))?$/;
const PLATES = /^(?:(?:licen[cs]e )?plate(?: (?:no|number))?|registration plate|vin)$/;
/** Columns that only people have. */
const PERSONAL =
  /^(?:(?:first|given|personal|middle|last|family|full|maiden) name|surname|forename|birth date|date of birth|birthday)$/;

/** What has a full name beside a short one is as often a building or a team. */
function isOfTwo(label: string, fields: Dataset['fields']): boolean {
  return label === 'full name' && fields.some((other) => /\b(?:long|short) name$/.test(other.label));
}

/** What only people are, where no more than a name of theirs is kept. */
const PERSONS: ReadonlySet<string> = new Set(
  `actor adjuster agent applicant artist attendee author borrower carer coach consultant critic customer dentist director doctor
  donor driver editor employee engineer guest host instructor inspector keeper landlord lawyer learner lecturer librarian manager
  mechanic member mentor musician nurse owner participant passenger patient patron person physician pilot player professor pupil
  reader resident reviewer rider runner salesperson sponsor staff student subscriber supervisor surgeon tailor teacher technician
  tenant therapist traveler traveller trainer tutor user vet veterinarian visitor volunteer waiter worker writer`.split(
    /\s+/,
  ),
);
