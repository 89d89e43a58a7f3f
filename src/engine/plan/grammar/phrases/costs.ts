/** What each phrase costs, so that few long phrases win over many short ones. */
export const PHRASE = 1;
/** Words that introduce the question or say nothing beside the rest. */
export const NOISE = 0.05;
/** Words that ought to tie phrases together and tie nothing. */
export const ROUGH_NOISE = 0.2;
/** A bare number that belongs to a ranking elsewhere in the sentence. */
export const LIMIT = 0.2;
/** Naming the columns in the words of the question is a last resort, after naming fields and measures. */
export const OUTPUTS = 1.5;
/** A comma or a full stop is less of a mark than a colon that columns follow. */
export const WEAK_MARK = 0.1;
/** Rows that are compared, rather than what is asked of the same rows. */
export const SIDE_NOUN = 0.1;
/** A colon or a bracket asks for columns where they can be found. */
export const STRONG_MARK = -0.6;
