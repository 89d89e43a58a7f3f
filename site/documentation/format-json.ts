const WIDTH = 92;
const TEXT_MAX = 600;

/** JSON for people: what fits on a line stands on one, and very long texts are cut with an ellipsis. */
export function formatJson(value: unknown, indent = ''): string {
  const line = inline(value);
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + formatJson(item, deeper)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${formatJson(item, deeper)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function inline(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > TEXT_MAX ? `${value.slice(0, 100)}…` : value);
  }
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}
