import type { Expression } from '../../shared/mod.ts';
import type { CatalogColumn } from '../catalog.ts';

/** The ISO date of a text like `7/4/24` or `14.7.2018 3:14`; NULL stays NULL. */
export function looseDate(stored: Expression, { content, min }: CatalogColumn): Expression {
  const example = String(min ?? ''); // All are written alike.
  const separator = text(/[./-]/.exec(example)?.[0] ?? '/');
  const rest = after(stored, separator);
  const [first, second] = [before(stored, separator), before(rest, separator)];
  const [day, month] = content === 'loose-day-first-date' ? [first, second] : [second, first];
  const last = after(rest, separator);
  const isShort = /^\d+.\d+.\d\d(?!\d)/.test(example);
  const year = call('substr', last, number(1), number(isShort ? 2 : 4));
  return joined([...(isShort ? [text('20')] : []), year, text('-'), padded(month), text('-'), padded(day)]);
}

function before(whole: Expression, separator: Expression): Expression {
  const end: Expression = { kind: 'binary', operator: '-', left: at(whole, separator), right: number(1) };
  return call('substr', whole, number(1), end);
}

function after(whole: Expression, separator: Expression): Expression {
  const start: Expression = { kind: 'binary', operator: '+', left: at(whole, separator), right: number(1) };
  return call('substr', whole, start);
}

function at(whole: Expression, separator: Expression): Expression {
  return call('instr', whole, separator);
}

/** In two digits. */
function padded(digits: Expression): Expression {
  return call('substr', joined([text('0'), digits]), number(-2));
}

function joined([first, ...others]: readonly Expression[]): Expression {
  return others.reduce<Expression>(
    (left, right) => ({ kind: 'binary', operator: '||', left, right }),
    first ?? text(''),
  );
}

function call(name: string, ...parts: readonly Expression[]): Expression {
  return { kind: 'function', name, arguments: parts };
}

function text(value: string): Expression {
  return { kind: 'literal', value };
}

function number(value: number): Expression {
  return { kind: 'literal', value };
}
