import { join } from 'node:path';
import { type Charted, openSubject } from '../open-subject.ts';
import { GALLERY } from './entries.ts';

/** Where the data of the gallery is kept for the documentation. */
export const GALLERY_FILE = join(import.meta.dirname, '../../../site/src/gallery/charts.json');

/** A chart of the gallery, as the documentation shows it. */
export interface GalleryChart {
  readonly id: string;
  readonly question: string;
  /** Kind of chart. */
  readonly kind: string;
  /** What spoke for it. */
  readonly reasons: readonly string[];
  readonly title: string;
  readonly sql: string;
  /** Python. */
  readonly code: string;
  /** Address of the SVG, readable on light and on dark ground. */
  readonly picture: string;
}

/** Every chart of the gallery with its result. Throws when a question has none. */
export async function chartGallery(): Promise<{ readonly chart: GalleryChart; readonly charted: Charted }[]> {
  const subject = await openSubject();
  try {
    const charts: { chart: GalleryChart; charted: Charted }[] = [];
    for (const { id, question } of GALLERY) {
      const charted = await subject.ask(question);
      if (charted === null || charted.specification === null || charted.code === null) {
        throw new Error(`There is no chart for ${JSON.stringify(question)}`);
      }
      const { specification, reasons, title, code } = charted;
      const picture = `/gallery/${id}.svg`;
      const chart = {
        id,
        question,
        kind: specification.kind,
        reasons,
        title,
        sql: charted.sql,
        code,
        picture,
      };
      charts.push({ chart, charted });
    }
    return charts;
  } finally {
    await subject.close();
  }
}
