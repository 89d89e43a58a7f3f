import { parseModels } from '../../catalog/mod.ts';
import { placeOf, type TrainingMaterial } from '../../training/mod.ts';

/** One thing of the training material, as a person sees it. */
export interface Entry {
  readonly kind: 'example' | 'metric' | 'segment' | 'document';
  /** Where it is; of a term the file with its name. */
  readonly id: string;
  /** Its questions, definition or title. */
  readonly text: string;
  /** The SQL of an example or term. */
  readonly sql?: string;
}

/** Everything that the material holds, in the order of its files. Throws LoanqError `misconfigured`. */
export function entriesOf({ examples, documents, semanticModels }: TrainingMaterial): Entry[] {
  return [
    ...examples.map(
      ({ id, questions, sql }): Entry => ({ kind: 'example', id, text: questions.join(' | '), sql }),
    ),
    ...semanticModels.flatMap((file) => {
      const model = parseModels([file]);
      const metrics = [...(model?.metrics ?? []), ...(model?.datasets ?? []).flatMap((set) => set.metrics)];
      const segments = (model?.datasets ?? []).flatMap(({ loanq }) => loanq.segments);
      const at = (name: string): string => `${placeOf(file)}#${name}`;
      return [
        ...metrics.map(({ name, description, expression, loanq }): Entry => {
          const text = [loanq.label ?? name.replaceAll('_', ' '), description].filter(Boolean).join(': ');
          return { kind: 'metric', id: at(name), text, sql: expression.dialects[0]?.expression ?? '' };
        }),
        ...segments.map(
          ({ name, label, nouns, condition }): Entry => ({
            kind: 'segment',
            id: at(name),
            text: [label, ...nouns].join(' | '),
            sql: condition,
          }),
        ),
      ];
    }),
    ...documents.map(({ id, title }): Entry => ({ kind: 'document', id, text: title })),
  ];
}
