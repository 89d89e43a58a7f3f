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

const PICTURE = { format: 'png', width: 1200, height: 700, scale: 2 };

/** Draws a chart in the page's own ink, and again when the theme or its size changes. Rejects where the library does not load. */
export async function drawChart(
  place: HTMLElement,
  { specification, rows, title }: Drawing,
): Promise<DrawnChart> {
  const plotly = await loadPlotly(specification.kind === 'map' ? 'geo' : 'cartesian');
  const figure = plotlyFigure(specification, { title, rows });
  const config = {
    displayModeBar: false,
    displaylogo: false,
    topojsonURL: TOPOJSON_ADDRESS,
    locale: 'en-US',
  };
  const data = specification.kind === 'map' ? figure.data.map(withScaleBelow) : figure.data;
  const draw = (): Promise<unknown> => plotly.react(place, data, pageLayout(figure.layout, place), config);
  await draw();
  const themes = new MutationObserver(() => void draw());
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  // It takes its width when it is drawn; the page gives it another one with the data beside it.
  const sizes = new ResizeObserver(() => void plotly.Plots.resize(place).catch(() => {}));
  sizes.observe(place);
  return {
    async save(name) {
      await plotly.downloadImage(place, { ...PICTURE, filename: name });
    },
    close() {
      themes.disconnect();
      sizes.disconnect();
      plotly.purge(place);
    },
  };
}

/** The scale of a map lies below it, where it takes no width from it. */
function withScaleBelow(trace: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const place = { orientation: 'h', thickness: 10, len: 0.7, y: 0, yanchor: 'top' };
  return { ...trace, colorbar: { ...Object(trace['colorbar']), ...place } };
}

/** The title is above the chart already, and the frame of the page gives the size. */
function pageLayout(layout: Readonly<Record<string, unknown>>, place: HTMLElement): Record<string, unknown> {
  const style = getComputedStyle(place);
  const { title: _, ...rest } = layout;
  return {
    ...rest,
    autosize: true,
    margin: { l: 56, r: 16, t: 16, b: 48 },
    font: { ...Object(rest['font']), color: style.color, family: style.fontFamily, size: 12 },
  };
}
