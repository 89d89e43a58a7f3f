/** A part of a page: text that people write, or something that `npm run docs` looks after. */
export type PagePart =
  | { readonly kind: 'text'; readonly text: string }
  | CodeBlock
  | {
      /** What stands between two comments, `begin NAME ARGUMENT` and `end NAME`. */
      readonly kind: 'section';
      readonly name: string;
      readonly argument: string;
      /** The comments, as they are written. */
      readonly begin: string;
      readonly end: string;
      readonly body: string;
    };

/** A fenced block of code. */
export interface CodeBlock {
  readonly kind: 'code';
  readonly language: string;
  /** Words after the language: `run`, `needed`, `save`, `fails`, `output`, `title="file"`, `lines=12`. */
  readonly meta: ReadonlyMap<string, string>;
  /** The opening fence, as it is written. */
  readonly fence: string;
  readonly indent: string;
  /** Without the indent, with a line break at its end. */
  readonly code: string;
}

const BEGIN = /^(?:<!--|\{\/\*) begin ([a-z-]+) ?(.*?) (?:-->|\*\/\})$/;
const FENCE = /^(\s*)```(\w+)(.*)$/;

/** Cuts a page into its parts; `printPage` puts them together again. Throws where one has no end. */
export function parsePage(page: string): readonly PagePart[] {
  const lines = page.split('\n');
  const parts: PagePart[] = [];
  let text: string[] = [];
  let next = 0;
  const takeUntil = (isEnd: (line: string) => boolean, opening: string): string[] => {
    const end = lines.findIndex((line, index) => index >= next && isEnd(line));
    if (end === -1) throw new Error(`Nothing ends ${opening.trim()}`);
    const taken = lines.slice(next, end);
    next = end + 1;
    return taken;
  };
  const add = (part: PagePart): void => {
    if (text.length > 0) parts.push({ kind: 'text', text: text.join('\n') });
    text = [];
    parts.push(part);
  };
  while (next < lines.length) {
    const line = lines[next] ?? '';
    next += 1;
    const [, name, argument = ''] = BEGIN.exec(line) ?? [];
    const [, indent = '', language, meta = ''] = FENCE.exec(line) ?? [];
    if (name !== undefined) {
      const end = line.replace(/begin .*? (-->|\*\/\})$/, `end ${name} $1`);
      const body = takeUntil((candidate) => candidate === end, line).join('\n');
      add({ kind: 'section', name, argument, begin: line, end, body });
    } else if (language !== undefined) {
      const code = takeUntil((candidate) => candidate === `${indent}\`\`\``, line)
        .map((codeLine) => `${codeLine.startsWith(indent) ? codeLine.slice(indent.length) : codeLine}\n`)
        .join('');
      add({ kind: 'code', language, meta: parseMeta(meta), fence: line, indent, code });
    } else {
      text.push(line);
    }
  }
  if (text.length > 0) parts.push({ kind: 'text', text: text.join('\n') });
  return parts;
}

function parseMeta(meta: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(meta.matchAll(/([a-z]+)(?:=(?:"([^"]*)"|(\S+)))?/g), ([, key = '', quoted, bare]) => [
      key,
      quoted ?? bare ?? '',
    ]),
  );
}

/** The page that these parts make up. */
export function printPage(parts: readonly PagePart[]): string {
  return parts.map(printPart).join('\n');
}

function printPart(part: PagePart): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'section') return [part.begin, part.body, part.end].join('\n');
  const lines = part.code.split('\n').slice(0, -1);
  const code = lines.map((line) => (line === '' ? '' : part.indent + line));
  return [part.fence, ...code, `${part.indent}\`\`\``].join('\n');
}
