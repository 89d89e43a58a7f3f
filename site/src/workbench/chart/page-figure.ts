import type { PlotlyFigure } from '../../../../src/chart/mod.ts';

/** A figure as the page shows it, and the pixels that it takes. */
export interface PageFigure {
  readonly data: readonly Trace[];
  readonly layout: Trace;
  readonly height: number;
}

/** Where it is shown. */
export interface Place {
  readonly width: number;
  readonly color: string;
  readonly fontFamily: string;
}

type Trace = Readonly<Record<string, unknown>>;

/** Pixels; a legend beside the chart would take half of them. */
const NARROW = 480;
const HEIGHT = 384;
const HEIGHT_MAX = 800;
/** Of the title, which stands above the chart already. */
const TITLE_HEIGHT = 60;
const LEGEND_LINE = 19;
const LEGEND_LETTER = 7;
const LEGEND_SYMBOL = 44;
/** Letters of a name beside a bar. */
const NAME_NARROW = 15;

/** Whether a width is that of a phone. */
export function isNarrow(width: number): boolean {
  return width < NARROW;
}

/** The figure in the page's own ink and width. */
export function pageFigure(figure: PlotlyFigure, isMap: boolean, place: Place): PageFigure {
  const narrow = isNarrow(place.width);
  const data = isMap
    ? figure.data.map(withScaleBelow)
    : narrow
      ? figure.data.map(withScaleAbove)
      : figure.data;
  const legend = narrow ? legendHeight(figure, place.width) : 0;
  return { data, layout: pageLayout(figure, isMap, place), height: heightOf(figure, isMap) + legend };
}

/** As much as its rows need. */
function heightOf({ layout }: PlotlyFigure, isMap: boolean): number {
  const own = layout['height'];
  if (isMap || typeof own !== 'number') return HEIGHT;
  return Math.min(Math.max(own - TITLE_HEIGHT, HEIGHT), HEIGHT_MAX);
}

/** The title is above the chart already, and the frame of the page gives the size. */
function pageLayout({ data, layout }: PlotlyFigure, isMap: boolean, place: Place): Trace {
  const { title: _title, height: _height, ...rest } = layout;
  return {
    ...rest,
    ...(isNarrow(place.width) ? narrowParts(rest, data) : {}),
    autosize: true,
    margin: isMap ? { l: 0, r: 0, t: 0, b: 48 } : { l: 56, r: 16, t: 16, b: 48 },
    font: { ...Object(rest['font']), color: place.color, family: place.fontFamily, size: 12 },
  };
}

/** The legend above, and short names of what stands beside the bars, whose title the rows have. */
function narrowParts(layout: Trace, data: readonly Trace[]): Trace {
  const above = { orientation: 'h', x: 0, y: 1.02, yanchor: 'bottom', title: { text: '' } };
  const legend = { ...Object(layout['legend']), ...above };
  const yaxis = Object(layout['yaxis']);
  if (yaxis.type !== 'category') return { legend };
  const names = data.flatMap(({ y }): unknown[] => (Array.isArray(y) ? y : []));
  const long = names.filter((name) => typeof name === 'string' && name.length > NAME_NARROW + 1);
  const short = long.map((name) => [name, `${String(name).slice(0, NAME_NARROW).trimEnd()}…`]);
  return { legend, yaxis: { ...yaxis, title: { text: '' }, labelalias: Object.fromEntries(short) } };
}

/** What the names of the traces take above a narrow chart. */
function legendHeight({ data, layout }: PlotlyFigure, width: number): number {
  if (layout['showlegend'] !== true) return 0;
  const names = data.flatMap(({ name }) => (typeof name === 'string' ? [name.length] : []));
  const each = LEGEND_SYMBOL + LEGEND_LETTER * Math.max(0, ...names);
  const perLine = Math.max(1, Math.floor((width - 72) / each));
  return Math.ceil(names.length / perLine) * LEGEND_LINE;
}

/** The scale of a map lies below it, where it takes no width from it. */
function withScaleBelow(trace: Trace): Trace {
  return withLyingScale(trace, { len: 0.9, y: 0, yanchor: 'top' });
}

/** Below the other charts are the names of the axis. */
function withScaleAbove(trace: Trace): Trace {
  return trace['colorbar'] === undefined ? trace : withLyingScale(trace, { len: 1, y: 1, yanchor: 'bottom' });
}

function withLyingScale(trace: Trace, place: object): Trace {
  const scale = Object(trace['colorbar']);
  const title = { ...Object(scale.title), side: 'top' };
  return { ...trace, colorbar: { ...scale, title, orientation: 'h', thickness: 10, nticks: 5, ...place } };
}
