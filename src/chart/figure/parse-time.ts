import type { TimeScale } from '../chart-specification.ts';

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/;

/** A time as text that plotly.js reads and that sorts as it runs; null for what is none. */
export function parseTime(value: unknown, scale: TimeScale): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value);
  if (scale === 'period' || scale === 'quarter' || scale === 'year') return text;
  if (scale === 'moment') return toUtc(text);
  const parts = DAY.exec(text);
  if (parts === null) return null;
  const [, year = '', month = '01', day = '01'] = parts;
  return isDay(year, month, day) ? `${year}-${month}-${day}` : null;
}

/** Moments without a zone are in UTC. */
function toUtc(text: string): string | null {
  const iso = text.trim().replace(' ', 'T');
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) || !iso.includes('T');
  const ms = Date.parse(hasZone ? iso : `${iso}Z`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}
