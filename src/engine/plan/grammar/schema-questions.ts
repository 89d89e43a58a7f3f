import { either, mapped, optional, type Parser, sequence, symbol } from '../parser.ts';
import type { FieldTerm, SchemaQuestion } from '../sketch.ts';
import { datasetTerm, metricTerm, ownedField, word } from '../terms.ts';
import { isAnyField } from './field-kinds.ts';

const tables = word('schema:tables');
const columns = word('schema:columns');
const isCounted = mapped(optional(word('count')), (counted): { readonly isCount: boolean } => ({
  isCount: counted !== null,
}));
const inside = optional(either(word('of'), word('is-there'), word('be'), word('with')));
const has = optional(either(word('with'), word('schema:cover'), word('is-there')));

/** Questions about the data itself: its tables, columns, terms and dates. */
export const schemaQuestion: Parser<SchemaQuestion> = symbol(() =>
  either<SchemaQuestion>(
    sequence(
      [isCounted, tables, optional(inside), optional(wholeData)],
      ({ isCount }): SchemaQuestion => ({
        about: 'tables',
        isCount,
      }),
    ),
    sequence(
      [isCounted, columns, inside, datasetTerm, optional(tables), has],
      ({ isCount }, _, __, dataset): SchemaQuestion => ({ about: 'columns', dataset, isCount }),
    ),
    sequence(
      [isCounted, datasetTerm, optional(tables), columns],
      ({ isCount }, dataset): SchemaQuestion => ({
        about: 'columns',
        dataset,
        isCount,
      }),
    ),
    sequence(
      [word('schema:meaning'), meaningSubject, optional(word('schema:mean'))],
      (_, subject) => subject,
    ),
    sequence(
      [optional(wholeData), dates, cover, optional(wholeData)],
      (_): SchemaQuestion => ({
        about: 'dates',
        dataset: null,
      }),
    ),
    sequence(
      [dates, optional(cover), either(word('of'), word('with')), wholeData],
      (_): SchemaQuestion => ({
        about: 'dates',
        dataset: null,
      }),
    ),
    sequence(
      [dates, optional(cover), inside, datasetTerm, optional(cover)],
      (_, __, ___, dataset): SchemaQuestion => ({
        about: 'dates',
        dataset,
      }),
    ),
  ),
);

const wholeData = sequence([optional(word('of', 'is-there')), word('schema:data')], (_) => true as const);
const dates = word('schema:dates');
const cover = sequence(
  [optional(word('is-there', 'be')), optional(wholeData), word('schema:cover')],
  (_) => true as const,
);

const anyField = ownedField(isAnyField);

const meaningSubject: Parser<SchemaQuestion> = symbol(() =>
  either<SchemaQuestion>(
    mapped(anyField, (field: FieldTerm): SchemaQuestion => ({ about: 'meaning-of-field', field })),
    mapped(metricTerm, (metrics): SchemaQuestion => ({ about: 'meaning-of-metric', metrics })),
    sequence([datasetTerm, tables], (dataset): SchemaQuestion => ({ about: 'meaning-of-dataset', dataset })),
    mapped(datasetTerm, (dataset): SchemaQuestion => ({ about: 'meaning-of-dataset', dataset })),
  ),
);
