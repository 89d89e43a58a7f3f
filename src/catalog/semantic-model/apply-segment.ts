import type { Segment } from '../knowledge.ts';
import { columnOf, type ModelContext, parseSql } from './model-context.ts';
import type { ModelSegment } from './schema.ts';

/** A segment of the model, of the rows of `table`. */
export function toSegment(model: ModelSegment, table: string, context: ModelContext): Segment {
  const where = `segments "${model.name}"`;
  return {
    name: model.name,
    label: model.label,
    synonyms: model.synonyms,
    nouns: model.nouns,
    dataset: table,
    condition: parseSql(model.condition, table, { context, where }),
    date: model.date === undefined ? null : columnOf(model.date, table, { context, where }).column,
    ...(model.measure === undefined
      ? {}
      : { measure: columnOf(model.measure, table, { context, where }).column }),
  };
}
