import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const HAVE = '(?:have|has|had|hold|holds|held|own|owns|took|take|got|get)';
const HAVING =
  '(?:with|having|holding|who have|who has|that have|that has|who hold|that hold|who had|that had)';
const ALSO = '(?:(?:also|likewise|additionally|in addition|at the same time|equally) )*';
const TOO = '(?: (?:too|as well|also|in addition|besides|on top))?';
/** One of some rows, without what else may be said of them. */
const ONE = (name: string): string =>
  `(?<${name}>(?:an?|at least one|one) (?:(?!(?:and|or|that|which|who|with|in|from|since|open|late) ?\\b)[a-z-]+ ?){1,3}(?<! ))`;
const PEOPLE = '(?:all |the |our )*(?<X>[a-z]+s|people)';
const ASK =
  '(?<Q>(?:(?:show|tell|give|find|count)(?: me| us)? )?(?:how many|what number of|the number of|number of|which|the|our|all)?(?: (?:different|distinct|of the|of our))* ?(?:[a-z]+s|people))';
const NAMED = '(?<A>[a-z]+(?: [a-z]+)?) and (?<B>[a-z]+(?: [a-z]+)?)';

const COUNTED = '(?: ?[,:;] (?:count|number|how many|total)(?: of them| are there)?)';
const KINDS = [
  `(?<N>[a-z]+s) (?:in|from|of) both (?:the )?(?<C>[a-z]+s)(?: ,| :| -)? ${NAMED}`,
  '(?<N>[a-z]+s) (?:in|from|of) (?:the )?(?<C>[a-z]+) (?<A>[a-z]+)(?: ,)? (?:plus|and also|as well as|along with|together with|and) (?:#N )?(?:in|from|of) (?:the )?#C (?<B>[a-z]+)',
];

/** Those who have a row of one kind and a row of another. */
export const bothToldTurns = (): readonly Turn[] => [
  // "of the owners with a sailing boat, how many have a motor boat too"
  turn(
    `(?:of|among|amongst|out of|from|taking) ${PEOPLE} ${HAVING} ${ONE('A')} , how many (?:of them )?${ALSO}${HAVE} ${ALSO}${ONE('B')}${TOO}`,
    'how many X have A and B',
  ),
  // "among our sailing boat owners, for how many is there a motor boat too"
  turn(
    `(?:of|among|amongst|out of|from|taking) (?:all |the |our )*(?<A>(?!open|late)[a-z]+) (?<N>[a-z]+) (?<X>[a-z]+s) , (?:how many (?:of them )?${ALSO}${HAVE}|for how many (?:of them )?(?:is|was) there) ${ALSO}an? (?<B>[a-z]+) #N${TOO}`,
    'how many X have both a A N and a B N',
  ),
  // "owners with a sailing boat that also have a motor boat: how many?"
  turn(
    `${PEOPLE} ${HAVING} ${ONE('A')} (?:that|who|and) ${ALSO}${HAVE} ${ALSO}${ONE('B')}${TOO}${COUNTED}`,
    'how many X have A and B',
  ),
  turn(
    `${ASK} ${HAVING} ${ONE('A')} (?:that|who) ${ALSO}${HAVE} ${ALSO}${ONE('B')}${TOO}`,
    'Q that have A and B',
  ),
  // "owners hold boats in both kinds, sail and motor", "boats of kind sail plus boats of kind motor"
  ...KINDS.flatMap((kinds) => [
    turn(
      `${PEOPLE} (?:${HAVE}|${HAVING}) ${kinds}${COUNTED}`,
      'how many X with N in both the A and the B C-',
    ),
    turn(`${ASK} (?:${HAVE}|${HAVING}) ${kinds}`, 'Q with N in both the A and the B C-'),
  ]),
  // "owners appear in sailing boats and likewise in motor boats"
  turn(
    `${ASK} (?:appear|occur|are found|show up|feature|are) in (?:the )?(?<A>[a-z]+) (?<N>[a-z]+s) and ${ALSO}in (?:the )?(?<B>[a-z]+) #N${TOO}`,
    'Q have both a A N- and a B N-',
  ),
  // "both sailing and motor boats: how many owners is that true of"
  turn(
    `both (?<A>[a-z]+) and (?<B>[a-z]+) (?<N>[a-z]+s) (?::|,|-) how many (?<X>[a-z]+s|people) (?:is (?:that|this|it) true (?:of|for)|does (?:that|this|it) apply to|(?:have|hold|own|got)(?: (?:them|both|those))?)`,
    'how many X have both a A N- and a B N-',
  ),
];

const MORE = 'in addition to|on top of|together with|along with|as well as|besides|plus'.split('|');
const HAVE_ONE = '{have|has|had|hold|holds|with|having|holding|took|got|own|owns}';
const OWNERS = 'borrowers|clients|customers|members|owners|people';

/** Two that somebody has, joined otherwise than by "and". */
export const bothTold = (): readonly LocalTurn[] => [
  // "has a motor boat in addition to a sailing boat"
  ...MORE.map((more): LocalTurn => [`${HAVE_ONE} {a|an} *3 ${more} {a|an}`, '$1 $2 $3 and $4']),
  [`${HAVE_ONE} {a|an} *3 from|with us and {a|an} *3 from|with us`, '$1 $2 $3 and $4 $5'],
  [`{${OWNERS}} that|who? we|you have? financed|served|supplied with`, '$1 with'],
  [`with {a|an} *3 and with {a|an} *3 ,? both &$|.|?`, 'with $1 $2 and $3 $4'],
];
