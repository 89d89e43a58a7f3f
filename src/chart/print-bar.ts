import type { BarSpec, MeasureField } from './chart-spec.ts';
import { plotlyTitle } from './plotly-text.ts';
import { pythonString } from './python-literal.ts';
import {
  categoryLine,
  copyLines,
  figureLine,
  gridLines,
  importLines,
  layoutLines,
  measureLines,
  panelAxisLine,
  placeOf,
  pythonProgram,
  valueTemplate,
} from './python-program.ts';

const BAR_HEIGHT = 26;
const CHROME_HEIGHT = 160;

/** Prints bars over a category, upright or lying, in one colour or grouped. */
export function printBar(spec: BarSpec, title: string): string {
  const { category, series, panels, top } = spec;
  const measures = panels.flat();
  const dimensions = series === null ? [category] : [category, series];
  const hasLegend = series !== null || panels.some((panel) => panel.length > 1);
  const note = top === null ? null : `${top.count} largest of ${top.of}`;
  return pythonProgram(
    importLines({ subplots: panels.length > 1 }),
    copyLines([...dimensions, ...measures].map(({ column }) => column)),
    dimensions.map(categoryLine),
    measureLines(measures),
    sortLines(spec),
    ['', figureLine(panels.length, direction(spec))],
    series === null ? traceLines(spec) : groupLines(spec, series.column),
    layoutLines(plotlyTitle(title, note), [
      `showlegend=${hasLegend ? 'True' : 'False'}`,
      ...(series === null ? [] : [`legend_title_text=${pythonString(plotlyTitle(series.title))}`]),
      ...(spec.orientation === 'vertical' ? [] : [`height=${CHROME_HEIGHT} + ${BAR_HEIGHT} * len(data)`]),
    ]),
    gridLines(),
    axisLines(spec),
  );
}

function direction({ orientation }: BarSpec): 'rows' | 'cols' {
  return orientation === 'vertical' ? 'rows' : 'cols';
}

function sortLines({ category, panels, sort, top }: BarSpec): string[] {
  const measure = panels[0]?.[0];
  if (sort === 'rows' || measure === undefined) return [];
  const [name, value] = [pythonString(category.column), pythonString(measure.column)];
  const sorted = `data = data.sort_values(${value}, ascending=False, kind="stable")`;
  if (top === null) return [sorted];
  if (top.others === 'omit') return [`${sorted}.head(${top.count})`];
  return [
    sorted,
    `rest = data.iloc[${top.count}:]`,
    `other = pd.DataFrame({${name}: [f"Other ({len(rest)})"], ${value}: [rest[${value}].sum()]})`,
    `data = pd.concat([data.head(${top.count}), other], ignore_index=True)`,
  ];
}

function traceLines(spec: BarSpec): string[] {
  return spec.panels.flatMap((panel, index) =>
    panel.flatMap((measure) => {
      const name = pythonString(plotlyTitle(measure.title));
      return barLines(spec, measure, {
        rows: 'data',
        name,
        place: placeOf(index, spec.panels.length, direction(spec)),
      });
    }),
  );
}

function groupLines(spec: BarSpec, series: string): string[] {
  const measure = spec.panels[0]?.[0];
  if (measure === undefined) return [];
  const lines = barLines(spec, measure, { rows: 'group', name: 'name', place: '' });
  return [
    `for name, group in data.groupby(${pythonString(series)}, sort=False):`,
    ...lines.map((line) => `    ${line}`),
  ];
}

function barLines(
  spec: BarSpec,
  measure: MeasureField,
  trace: { readonly rows: string; readonly name: string; readonly place: string },
): string[] {
  const category = `${trace.rows}[${pythonString(spec.category.column)}]`;
  const value = `${trace.rows}[${pythonString(measure.column)}]`;
  const isVertical = spec.orientation === 'vertical';
  const template = valueTemplate(isVertical ? 'y' : 'x', measure);
  const hover = `${isVertical ? '%{x}' : '%{y}'}<br>${template}`;
  return [
    'fig.add_trace(go.Bar(',
    isVertical ? `    x=${category},` : `    x=${value},`,
    isVertical ? `    y=${value},` : `    y=${category},`,
    ...(isVertical ? [] : ['    orientation="h",']),
    `    name=${trace.name},`,
    `    hovertemplate=${pythonString(hover)},`,
    `)${trace.place})`,
  ];
}

function axisLines(spec: BarSpec): string[] {
  const { category, panels, series } = spec;
  const isVertical = spec.orientation === 'vertical';
  const axis = isVertical ? 'x' : 'y';
  const order = `data[${pythonString(category.column)}].drop_duplicates().tolist()`;
  const look = [
    'type="category"',
    ...(series === null ? [] : ['categoryorder="array"', `categoryarray=${order}`]),
    ...(isVertical ? [] : ['autorange="reversed"']),
  ];
  // The title stands once: below the lowest panel, or left of the first.
  const place = placeOf(isVertical ? panels.length - 1 : 0, panels.length, direction(spec));
  return [
    `fig.update_${axis}axes(${look.join(', ')})`,
    `fig.update_${axis}axes(title_text=${pythonString(plotlyTitle(category.title))}${place})`,
    ...panels.map((panel, index) =>
      panelAxisLine(isVertical ? 'y' : 'x', panel, placeOf(index, panels.length, direction(spec))),
    ),
  ];
}
