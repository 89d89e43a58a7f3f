import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { chartGallery, GALLERY_FILE } from './chart-gallery.ts';

describe('the gallery of charts', () => {
  it('shows the code that is printed today; npm run gallery makes it anew', async () => {
    const found = (await chartGallery()).map(({ chart }) => chart);
    assert.deepEqual(JSON.parse(readFileSync(GALLERY_FILE, 'utf8')), found);
  });
});
