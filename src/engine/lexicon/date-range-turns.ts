import { type Turn, turn } from './turn.ts';

const FIRST = '(?:earliest|first|oldest)';
const LAST = '(?:latest|last|newest|most recent)';
const ASKED =
  '(?:(?:what (?:is|are|was|were)|give me|show(?: me)?|list|tell me|find|when (?:was|were|is|are)) )?(?:the )?';
const HERE = '(?: (?:in|of) (?:the|our) (?:data|database|dataset|records|books?|system))?';

/** From when to when: both ends of the dates of some rows. */
export const DATE_RANGE_TURNS: readonly Turn[] = [
  turn(
    `what (?:period|dates?|date range|time span|span|time range|range) (?:do|does) (?:the |our )*X (?:cover|span|run over) ,? ?(?:from )?(?:the )?${FIRST} to (?:the )?${LAST} Y`,
    'earliest and latest Y of X',
  ),
  turn(
    `${ASKED}dates? of (?:the )?${FIRST} and (?:of )?(?:the )?${LAST} (?<X>[a-z]+)${HERE}`,
    'date range of X',
  ),
  turn(`${ASKED}${FIRST} and (?:the )?${LAST} (?<X>[a-z]+) dates?${HERE}`, 'date range of X'),
  turn(
    `when (?:was|were|is|are) (?:the |our )*${FIRST} and (?:the )?${LAST} (?<X>[a-z]+)(?: (?:made|issued|booked|recorded|received))?${HERE}`,
    'date range of X',
  ),
];

/** Words one of which stands in every question of them. */
export const DATE_RANGE_WORDS: readonly string[] = ['latest', 'last', 'newest', 'recent'];
