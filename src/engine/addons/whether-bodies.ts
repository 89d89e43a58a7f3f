import type { Token } from '../token.ts';

/**
 * The ways to ask for the number of them, or for which they are, for a question that asks whether there are any: "has anyone …" is
 * "who has …".
 */
export function whetherBodies(
  body: readonly Token[],
  asks: 'number' | 'rows' = 'number',
): readonly (readonly Token[])[] {
  const asked = body.at(-1)?.kind === 'symbol' ? body.slice(0, -1) : body;
  const said = asked.map(({ norm }) => norm).join(' ');
  return (asks === 'number' ? WAYS : ROW_WAYS).flatMap(([pattern, begin]) => {
    const found = pattern.exec(said);
    if (found === null) return [];
    const rest = asked.slice(found[0].trim().split(' ').length);
    const first = asked[0];
    const isVerb = found.groups?.['verb'];
    const words = [...begin, ...(isVerb === undefined ? [] : [isVerb])];
    return first === undefined || rest.length === 0
      ? []
      : [[...words.map((norm): Token => ({ ...first, kind: 'word', norm, number: null })), ...rest]];
  });
}

const SIZE =
  '(?:sizeable|sizable|significant|large|big|small|substantial|considerable|noticeable|decent|real)';
const GROUP = `(?:(?:an?|any|some) (?:${SIZE} )?(?:group|number|set|bunch|handful|share|population|segment)s? of )`;
const MANY = '(?:(?:any|some|many|a lot of|plenty of|lots of|several) )';
const THERE =
  '(?:(?:is|are|were|was) there|(?:do|did) (?:we|you|they) (?:still |even |actually |currently )?(?:have|see|get)|have we (?:got)?)';

/** How such a question begins, and what asks for the number or for which they are in its place. */
const WAYS: readonly (readonly [pattern: RegExp, begin: readonly string[]])[] = [
  [new RegExp(`^${THERE} ${GROUP}`), ['number', 'of']],
  [new RegExp(`^${THERE} ${MANY}?(?=[^ ])`), ['number', 'of']],
  [
    /^(?:find|list|show|identify|get|pull|select|look up|give) (?:(?:me|us|all|the|every|any) )*/,
    ['how', 'many'],
  ],
  [/^(?<verb>has|have|is|are|was|were) (?:any|some) ?(?:one|body)(?: ever| actually)?(?= )/, ['who']],
  [/^(?:did|does|do) (?:any|some) ?(?:one|body)(?: ever| actually)?(?= )/, ['who']],
];

const ROW_WAYS: typeof WAYS = [[new RegExp(`^${THERE} ${MANY}?(?=[^ ])`), ['list']]];
