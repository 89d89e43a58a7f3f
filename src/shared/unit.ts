/** The unit of a numeric column or measure. */
export type Unit =
  | { readonly kind: 'money'; readonly currency: string }
  /** 7.5 means 7.5 %. */
  | { readonly kind: 'percent' }
  /** 0.075 means 7.5 %. */
  | { readonly kind: 'fraction' }
  | { readonly kind: 'duration'; readonly of: 'days' | 'months' | 'years' }
  | { readonly kind: 'count' }
  | { readonly kind: 'score' };
