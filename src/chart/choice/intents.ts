/** What the words of a question can ask of a chart. */
export type Intent = keyof typeof INTENTS;

/** The words for it. */
export const INTENTS = {
  trend:
    /\b(?:trends?|trending|over time|over the (?:years|months|quarters)|time series|histor(?:y|ical)|evol\w+|develop\w*|grow(?:th|n|ing)?|chang\w+|monthly|quarterly|yearly|annually|month by month|year by year)\b/i,
  comparison: /\b(?:compar\w+|versus|vs|against each other|differ\w*|side by side)\b/i,
  ranking:
    /\b(?:top|bottom|rank\w*|highest|lowest|largest|smallest|biggest|best|worst|most|least|fewest|leading)\b/i,
  distribution:
    /\b(?:distribut\w+|spread|histogram|frequenc\w+|quartiles?|variance|outliers?|bands?|buckets?)\b/i,
  share:
    /\b(?:shares?|percent(?:age)? of|proportions?|fraction of|composition|mix|make-?up|split|break ?down|part of (?:the )?(?:whole|total))\b/i,
  relationship:
    /\b(?:relat\w+|correlat\w+|depend\w*|scatter\w*|against|as a function of|connection|affect\w*|influenc\w+)\b/i,
  place: /\b(?:map|maps|where|geograph\w+|across (?:the )?(?:states|country|us|usa|united states))\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Kinds of chart that a question can name. */
export const NAMED_CHARTS = {
  bar: /\b(?:bar|column) (?:chart|graph|plot)|\bbars\b/i,
  line: /\bline (?:chart|graph|plot)/i,
  area: /\barea (?:chart|graph|plot)/i,
  pie: /\b(?:pie|donut|doughnut)\b/i,
  histogram: /\bhistogram/i,
  box: /\bbox ?-?(?:plot|chart)|\bbox and whiskers?/i,
  scatter: /\bscatter/i,
  heatmap: /\bheat ?-?map/i,
  map: /\b(?:choropleth|on a map|(?<!heat )map of|as a map)\b/i,
  table: /\b(?:in|as) (?:a |the )?(?:table|list)\b|\btabular\b|\btable of\b/i,
  value: /\b(?:as a|single|just (?:the|one|a)) number\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;
