import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { MeasureOf, MeasureSketch } from './sketch.ts';

/** "how much principal and how much interest did we collect": what ends the last name ends those before it too. */
export function withSharedHeads({ index }: Assembly, draft: Draft): Draft {
  const { measures } = draft;
  const last = measures.at(-1);
  const [name] = last?.kind === 'metric' ? last.metrics : [];
  if (name === undefined || measures.length < 2) return draft;
  const [head = '', ...rest] = index.metric(name).label.split(' ').toReversed();
  if (rest.length === 0) return draft;
  const headed = (measure: MeasureSketch): MeasureSketch => {
    const field = isHowMuch(measure) ? measure.field.alternatives[0] : undefined;
    if (field === undefined) return measure;
    const { label } = index.field(field.dataset, field.field);
    const metric = index.knowledge.metrics.find((one) => one.label === `${label} ${head}`);
    return metric === undefined ? measure : { kind: 'metric', metrics: [metric.name], aggregate: null };
  };
  return { ...draft, measures: measures.map((one) => (one === last ? one : headed(one))) };
}

function isHowMuch(measure: MeasureSketch): measure is MeasureOf<'aggregate'> {
  return measure.kind === 'aggregate' && measure.isHowMuch === true;
}
