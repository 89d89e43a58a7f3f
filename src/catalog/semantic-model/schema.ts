import * as z from 'zod';
import { phrasings } from './phrasings.ts';

/**
 * The Ossie (formerly OSI) core format, as far as it is read here, after `expand-extensions.ts` has put what stands
 * under `custom_extensions` of vendor LOANQ beside the other keys, as `loanq`. Keys that are not read are let through.
 */

const words = z.array(z.string().trim().min(1)).default([]);

const aiContext = z
  .union([z.string().transform(() => ({ synonyms: [] })), z.looseObject({ synonyms: words })])
  .default({ synonyms: [] });

const expression = z.looseObject({
  dialects: z.array(z.looseObject({ dialect: z.string(), expression: z.string().trim().min(1) })).min(1),
});

const unit = z.enum(['money', 'percent', 'fraction', 'days', 'months', 'years', 'count', 'score', 'none']);

const field = z.looseObject({
  name: z.string().min(1),
  expression,
  label: z.string().optional(),
  description: z.string().optional(),
  datatype: z.string().optional(),
  dimension: z.looseObject({ is_time: z.boolean().optional() }).optional(),
  ai_context: aiContext,
  loanq: z
    .strictObject({
      unit: unit.optional(),
      role: z.enum(['key', 'category', 'geography', 'name', 'measure', 'time', 'flag', 'other']).optional(),
      /** Other words for values of the data. */
      values: z.record(z.string(), words).default({}),
      bands: z.array(z.number()).min(1).optional(),
      lower_is_better: z.boolean().optional(),
      aggregate: z.enum(['sum', 'avg']).optional(),
      order: z.array(z.string()).optional(),
      /** SQL over the row: only such rows have it. */
      only: z.string().trim().min(1).optional(),
    })
    .default({ values: {} }),
});

const segment = z.strictObject({
  name: z.string().min(1),
  label: z.string().min(1),
  synonyms: words,
  /** Words that name such rows by themselves. */
  nouns: words,
  /** SQL over the row; an aggregate in it is over the related rows of its table. */
  condition: z.string().trim().min(1),
  /** The column that dates such rows, where it is not the dataset's default. */
  date: z.string().optional(),
  /** The column that measures such rows, where it is not the dataset's default. */
  measure: z.string().optional(),
});

const metric = z.looseObject({
  name: z.string().min(1),
  expression,
  description: z.string().optional(),
  ai_context: aiContext,
  loanq: z
    .strictObject({
      label: z.string().optional(),
      unit: unit.optional(),
      /** `table.column` that dates the metric. */
      date: z.string().optional(),
      lower_is_better: z.boolean().optional(),
    })
    .default({}),
});

const dataset = z.looseObject({
  name: z.string().min(1),
  source: z.string().min(1),
  primary_key: z.array(z.string()).optional(),
  description: z.string().optional(),
  ai_context: aiContext,
  fields: z.array(field).default([]),
  metrics: z.array(metric).default([]),
  loanq: z
    .strictObject({
      label: z.string().optional(),
      label_plural: z.string().optional(),
      /** A column, or null for none. */
      default_date: z.string().nullable().optional(),
      default_measure: z.string().nullable().optional(),
      default_percent: z.string().optional(),
      display: z.array(z.string()).optional(),
      visible: z.boolean().default(true),
      segments: z.array(segment).default([]),
    })
    .default({ visible: true, segments: [] }),
});

const relationship = z.looseObject({
  name: z.string().min(1),
  from: z.string(),
  to: z.string(),
  from_columns: z.array(z.string()).min(1),
  to_columns: z.array(z.string()).min(1),
  loanq: z
    .strictObject({
      preference: z.number().default(0),
      /** SQL over the row of `to`: only such rows have rows of `from`. */
      only: z.string().trim().min(1).optional(),
    })
    .default({ preference: 0 }),
});

const model = z
  .looseObject({
    name: z.string().min(1),
    description: z.string().optional(),
    datasets: z.array(dataset).default([]),
    relationships: z.array(relationship).default([]),
    metrics: z.array(metric).default([]),
    loanq: z
      .strictObject({
        /** `table.column` whose latest date relative dates count from. */
        as_of: z.string().optional(),
        /** An ISO 4217 code, or the `table.column` that holds it. */
        currency: z.string().optional(),
        /** Whether what comes first is shown with the number that says so: "which branch has the lowest rate" with the rate. */
        shows_ranks: z.boolean().optional(),
        /** What people say of the data, in plainer words. */
        phrasings,
      })
      .prefault({}),
  })
  .refine(
    ({ datasets, metrics, loanq: { phrasings: said } }) =>
      datasets.length + metrics.length > 0 ||
      Object.values(said).some((list) => Object.keys(list).length > 0),
    { path: ['datasets'], error: 'a model needs datasets, metrics or phrasings' },
  );

/** A file of the Ossie format that holds one model. */
export const modelFileSchema = z.looseObject({
  semantic_model: z.array(model).length(1, 'a file must hold exactly one semantic model'),
});

export type SemanticModel = z.infer<typeof model>;
export type ModelDataset = z.infer<typeof dataset>;
export type ModelField = z.infer<typeof field>;
export type ModelMetric = z.infer<typeof metric>;
export type ModelSegment = z.infer<typeof segment>;
export type ModelRelationship = z.infer<typeof relationship>;
export type ModelUnit = z.infer<typeof unit>;
