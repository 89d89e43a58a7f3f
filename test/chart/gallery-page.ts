import type { Picture } from './render.ts';

/** A page of all pictures, each on light and on dark ground. */
export function galleryPage(pictures: ReadonlyMap<string, Picture>): string {
  const figures = [...pictures].map(([, picture]) =>
    'svg' in picture ? `<div>${picture.svg}</div><div class="dark">${picture.svg}</div>` : '',
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Charts</title>
<style>
  body { display: grid; grid-template-columns: max-content max-content; margin: 0; }
  .dark { background: #15181c; }
</style>
${figures.join('\n')}
`;
}
