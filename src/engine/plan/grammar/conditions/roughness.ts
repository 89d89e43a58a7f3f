/** Reading a condition against the grain of the words: allowed, but any smoother reading wins. */
export const ROUGH = 0.5;
/** The same where the words go together almost as well. */
export const SLIGHTLY_ROUGH = 0.1;
