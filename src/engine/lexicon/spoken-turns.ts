import type { LocalTurn } from '../local-turns.ts';

export const GROUPS =
  'branch|category|channel|city|client|country|customer|department|grade|office|product|purpose|region|state|status|store|team|town|type';

/** Days that are called by what is celebrated. */
const FEASTS: readonly LocalTurn[] = [
  ['christmas|xmas eve', 'december 24'],
  ['christmas|xmas day?', 'december 25'],
  ["new year|years 's? eve", 'december 31'],
  ["new year|years 's? day", 'january 1'],
  ["valentine|valentines 's? day?", 'february 14'],
  ['halloween', 'october 31'],
  ['independence day', 'july 4'],
];

/** Turns of everyday speech for what a plainer word says. */
export const SPOKEN_FILTERS: readonly LocalTurn[] = [
  ...FEASTS,
  // "how many branches do we even have", "your customers"
  ['{we|you|they|there} even &have|has|had|own|offer|be|do|get', '$1'],
  ['your', 'our'],
  // "no late fee although they were late", "in grade G although the score is above 700"
  [', although|though &they|it|these|those|the|a|an|its|their|his|her', 'although'],
  ['even? although|though they|it|these|those &is|are|was|were|have|has|had', 'and that'],
  ['even? although &the|a|an|its|their|his|her', 'and'],
  // "counted for each city"
  [`,? counted|split|shown|listed|given {${GROUPS}} for|per ${GROUPS}`, 'by $1'],
  // "from A down to G", "going from A to G", "sorted by balance downwards"
  ['going|running|reading from *1 down|up|through? to &a|b|c|d|e|f|g|#', 'from $1 to'],
  ['from *1 down|up to &a|b|c|d|e|f|g|#', 'from $1 to'],
  ['{sorted|ordered|ranked|sort|order|rank} by the? *2 downward|downwards', '$1 by $2 descending'],
  ['{sorted|ordered|ranked|sort|order|rank} by the? *2 upward|upwards', '$1 by $2 ascending'],
  // "the branch's grade mix", "break the loans down by size"
  ["{'s} *2 mix", '$1 $2 distribution'],
  ['break|split the? *4 down|up by', '$1 by'],
  // "longer as 60 months"
  ['{longer|shorter|higher|lower|larger|bigger|smaller|older|younger} as &#', '$1 than'],
  // "what slice of the balance"
  ['{what|which} slice|chunk|piece|cut of', '$1 share of'],
  ['a|the {biggest|largest|smallest} slice|chunk|piece of', 'the $1 share of'],
  // "which channel brings the highest share of bad loans"
  ['brings|bring|brought|delivers|deliver|yields|racks|racked up|in? &the', 'has'],
  // "were not hit with a late fee"
  ['{is|are|was|were} not hit|slapped|burdened|punished|penalised|penalized with a|an|any *2', 'have no $2'],
  ['is|are|was|were|got hit|slapped|burdened|punished|penalised|penalized with a|an *2', 'have a $1'],
];
