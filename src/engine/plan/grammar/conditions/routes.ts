import { either, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { member } from '../words.ts';
import { valueList } from './values.ts';

const side: Parser<'from' | 'to'> = member('route', ['from', 'to']);

/** "from Oslo", "arriving in Norway", "to users in Japan": one end of a way, where the rows have two. */
export const routeCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([side, valueList], (end, values) => ({ kind: 'route', end, values })),
    sequence([side, nominal], (end, rows) =>
      rows.isName === true ? null : { kind: 'route', end, values: [], rows },
    ),
  ),
);
