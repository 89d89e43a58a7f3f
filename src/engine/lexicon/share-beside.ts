const PART = '(?:percentage|percent|%|pct|proportion|share)';
const WHOLE = '(?:the )?(?:grand |overall )?total';

/** What each group has of all together, beside its number: "volume by region *with the share of the total*". */
export const SHARE_BESIDE = new RegExp(
  `^(?<body>.+?)(?: ,)? (?:and|including|plus|showing|with) (?:its |the |their )?${PART} of ${WHOLE}$`,
  'd',
);

/** The same in place of the number: "volume by region *as a share of the total*". */
export const SHARE_INSTEAD = new RegExp(
  `^(?<body>.+?)(?: ,)? (?:as (?:a |the )?${PART}|in percent|in %) of ${WHOLE}$`,
  'd',
);
