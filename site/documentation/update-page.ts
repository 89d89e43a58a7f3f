import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatJson } from './format-json.ts';
import { type CodeBlock, type PagePart, parsePage, printPage } from './parse-page.ts';
import { createRuntimes, type Runtimes } from './runtimes.ts';
import { SECTIONS } from './sections/sections.ts';

/** A page as it should be. */
export interface UpdatedPage {
  readonly text: string;
  /** Languages that are not installed here; what their code prints was left as it stood. */
  readonly notRun: ReadonlyMap<string, string>;
}

/** The address that pages say loanq has. */
const SHOWN_ADDRESS = 'http://127.0.0.1:8000';

/**
 * Runs a page: writes what its `save` blocks hold into a folder, runs its `run` blocks there in their order, puts what
 * they print into the `output` block that follows, and makes its sections anew. `address` is that of a served loanq.
 * Where a `needed` block cannot be run, for its language is not here, nor are those after it.
 * Throws if code fails that should not, or does not fail that should.
 */
export async function updatePage(page: string, address: string): Promise<UpdatedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-page-'));
  const runtimes = createRuntimes(folder);
  const notRun = new Map<string, string>();
  try {
    const parts: PagePart[] = [];
    let printed: string | null = null;
    let isCut = false; // Files that later blocks need were not made.
    for (const part of parsePage(page)) {
      if (part.kind === 'section') parts.push({ ...part, body: await makeSection(part, address) });
      else if (part.kind === 'code' && part.meta.has('output')) parts.push(showOutput(part, printed));
      else parts.push(part);
      if (part.kind !== 'code') continue;
      if (part.meta.has('save')) saveFile(folder, part);
      const isRun: boolean = part.meta.has('run') && !isCut;
      printed = isRun ? await runBlock(part, { folder, address, runtimes, notRun }) : null;
      isCut ||= isRun && printed === null && part.meta.has('needed');
    }
    return { text: printPage(parts), notRun };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function makeSection(part: PagePart & { kind: 'section' }, address: string): Promise<string> {
  const make = SECTIONS[part.name];
  if (make === undefined) throw new Error(`There is no section ${part.name}`);
  return `\n${(await make({ argument: part.argument, body: part.body, address })).trim()}\n`;
}

function saveFile(folder: string, block: CodeBlock): void {
  const path = join(folder, block.meta.get('title') ?? 'untitled');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, block.code);
}

interface RunContext {
  readonly folder: string;
  readonly address: string;
  readonly runtimes: Runtimes;
  readonly notRun: Map<string, string>;
}

/** What the block printed; null where its language is not here. */
async function runBlock(
  { language, code, meta }: CodeBlock,
  { folder, address, runtimes, notRun }: RunContext,
): Promise<string | null> {
  const result = await runtimes.run(language, code.replaceAll(SHOWN_ADDRESS, address));
  if (result.kind === 'missing') {
    notRun.set(language, result.reason);
    return null;
  }
  if (result.hasFailed !== meta.has('fails')) {
    throw new Error(`${result.hasFailed ? 'This fails' : 'This should fail'}:\n${code}\n${result.output}`);
  }
  return result.output.replaceAll(address, SHOWN_ADDRESS).replaceAll(`${folder}/`, '');
}

function showOutput(block: CodeBlock, printed: string | null): CodeBlock {
  if (printed === null) return block;
  const text = block.language === 'json' ? formatJson(JSON.parse(printed)) : printed.trimEnd();
  const lines = text.split('\n');
  const shown = Number(block.meta.get('lines') ?? lines.length);
  const code = [...lines.slice(0, shown), ...(lines.length > shown ? ['…'] : []), ''].join('\n');
  return { ...block, code };
}
