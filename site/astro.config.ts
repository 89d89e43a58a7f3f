import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { copyPlotly } from './build/copy-plotly.ts';
import { finishPages } from './build/finish-pages.ts';
import { sidebar } from './sidebar.ts';

/** The site is static, works offline and under any path, and asks no other host for anything. */
export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  cacheDir: './.cache',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // The pages' policy allows no inline scripts: see build/finish-pages.ts.
  vite: { build: { assetsInlineLimit: 0, modulePreload: false } },
  integrations: [
    starlight({
      title: 'loanq',
      description: 'Ask a loan book questions in plain English: SQL, rows and charts come back, offline.',
      favicon: '/favicon.svg',
      logo: { src: './public/favicon.svg', alt: '' },
      customCss: ['./src/styles/theme.css'],
      components: {
        Header: './src/components/Header.astro',
        Footer: './src/components/Footer.astro',
      },
      sidebar,
      routeMiddleware: './src/changelog-contents.ts',
      pagination: true,
      credits: false,
      expressiveCode: {
        themes: ['github-dark', 'github-light'],
        // Code is read, not a picture of a window.
        defaultProps: { overridesByLang: { sh: { frame: 'none' } } },
        styleOverrides: {
          borderRadius: '0.5rem',
          frames: {
            frameBoxShadowCssValue: 'none',
            editorActiveTabIndicatorTopColor: 'var(--sl-color-accent)',
          },
        },
      },
    }),
    copyPlotly(),
    finishPages(),
  ],
});
