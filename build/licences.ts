import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './components.ts';
import { DIST } from './folders.ts';

const RULE = '─'.repeat(100);

/** Writes the licences of everything of others in the executables; texts that several share stand there once. */
export function writeLicences(components: readonly Component[]): void {
  const byText = Map.groupBy(components, ({ licence, licenceText }) => licenceText ?? withoutText(licence));
  const parts = [...byText].map(([text, owners]) => {
    const names = owners.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${RULE}\n${names.join('\n')}\n${RULE}\n\n${text}\n`;
  });
  const head =
    'The executables of loanq hold the works of others listed here, under these licences. loanq itself is under the MIT licence.\n';
  writeFileSync(join(DIST, 'THIRD-PARTY-LICENSES.txt'), [head, ...parts].join('\n'));
}

function withoutText(licence: string): string {
  return `It comes without the text of its licence; it states: ${licence}. See https://spdx.org/licenses/${licence}.html`;
}
