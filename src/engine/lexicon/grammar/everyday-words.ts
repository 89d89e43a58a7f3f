/** Words that the turns of rows in everyday words have in common. */

export const PEOPLE = 'applicants|borrowers|clients|customers|members|people';
export const WHO = 'who|that|which';
export const US = 'we|us|you';
export const GOING_ON = 'and|have|has|is|live|lives|made|on|that|to|was|were|which|who|with';
export const END = `&$|.|!|?|,|;|are|by|for|from|in|per|during|since|${GOING_ON}`;
export const LAST = `&$|.|!|?|,|;|are|by|${GOING_ON}`;
export const THAN = '{bigger|fewer|greater|higher|larger|less|lower|more|smaller} than';
export const ZERO = '0|nil|zero';
export const A = 'a|an|any|some';
