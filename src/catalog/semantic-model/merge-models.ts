import { mergePhrasings } from './phrasings.ts';
import type { ModelDataset, ModelField, ModelMetric, ModelSegment, SemanticModel } from './schema.ts';

/**
 * Two models as one, the second going first: of datasets and fields of the same name it adds synonyms and replaces what
 * else it states; likewise of metrics and segments that it defines as the first does. Those that it defines otherwise it
 * replaces, and relationships.
 */
export function mergeModels(base: SemanticModel, extension: SemanticModel): SemanticModel {
  return {
    ...base,
    ...extension,
    name: base.name,
    datasets: byName(base.datasets, extension.datasets, mergeDatasets),
    relationships: byName(base.relationships, extension.relationships, later),
    metrics: byName(base.metrics, extension.metrics, mergeMetrics),
    loanq: {
      ...base.loanq,
      ...extension.loanq,
      phrasings: mergePhrasings(base.loanq.phrasings, extension.loanq.phrasings),
    },
  };
}

function mergeDatasets(base: ModelDataset, extension: ModelDataset): ModelDataset {
  return {
    ...base,
    ...extension,
    ai_context: mergeContexts(base, extension),
    fields: byName(base.fields, extension.fields, mergeFields),
    metrics: byName(base.metrics, extension.metrics, mergeMetrics),
    loanq: {
      ...base.loanq,
      ...extension.loanq,
      visible: base.loanq.visible && extension.loanq.visible,
      segments: byName(base.loanq.segments, extension.loanq.segments, mergeSegments),
    },
  };
}

function mergeFields(base: ModelField, extension: ModelField): ModelField {
  const values = { ...base.loanq.values };
  for (const [value, words] of Object.entries(extension.loanq.values)) {
    values[value] = [...new Set([...(values[value] ?? []), ...words])];
  }
  return {
    ...base,
    ...extension,
    ai_context: mergeContexts(base, extension),
    loanq: { ...base.loanq, ...extension.loanq, values },
  };
}

function mergeMetrics(base: ModelMetric, extension: ModelMetric): ModelMetric {
  if (JSON.stringify(base.expression) !== JSON.stringify(extension.expression)) return extension;
  return {
    ...base,
    ...extension,
    ai_context: mergeContexts(base, extension),
    loanq: { ...base.loanq, ...extension.loanq },
  };
}

function mergeSegments(base: ModelSegment, extension: ModelSegment): ModelSegment {
  if (base.condition !== extension.condition) return extension;
  const synonyms = [...new Set([...base.synonyms, ...extension.synonyms])];
  return { ...base, ...extension, synonyms, nouns: [...new Set([...base.nouns, ...extension.nouns])] };
}

function mergeContexts(
  base: Pick<ModelField, 'ai_context'>,
  extension: Pick<ModelField, 'ai_context'>,
): ModelField['ai_context'] {
  const synonyms = new Set([...base.ai_context.synonyms, ...extension.ai_context.synonyms]);
  return { ...base.ai_context, ...extension.ai_context, synonyms: [...synonyms] };
}

function later<T>(_base: T, extension: T): T {
  return extension;
}

/** In the order of the first list, what is new at the end. */
function byName<T extends { readonly name: string }>(
  base: readonly T[],
  extension: readonly T[],
  merge: (base: T, extension: T) => T,
): T[] {
  const merged = new Map(base.map((item) => [item.name, item]));
  for (const item of extension) {
    const earlier = merged.get(item.name);
    merged.set(item.name, earlier === undefined ? item : merge(earlier, item));
  }
  return [...merged.values()];
}
