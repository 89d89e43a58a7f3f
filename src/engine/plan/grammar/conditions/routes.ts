import { either, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { member } from '../words.ts';
import { namedValues, valueList } from './values.ts';

/** "from", "arriving in". */
export const routeSide: Parser<'from' | 'to'> = member('route', ['from', 'to']);

/** "from Oslo", "arriving in Norway", "to users in Japan": one end of a way, where the rows have two. */
export const routeCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([routeSide, valueList], (end, values) => ({ kind: 'route', end, values })),
    // "arriving in the city of Oslo", "from Oslo city"
    sequence([routeSide, namedValues], (end, values) => ({ kind: 'route', end, values })),
    sequence([routeSide, nominal], (end, rows) =>
      rows.isName === true ? null : { kind: 'route', end, values: [], rows },
    ),
  ),
);
