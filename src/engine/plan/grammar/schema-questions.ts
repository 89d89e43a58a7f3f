import { either, mapped, optional, type Parser, sequence, symbol } from '../parser.ts';
import type { SchemaQuestion } from '../phrase.ts';
import { anyField } from './fields.ts';
import { of } from './joints.ts';
import { datasetTerm, metricTerm } from './terms.ts';
import { word } from './words.ts';

const tables = word('schema:tables');
const columns = word('schema:columns');
const dates = word('schema:dates');
const inside = optional(word('of', 'is-there', 'be', 'with'));
const has = optional(word('with', 'schema:cover', 'is-there'));
const wholeData = sequence([optional(word('of', 'is-there')), word('schema:data')], (_) => true as const);
const cover = sequence(
  [optional(word('is-there', 'be')), optional(wholeData), word('schema:cover')],
  (_) => true as const,
);
const isCount = mapped(
  optional(word('count')),
  (counted): Readonly<Record<'isCount', boolean>> => ({ isCount: counted !== null }),
);

/** Questions about the data itself: its tables, columns, terms and dates. */
export const schemaQuestion: Parser<SchemaQuestion> = symbol(() =>
  either<SchemaQuestion>(
    sequence([isCount, tables, optional(inside), optional(wholeData)], (how) => ({
      about: 'tables',
      ...how,
    })),
    sequence([isCount, columns, inside, datasetTerm, optional(tables), has], (how, _, __, dataset) => ({
      about: 'columns',
      dataset,
      ...how,
    })),
    sequence([isCount, datasetTerm, optional(tables), columns], (how, dataset) => ({
      about: 'columns',
      dataset,
      ...how,
    })),
    sequence(
      [word('schema:meaning'), meaningSubject, optional(word('schema:mean'))],
      (_, subject) => subject,
    ),
    sequence([optional(wholeData), dates, cover, optional(wholeData)], (_) => ({
      about: 'dates',
      dataset: null,
    })),
    sequence([dates, optional(cover), word('of', 'with'), wholeData], (_) => ({
      about: 'dates',
      dataset: null,
    })),
    sequence([dates, optional(cover), inside, datasetTerm, optional(cover)], (_, __, ___, dataset) => ({
      about: 'dates',
      dataset,
    })),
    sequence([word('schema:as-of'), optional(wholeData)], (_) => ({ about: 'as-of' })),
    sequence([word('schema:as-of-is'), pointed, optional(word('schema:as-of-end'))], (_) => ({
      about: 'as-of',
    })),
    sequence([word('schema:since'), word('schema:this'), word('schema:go')], (_) => ({
      about: 'dates',
      dataset: null,
    })),
    sequence([word('schema:contents'), optional(wholeData)], (_) => ({ about: 'tables', isCount: false })),
    sequence([word('schema:inside'), wholeData], (_) => ({ about: 'tables', isCount: false })),
    sequence([word('schema:known-of'), datasetTerm, optional(tables)], (_, dataset) => ({
      about: 'columns',
      dataset,
      isCount: false,
    })),
    sequence([word('schema:since'), datasetTerm, optional(word('schema:go'))], (_, dataset) => ({
      about: 'dates',
      dataset,
    })),
    sequence([word('schema:since', 'schema:when'), wholeData, optional(word('schema:go'))], (_) => ({
      about: 'dates',
      dataset: null,
    })),
    sequence(
      [
        word('schema:currency'),
        either<unknown>(anyAmounts, word('schema:this')),
        optional(word('schema:stated-in')),
      ],
      (_) => ({ about: 'currency' }),
    ),
    sequence([word('schema:currency'), optional(of), optional(anyAmounts)], (_) => ({ about: 'currency' })),
  ),
);

/** The data, or what somebody looks at. */
const pointed = either<unknown>(wholeData, word('schema:this'));

/** What currency is asked of, all of which has one. */
const anyAmounts = either<unknown>(word('schema:amounts'), wholeData, datasetTerm);

const meaningSubject: Parser<SchemaQuestion> = symbol(() =>
  either<SchemaQuestion>(
    mapped(anyField, (field) => ({ about: 'meaning-of-field', field })),
    mapped(metricTerm, (metrics) => ({ about: 'meaning-of-metric', metrics })),
    sequence([datasetTerm, tables], (dataset) => ({ about: 'meaning-of-dataset', dataset })),
    mapped(datasetTerm, (dataset) => ({ about: 'meaning-of-dataset', dataset })),
  ),
);
