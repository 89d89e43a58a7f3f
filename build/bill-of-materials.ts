import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programVersion } from '../src/assets/mod.ts';
import type { Component } from './components.ts';
import { DIST } from './folders.ts';

/** Writes what the executables are made of, in the format CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/. */
export function writeBillOfMaterials(components: readonly Component[]): void {
  const version = programVersion();
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'loanq',
        name: 'loanq',
        version,
        licenses: licences('MIT'),
      },
    },
    components: components.map(toEntry),
    dependencies: [{ ref: 'loanq', dependsOn: components.map(purl) }],
  };
  writeFileSync(join(DIST, `loanq-${version}.cdx.json`), `${JSON.stringify(document, null, 2)}\n`);
}

function toEntry(component: Component): object {
  const { name, version, licence, integrity } = component;
  const [, scope, bare] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? [];
  return {
    type: 'library',
    'bom-ref': purl(component),
    ...(scope === undefined ? {} : { group: scope }),
    name: bare,
    version,
    licenses: licences(licence),
    purl: purl(component),
    ...(integrity === null ? {} : { hashes: [toHash(integrity)] }),
  };
}

/** `pkg:npm/%40libsql/client@0.18.0`. */
function purl({ name, version }: Component): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** One licence by its SPDX identifier, several as an expression. */
function licences(licence: string): readonly object[] {
  return [/[\s(]/.test(licence) ? { expression: licence } : { license: { id: licence } }];
}

/** From base64, as npm has it, to hexadecimal. */
function toHash(integrity: string): object {
  const [, digest = ''] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return { alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') };
}
