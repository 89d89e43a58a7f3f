const AVERAGE = '(?:average|mean|figure|level|number|one|rate|ratio|value)';
const AND = '(?:and|including|plus|showing|with|along with|together with)';
const ROWS = '[a-z]+(?: [a-z]+)?';
/** "the overall average rate", "the average over all loans", "that of all loans". */
const OVERALL =
  `(?:(?:the |our )?(?:general|global|overall|total) (?:[a-z]+ ){0,2}?${AVERAGE}(?: (?:across|for|of|on|over) all ${ROWS})?` +
  `|(?:the |our )?${AVERAGE} (?:across|for|of|on|over) (?:all|the entire|the whole) ${ROWS}` +
  `|(?:that|the one) (?:of|for) all ${ROWS})`;
const SORTED =
  '(?<sorted>(?: ,)?(?: (?:and|then))? (?:ordered|ranked|sorted) by (?:that |the |this )?(?:difference|gap)(?: ,)?(?: (?<way>[a-z]+ (?:first|to [a-z]+)|ascending|descending))?)?';

/** How far each group is from all together, beside its number: "average rate by branch *and its difference from the overall average*". */
export const DIFFERENCE_BESIDE = new RegExp(
  `^(?<body>.+?)(?: ,)? ${AND} (?:show |also )?(?:(?:its|the|their) (?:difference|deviation|distance|gap) (?:against|from|to|versus|vs|with)` +
    `|how (?:far|much) (?:each|it|that|this|they)(?: one)? (?:are|differ|differs|deviate|deviates|is|lie|lies|sits|stands) (?:above or below|above|from|over or under|off)) ${OVERALL}${SORTED}$`,
  'd',
);

/** The same of all together beside it: "average rate by branch *compared with the overall average*". */
export const OVERALL_BESIDE = new RegExp(
  `^(?<body>.+?)(?: ,)? (?:(?:and )?(?:compared|in comparison) (?:to|with)|against|alongside|beside|next to|versus|vs|${AND}) ${OVERALL}$`,
  'd',
);
