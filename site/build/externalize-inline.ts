/** Where a script or style is put: returns its address. */
export type Keep = (content: string, type: 'js' | 'css') => string;

/** A page with its inline scripts and styles moved into files; each `style="…"` becomes a class of such a file. */
export function externalizeInline(html: string, keep: Keep): string {
  const withoutScripts = html.replace(INLINE_SCRIPT, (_, attributes: string, script: string) => {
    if (/\btype="(?!module|text\/javascript)/.test(attributes)) return _; // Data, not a program.
    return `<script${attributes} src="${keep(script, 'js')}"></script>`;
  });
  const withoutStyles = withoutScripts.replace(
    INLINE_STYLE,
    (_, style: string) => `<link rel="stylesheet" href="${keep(style, 'css')}">`,
  );
  const rules = new Map<string, string>();
  const page = withoutStyles.replace(TAG, (tag) => moveStyle(tag, rules));
  if (rules.size === 0) return page;
  const css = [...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([style, name]) => `.${name}{${style}}`);
  return page.replace('</head>', `<link rel="stylesheet" href="${keep(css.join('\n'), 'css')}"></head>`);
}

const INLINE_SCRIPT = /<script((?:(?!\ssrc=)[^>])*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const TAG = /<[a-z][^<>]*\sstyle=(?:"[^"]*"|'[^']*')[^<>]*>/g;

function moveStyle(tag: string, rules: Map<string, string>): string {
  const [attribute, , double, single] = /\sstyle=("([^"]*)"|'([^']*)')/.exec(tag) ?? [];
  const style = decode((double ?? single ?? '').trim().replace(/;$/, ''));
  if (attribute === undefined) return tag;
  const without = tag.replace(attribute, '');
  if (style === '') return without;
  const name = rules.get(style) ?? nameOf(style);
  rules.set(style, name);
  return /\sclass="/.test(without)
    ? without.replace(/\sclass="/, `$&${name} `)
    : without.replace(/^<[\w-]+/, `$& class="${name}"`);
}

/** The same style has the same name on every page. */
function nameOf(style: string): string {
  return `style-${style.replace(/[^a-z0-9.%#-]+/gi, '_').replace(/[.%#]/g, (sign) => `-${sign.charCodeAt(0)}`)}`;
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
