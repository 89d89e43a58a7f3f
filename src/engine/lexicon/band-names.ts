function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Between a quoted name of a band and its numbers, whichever is first. */
export const BESIDE_QUOTED_NAME: ReadonlySet<string> = words(
  '( : = as being called for if is labeled labelled means named when',
);

/** The same of a name that might be any other noun: "under 5 *for* guests" is no name. */
export const BESIDE_NAME: ReadonlySet<string> = words('( : = as called labeled labelled means named');

/** What leads to a list of bands with their names. */
export const BEFORE_BAND_NAMES: ReadonlySet<string> = words(
  ', : as called categories classes following groups into labeled labelled labels marked named names shown the with',
);

/** No names of bands, though they stand where one might. */
export const NO_BAND_NAMES: ReadonlySet<string> = words(
  'a age aged amount an and are at by for from in is length number of on or price rate score size than that the those to where with',
);

/** Who asks for groups in words of making them says "into". */
export const APART_VERBS: ReadonlySet<string> = words(
  'break bucket classify divide group put separate sort split',
);
