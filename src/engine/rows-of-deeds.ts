import type { Dataset, Knowledge } from '../catalog/mod.ts';
import { rememberedOf } from '../shared/mod.ts';
import { isDone } from './lexicon/inflection.ts';

/** The tables of which each row tells that something was done with others at a time: plays of songs, checkouts of books. */
export const tablesOfDeeds: (knowledge: Knowledge) => readonly Dataset[] = rememberedOf(
  ({ datasets, relationships }) =>
    datasets.filter(
      ({ name, isVisible, roleOf, fields }) =>
        isVisible &&
        roleOf === undefined &&
        relationships.some(({ from }) => from === name) &&
        fields.some(({ role }) => role === 'time'),
    ),
);

/** A table of what was done, beside one of what there is to do: `performed_procedures` beside `procedures`. */
export interface DoneThings {
  readonly table: Dataset;
  /** "performed" */
  readonly deed: string;
  /** The label of what there is to do: "procedure". */
  readonly thing: string;
}

/** The tables that are called after a deed and what it is done with. */
export const doneThings: (knowledge: Knowledge) => readonly DoneThings[] = rememberedOf(({ datasets }) =>
  datasets.flatMap((table) => {
    const [deed = '', ...words] = table.label.split(' ');
    const thing = words.join(' ');
    const isOfThings = datasets.some(({ label }) => label === thing);
    return table.isVisible && table.roleOf === undefined && isOfThings && isDone(deed)
      ? [{ table, deed, thing }]
      : [];
  }),
);
