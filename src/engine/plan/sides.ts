import type { ConditionSketch, SketchOf } from './sketch.ts';

/** Each of the things that a condition lists, as a condition of its own: "online and broker" are two. */
export function sidesOf(condition: ConditionSketch): readonly ConditionSketch[] {
  switch (condition.kind) {
    case 'value':
      return condition.values.map((value) => ({ ...condition, values: [value] }));
    case 'segment':
      return condition.segments.map((segment) => ({ ...condition, segments: [segment] }));
    case 'time':
      return condition.times.map((time) => withoutJoint({ ...condition, times: [time] }));
    default:
      return [condition];
  }
}

/** One time is joined with none. */
function withoutJoint({ isJoined: _, isApart: __, ...time }: SketchOf<'time'>): SketchOf<'time'> {
  return time;
}
