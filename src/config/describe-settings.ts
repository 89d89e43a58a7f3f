import type { Setting } from './setting.ts';
import { SETTINGS } from './settings.ts';

/** Every setting for `--help`: grouped, wrapped to `width` columns. */
export function describeSettings(width = 100): string {
  const groups = Map.groupBy<Setting['group'], Setting>(Object.values(SETTINGS), ({ group }) => group);
  return [...groups]
    .map(([group, settings]) =>
      [`${group}:`, ...settings.map((setting) => describe(setting, width))].join('\n'),
    )
    .join('\n\n');
}

function describe(setting: Setting, width: number): string {
  const origin = setting.flag === null ? 'environment only' : setting.variable;
  const facts = setting.default ? `${origin}, default ${setting.default}` : origin;
  return `  ${nameOf(setting)}\n${wrap(`${setting.meaning} [${facts}]`, width, '      ')}`;
}

/** `--port NUMBER`, `--[no-]writable`; of a secret its variable. */
function nameOf({ flag, variable, placeholder }: Setting): string {
  if (flag === null) return variable;
  return placeholder === null ? `--[no-]${flag}` : `--${flag} ${placeholder}`;
}

function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width && line !== indent) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Every setting as a Markdown table, for the documentation. */
export function settingsTable(): string {
  const settings: readonly Setting[] = Object.values(SETTINGS);
  const rows = settings.map((setting) => {
    const flag = setting.flag === null ? '' : `\`${nameOf(setting)}\``;
    const fallback = setting.default ? `\`${setting.default}\`` : '';
    return `| ${flag} | \`${setting.variable}\` | ${fallback} | ${setting.meaning} |`;
  });
  return ['| flag | environment | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}
