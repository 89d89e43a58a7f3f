import type { Field } from '../../catalog/mod.ts';

/** One interval of a quantity: what is below a value and in no band before it, or for the last one, what is left. */
export type Band =
  | { readonly label: string; readonly below: number }
  | { readonly label: string; readonly from: number };

const BANDS_WANTED = 6;

/** The bands of a field: its own, or about six round ones over the data's range; null without a range. */
export function bandsOf(field: Field): readonly Band[] | null {
  const bounds = field.bands ?? roundBounds(field);
  if (bounds === null || bounds.length === 0) return null;
  const isMoney = field.unit?.kind === 'money';
  const show = (value: number): string => `${isMoney ? '$' : ''}${thousands(value)}`;
  const isWhole = field.type === 'integer';
  const last = bounds.at(-1) ?? 0;
  const closed = bounds.map((below, position) => {
    const from = bounds[position - 1];
    if (from === undefined) return { label: `under ${show(below)}`, below };
    return {
      label: isWhole ? `${show(from)} to ${show(below - 1)}` : `${show(from)} to under ${show(below)}`,
      below,
    };
  });
  return [...closed, { label: `${show(last)} and over`, from: last }];
}

function roundBounds({ min, max }: Field): readonly number[] | null {
  if (typeof min !== 'number' || typeof max !== 'number' || max <= min) return null;
  const rough = (max - min) / BANDS_WANTED;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough;
  const bounds: number[] = [];
  for (let bound = Math.floor(min / step) * step + step; bound < max; bound += step) bounds.push(bound);
  return bounds;
}

/** 1234567.5 as `1,234,567.5`, without a locale. */
function thousands(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
