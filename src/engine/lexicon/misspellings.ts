/** Short words that are typed wrong in known ways, and how words are shortened in notes; longer ones are found by their letters. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map([
  ['adn', 'and'],
  ['bth', 'both'],
  ['ave', 'average'],
  ['gimme', 'show'],
  ['grp', 'grouped'],
  ['approx', 'approximately'],
  ['betw', 'between'],
  ['btwn', 'between'],
  ['btw', 'between'],
  ['cos', 'because'],
  ['cuz', 'because'],
  ['chg', 'change'],
  ['chgs', 'changes'],
  ['cum', 'cumulative'],
  ['cumul', 'cumulative'],
  ['decr', 'decrease'],
  ['ea', 'each'],
  ['incr', 'increase'],
  ['nr', 'number'],
  ['lones', 'loans'],
  ['minuts', 'minutes'],
  ['mnth', 'month'],
  ['mnths', 'months'],
  ['mthly', 'monthly'],
  ['pd', 'paid'],
  ['ppl', 'people'],
  ['qtrly', 'quarterly'],
  ['ratting', 'rating'],
  ['rattings', 'ratings'],
  ['runing', 'running'],
  ['tot', 'total'],
  ['ttl', 'total'],
  ['wghtd', 'weighted'],
  ['wgtd', 'weighted'],
  ['wtd', 'weighted'],
  ['w', 'with'],
  ['wkly', 'weekly'],
  ['wo', 'without'],
  ['yrly', 'yearly'],
  ['fo', 'of'],
  ['frm', 'from'],
  ['hav', 'have'],
  ['hve', 'have'],
  ['hte', 'the'],
  ['hwo', 'how'],
  ['mnay', 'many'],
  ['mch', 'much'],
  ['mny', 'many'],
  ['nad', 'and'],
  ['ovr', 'over'],
  ['stll', 'still'],
  ['teh', 'the'],
  ['teir', 'their'],
  ['thier', 'their'],
  ['thn', 'than'],
  ['ths', 'this'],
  ['thse', 'those'],
  ['tht', 'that'],
  ['waht', 'what'],
  ['wat', 'what'],
  ['wehre', 'where'],
  ['wht', 'what'],
  ['wich', 'which'],
  ['whn', 'when'],
  ['wiht', 'with'],
  ['wre', 'were'],
  ['wth', 'with'],
]);

/** How periods are shortened where rows are grouped by them: "by mo"; elsewhere they may be codes and other units. */
export const SHORT_PERIODS: ReadonlyMap<string, string> = new Map([
  ['mo', 'month'],
  ['moth', 'month'],
  ['mouth', 'month'],
  ['qtr', 'quarter'],
  ['wk', 'week'],
  ['yr', 'year'],
]);
export const BEFORE_SHORT_PERIODS: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

/** Words that are cut short with a full stop. */
export const SHORTENED: ReadonlySet<string> = new Set(
  'acct amt approx avg bal cust est excl incl int max med min mo mos num orig pct pmt prin qtr qty tot vol vs wk yr yrs'.split(
    ' ',
  ),
);

/** Verbs that are cut short, with an apostrophe before the ending. */
export const PARTICIPLES: ReadonlyMap<string, readonly [string, string?]> = new Map([
  ["co'd", ['charged', 'off']],
  ["orig'd", ['originated']],
  ["rec'd", ['received']],
  ["recv'd", ['received']],
  ["req'd", ['requested']],
]);

/** Words that are written with a slash; one that is not here keeps it, so that names of the data may have it. */
export const SLASHED_WORDS: ReadonlyMap<string, string> = new Map([
  ['w/', 'with'],
  ['w/o', 'without'],
  ['y/y', 'yoy'],
  ['q/q', 'qoq'],
  ['m/m', 'mom'],
]);
