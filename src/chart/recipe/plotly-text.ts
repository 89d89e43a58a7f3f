const LINE_LENGTH = 72;
const TITLE_LENGTH_MAX = 240;

/** Text for a Plotly title, in which `<`, `&` and pairs of `$` would otherwise be markup or a formula; long lines are broken. */
export function plotlyTitle(text: string, note: string | null = null): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const short = plain.length > TITLE_LENGTH_MAX ? `${plain.slice(0, TITLE_LENGTH_MAX - 1)}…` : plain;
  const lines = wrap(short.toWellFormed()).map(escapeMarkup);
  return [...lines, ...(note === null ? [] : [`<sub>${escapeMarkup(note)}</sub>`])].join('<br>');
}

function escapeMarkup(text: string): string {
  const marked = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return (marked.match(/\$/g) ?? []).length < 2 ? marked : marked.replaceAll('$', '&#36;');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= LINE_LENGTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
