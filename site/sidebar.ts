import type { StarlightUserConfig } from '@astrojs/starlight/types';

/** The order of the documentation; each slug is a file below `src/content/docs/`. */
export const sidebar: NonNullable<StarlightUserConfig['sidebar']> = [
  { label: 'Workbench', link: '/workbench/' },
  { label: 'Use it', items: ['docs/start', 'docs/asking', 'docs/workbench', 'docs/charts'] },
  { label: 'Make it yours', items: ['docs/own-data', 'docs/training', 'docs/model-providers'] },
  { label: 'Build on it', items: ['docs/api', 'docs/errors'] },
  { label: 'Run it', items: ['docs/configuration', 'docs/deployment', 'docs/security'] },
  { label: 'Know it', items: ['docs/how-it-works', 'docs/benchmarks', 'docs/changelog'] },
];
