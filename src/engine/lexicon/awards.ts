/** What is won and is no contest. */
export const AWARDS: ReadonlySet<string> = new Set('award honor honour medal prize trophy'.split(' '));
