// npm run gallery: writes the data of the documentation's gallery of charts: site/src/gallery/charts.json, and a picture
// of each chart in site/public/gallery/. Needs PyPI and Chromium. A test fails when the code in it is no longer what is
// printed.

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PlotlyFigure, plotlyFigure } from '../../../src/chart/mod.ts';
import { installPython } from '../../support/install-python.ts';
import { type Drawing, findBrowser, render } from '../render.ts';
import { chartGallery, GALLERY_FILE } from './chart-gallery.ts';

const PICTURES = join(import.meta.dirname, '../../../site/public/gallery');

/** Pixels; one of two panels, one above the other, is higher. */
const TILE = { width: 360, height: 240, heightMax: 300, heightOfTwo: 380, top: 16 };

const browser = findBrowser();
if (browser === null) throw new Error('There is no Chromium here to draw the charts with.');
const gallery = await chartGallery();
const drawings = gallery.flatMap(({ chart, charted: { specification, title, rows } }): Drawing[] =>
  specification === null
    ? []
    : [{ name: chart.id, figure: asTile(plotlyFigure(specification, { title, rows })) }],
);
const pictures = render(browser, drawings, plotlyFile());
for (const directory of [PICTURES, dirname(GALLERY_FILE)]) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}
for (const [id, picture] of pictures) {
  if ('error' in picture) throw new Error(`${id} cannot be drawn: ${picture.error}`);
  writeFileSync(join(PICTURES, `${id}.svg`), `${picture.svg}\n`);
}
writeFileSync(
  GALLERY_FILE,
  `${JSON.stringify(
    gallery.map(({ chart }) => chart),
    null,
    2,
  )}\n`,
);
console.log(`${pictures.size} charts are in ${dirname(GALLERY_FILE)} and ${PICTURES}`);

/** As small as it is shown, so that its labels can be read, and without the title, which stands above it. */
function asTile({ data, layout }: PlotlyFigure): Drawing['figure'] {
  const { title: _, margin, height: own = TILE.height, ...others } = layout;
  const height = 'yaxis2' in layout ? TILE.heightOfTwo : Math.min(Number(own), TILE.heightMax);
  return {
    data,
    layout: { ...others, width: TILE.width, height, margin: { ...Object(margin), t: TILE.top } },
  };
}

/** The plotly.js that comes with Python's newest Plotly: it has every type of trace. */
function plotlyFile(): string {
  const installed = installPython('gallery', ['plotly']);
  if (installed.kind === 'unavailable') throw new Error(`Plotly cannot be installed: ${installed.reason}`);
  const script =
    'import os, plotly; print(os.path.join(os.path.dirname(plotly.__file__), "package_data", "plotly.min.js"))';
  return spawnSync(installed.python, ['-c', script], { encoding: 'utf8' }).stdout.trim();
}
