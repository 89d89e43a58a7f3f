/** How the numbers of rows with so many of something each are asked for at once: whole questions, words apart by one space. */

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const HAVE = '(?:have|had|hold|made|got|took out)';

/** "how many guests have 1 pet and how many have 2 (pets)?" */
export const EACH_HAS = new RegExp(
  `^how many (?<rows>[a-z]+) (?<have>${HAVE}) (?<bound>exactly |only |just )?(?<number>${NUMBER}) (?<noun>[a-z]+)(?<others>(?:(?: ,)?(?: and)? how many (?:of them )?(?:have |had |hold |made |got |took out )?(?:exactly |only |just )?${NUMBER}(?: [a-z]+)?)+)(?: [?.!])?$`,
  'u',
);
/** "how many guests have 1, 2 and 3 pets?" */
export const HAS_EACH = new RegExp(
  `^how many (?<rows>[a-z]+) (?<have>${HAVE}) (?<numbers>${NUMBER}(?: , ${NUMBER})*(?: ,)? and ${NUMBER}) (?<noun>[a-z]+)(?: [?.!])?$`,
  'u',
);
/** A number within them. */
export const EACH_NUMBER = new RegExp(`\\b${NUMBER}\\b(?: (?!and\\b|how\\b)(?<noun>[a-z]+))?`, 'gu');
