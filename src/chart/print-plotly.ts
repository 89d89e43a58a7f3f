import { assertNever } from '../shared/mod.ts';
import type { ChartSpec } from './chart-spec.ts';
import { printBar } from './print-bar.ts';
import { printLine } from './print-line.ts';
import { printTable } from './print-table.ts';
import { printValue } from './print-value.ts';

/** Prints Python that finds the rows as the DataFrame `df` and leaves a Plotly figure in `fig`. */
export function printPlotly(spec: ChartSpec, title: string): string {
  switch (spec.kind) {
    case 'value':
      return printValue(spec, title);
    case 'bar':
      return printBar(spec, title);
    case 'line':
      return printLine(spec, title);
    case 'table':
      return printTable(spec, title);
    default:
      return assertNever(spec);
  }
}
