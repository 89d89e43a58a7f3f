/** How one of two states alone is said of rows: whole questions, words apart by one space. */

const HAVE =
  '(?<have>who have|that have|which have|who had|that had|who hold|that hold|with|have|had|having)';
const REST = '(?<rest>(?: (?:by|per|in each|for each) [a-z ]+)?)';

/** "guests who have either a cat or a dog but not both", "guests with exactly one of a cat and a dog". */
export const ONE_OF_BOTH: readonly RegExp[] = [
  new RegExp(
    `^(?<body>.*?[a-z]) ${HAVE} (?:either )?(?<one>[^,]+?) or (?<other>[^,]+?)(?: ,)? (?:but|and|though) not(?: both| both of them| the two)${REST}(?: [?.!])?$`,
    'u',
  ),
  new RegExp(
    `^(?<body>.*?[a-z]) ${HAVE} (?:exactly|only|just) one of (?<one>[^,]+?) (?:and|or) (?<other>[^,]+?)${REST}(?: [?.!])?$`,
    'u',
  ),
];
