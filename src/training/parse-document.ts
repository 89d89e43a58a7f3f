import type { TrainingDocument, TrainingFile } from './training-material.ts';

/** Cuts a Markdown document into its sections, one per heading; text before the first heading is a section too. */
export function parseDocument(file: TrainingFile): TrainingDocument[] {
  const sections: { title: string; lines: string[] }[] = [{ title: fileTitle(file.path), lines: [] }];
  let isFenced = false;
  for (const line of file.text.replaceAll('\r\n', '\n').split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced;
    const heading = isFenced ? null : /^#{1,6}\s+(.+?)\s*#*$/.exec(line);
    if (heading?.[1] !== undefined) sections.push({ title: heading[1], lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  const seen = new Map<string, number>();
  return sections
    .map(({ title, lines }) => ({ title, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => {
      const slug = `${file.path}#${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
      const count = (seen.get(slug) ?? 0) + 1;
      seen.set(slug, count);
      return { id: count === 1 ? slug : `${slug}-${count}`, title, text };
    });
}

function fileTitle(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/\.md$/, '').replaceAll('-', ' ');
}
