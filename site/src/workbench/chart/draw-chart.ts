import { type ChartSpecification, plotlyFigure } from '../../../../src/chart/mod.ts';
import type { Row } from '../service/parse-rows.ts';
import { loadPlotly, TOPOJSON_ADDRESS } from './load-plotly.ts';
import { isNarrow, pageFigure } from './page-figure.ts';

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
  let width = 0;
  const draw = (): Promise<unknown> => {
    width = place.clientWidth;
    const { color, fontFamily } = getComputedStyle(place);
    const { data, layout, height } = pageFigure(figure, isMap, { width, color, fontFamily });
    place.style.height = `${height}px`;
    return plotly.react(place, data, layout, config);
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
    if (isNarrow(place.clientWidth) !== isNarrow(width)) void draw();
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
