import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PICTURED } from '../../../site/src/workbench/pictured.ts';
import { chartGallery, GALLERY_FILE } from './chart-gallery.ts';

const PUBLIC = join(import.meta.dirname, '../../../site/public');

/** Pixels of a tile of the home page on a usual screen. */
const WIDTH_SHOWN = 364;

describe('the gallery of charts', () => {
  it('shows the code that is printed today; npm run gallery makes it anew', async () => {
    const found = (await chartGallery()).map(({ chart }) => chart);
    assert.deepEqual(JSON.parse(readFileSync(GALLERY_FILE, 'utf8')), found);
  });

  it('is drawn about as small as it is shown, so that its labels can be read', () => {
    for (const { picture } of PICTURED) {
      const svg = readFileSync(join(PUBLIC, picture), 'utf8');
      const width = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1]);
      const sizes = [...svg.matchAll(/font-size: ([\d.]+)px/g)].map(([, size]) => Number(size));
      assert.ok(sizes.length > 0 && Math.min(...sizes) * (WIDTH_SHOWN / width) >= 11, picture);
    }
  });
});
