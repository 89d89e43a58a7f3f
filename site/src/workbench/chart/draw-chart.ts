import { type ChartSpecification, plotlyFigure } from '../../../../src/chart/mod.ts';
import type { Row } from '../service/parse-rows.ts';
import { loadPlotly, TOPOJSON_ADDRESS } from './load-plotly.ts';

/** A chart in the page. */
export interface DrawnChart {
  /** Gives the user a picture of it. */
  save(name: string): Promise<void>;
  close(): void;
}

interface Drawing {
  readonly specification: ChartSpecification;
  readonly rows: readonly Row[];
  readonly title: string;
}

/** Pixels; a legend beside the chart would take half of them. */
const NARROW = 480;
const PICTURE = { format: 'png', width: 1200, height: 700, scale: 2 };

/** Draws a chart in the page's own ink, and again when the theme or its size changes. Rejects where the library does not load. */
export async function drawChart(
  frame: HTMLElement,
  { specification, rows, title }: Drawing,
): Promise<DrawnChart> {
  const plotly = await loadPlotly(specification.kind === 'map' ? 'geo' : 'cartesian');
  const figure = plotlyFigure(specification, { title, rows: rows.map(withPlainTexts) });
  const config = {
    displayModeBar: false,
    displaylogo: false,
    topojsonURL: TOPOJSON_ADDRESS,
    locale: 'en-US',
  };
  const place = document.createElement('div');
  place.className = 'wb-drawing';
  const isMap = specification.kind === 'map';
  const data = isMap ? figure.data.map(withScaleBelow) : figure.data;
  let isNarrow = false;
  const draw = (): Promise<unknown> => {
    isNarrow = place.clientWidth < NARROW;
    return plotly.react(place, data, pageLayout(figure.layout, { place, isMap, isNarrow }), config);
  };
  // Of its own, so that the end of the chart before this one takes nothing away from it.
  frame.append(place);
  await draw().catch((error: unknown) => {
    place.remove();
    throw error;
  });
  // Where it measures texts; nothing to be read out.
  document.getElementById('js-plotly-tester')?.setAttribute('aria-hidden', 'true');
  const themes = new MutationObserver(() => void draw());
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  // It takes its width when it is drawn; the page gives it another one with the data beside it.
  const sizes = new ResizeObserver(() => {
    if (place.clientWidth < NARROW !== isNarrow) void draw();
    void plotly.Plots.resize(place).catch(() => {});
  });
  sizes.observe(place);
  return {
    async save(name) {
      await plotly.downloadImage(place, { ...PICTURE, filename: name });
    },
    close() {
      themes.disconnect();
      sizes.disconnect();
      plotly.purge(place);
      place.remove();
    },
  };
}

/** The library would take a text such as `<b>` for what it looks like. */
function withPlainTexts(row: Row): Row {
  const entries = Object.entries(row);
  if (!entries.some(([, value]) => typeof value === 'string' && /[<&]/.test(value))) return row;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? escaped(value) : value]),
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The scale of a map lies below it, where it takes no width from it. */
function withScaleBelow(trace: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const scale = Object(trace['colorbar']);
  const title = { ...Object(scale.title), side: 'top' };
  const place = { orientation: 'h', thickness: 10, len: 0.9, y: 0, yanchor: 'top', nticks: 5 };
  return { ...trace, colorbar: { ...scale, title, ...place } };
}

interface Page {
  readonly place: HTMLElement;
  readonly isMap: boolean;
  readonly isNarrow: boolean;
}

/** The title is above the chart already, and the frame of the page gives the size. */
function pageLayout(
  layout: Readonly<Record<string, unknown>>,
  { place, isMap, isNarrow }: Page,
): Record<string, unknown> {
  const style = getComputedStyle(place);
  const { title: _, ...rest } = layout;
  const above = { orientation: 'h', x: 0, y: 1.02, yanchor: 'bottom', title: { text: '' } };
  return {
    ...rest,
    ...(isNarrow ? { legend: { ...Object(rest['legend']), ...above } } : {}),
    autosize: true,
    margin: isMap ? { l: 0, r: 0, t: 0, b: 48 } : { l: 56, r: 16, t: 16, b: 48 },
    font: { ...Object(rest['font']), color: style.color, family: style.fontFamily, size: 12 },
  };
}
