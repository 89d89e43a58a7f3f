/** Words that turns in everyday words have in common, as a turn has them: one of several, kept where they stand in braces. */

export const PEOPLE = 'applicants|borrowers|clients|customers|members|people';
export const WHO = 'who|that|which';
export const US = 'we|us|you';
export const GOING_ON = 'and|have|has|is|live|lives|made|on|that|to|was|were|which|who|with';
export const END = `&$|.|!|?|,|;|are|by|for|from|in|per|during|since|${GOING_ON}`;
export const LAST = `&$|.|!|?|,|;|are|by|${GOING_ON}`;
export const THAN = '{bigger|fewer|greater|higher|larger|less|lower|more|smaller} than';
export const ZERO = '0|nil|zero';
export const A = 'a|an|any|some';
export const THE = 'the|a|an|any|its|our|some|their';
export const NOW = 'already|currently|now|presently|still';
export const BOUND = '{above|below|over|under}';
export const PAYMENTS = '{installments|instalments|payments}';
/** One to whom each of the rows belongs, whoever it is. */
export const HOLDER = 'applicant|borrower|client|customer|debtor|holder';
export const HOLDERS = `${HOLDER}|applicants|borrowers|clients|customers|debtors|holders|people|somebody|someone`;
/** So many months or years that something may be made for. */
export const TERMS =
  '12|24|36|48|60|72|84|96|120|180|240|360|one|two|three|four|five|six|seven|ten|fifteen|twenty|thirty';
