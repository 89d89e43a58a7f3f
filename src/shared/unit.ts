/** The unit of a numeric column or measure. */
export type Unit =
  | { readonly kind: 'money'; readonly currency: string }
  /** 7.5 means 7.5 %. */
  | { readonly kind: 'percent' }
  /** 0.075 means 7.5 %. */
  | { readonly kind: 'fraction' }
  | { readonly kind: 'duration'; readonly of: DurationUnit }
  | { readonly kind: 'count' }
  | { readonly kind: 'score' };

/** What a length of time is counted in. */
export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';

/** Code of ISO 4217 for amounts whose currency nothing tells. It is not shown. */
export const UNKNOWN_CURRENCY = 'XXX';
