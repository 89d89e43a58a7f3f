import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { doersOf } from '../lexicon/doers.ts';
import { textOf } from '../plan/text-of.ts';
import { type Token, wordLike } from '../token.ts';

/**
 * The question with two parts that somebody plays for the rows compared plainly: "claims handled and reviewed by the same person",
 * "boats sailed by someone other than the owner" are those whose sailor is different from the owner. Null where none are compared.
 */
export function withRolesCompared(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const [like] = tokens;
  const text = textOf(tokens.map(({ norm }) => norm));
  if (like === undefined || !CUE.test(text)) return null;
  const roles = rolesIn(knowledge);
  for (const { said, isSame } of FORMS) {
    const { A: one, B: other, T: owner, Q: asked = '', R: rest = '' } = said.exec(text)?.groups ?? {};
    const [left, right] = [one, other].map((word) => roleOf(word ?? '', roles));
    if (left === undefined || right === undefined || left === right) continue;
    if (owner !== undefined && roles.get(right)?.has(singularOf(owner)) !== true) continue;
    const joint = isSame ? 'is the same as' : 'is different from';
    const plain = `${asked.replace(/^(?:which|what) /, 'list ')} whose ${left} ${joint} the ${right}${rest}`;
    return plain
      .split(' ')
      .map((norm) => tokens.find((token) => token.norm === norm) ?? wordLike(like, norm));
  }
  return null;
}

const CUE = / (?:also|different|not|other|same) /;
const SOMEBODY = '(?:someone|somebody|a person|a|an|people)(?: else)?(?: [a-z]+)?';
const OTHER = '(?:other than|different from|(?:who|that) (?:is|was) not)';
const BE = '(?:(?:that|who|which) )?(?:(?:is|are|was|were|has been|have been) )?';
const PERSON = '[a-z]+';
const OF = '(?: of (?:the|their|its|an?) (?<T>[a-z]+))?';
const TAIL = '(?<R>(?: [.?!])?)$';

interface Form {
  readonly said: RegExp;
  readonly isSame: boolean;
}

function form(said: string, isSame: boolean): Form {
  return { said: new RegExp(`^(?<Q>.+?) ${said}${TAIL}`), isSame };
}

const FORMS: readonly Form[] = [
  // "policies held by someone other than the owner of the vehicle"
  form(`${BE}(?<A>[a-z]+) by ${SOMEBODY} ${OTHER} (?:the|their|its) (?<B>[a-z]+)${OF}`, false),
  // "claims handled and reviewed by the same person", "by different people"
  form(`${BE}(?:both )?(?<A>[a-z]+) and (?<B>[a-z]+) by (?:one and )?the same ${PERSON}`, true),
  form(`${BE}(?<A>[a-z]+) and (?<B>[a-z]+) by (?:two )?different ${PERSON}`, false),
  // "claims reviewed by the same person who handled them"
  form(
    `${BE}(?<A>[a-z]+) by the (?:very )?same ${PERSON} (?:who|that) (?:also )?(?<B>[a-z]+) (?:it|them)`,
    true,
  ),
  // "claims with a handler who is also the reviewer"
  form(
    `(?:have|has|with|having) an? (?<A>[a-z]+) (?:who|that) (?:is|was) (?:also|at the same time) (?:the|their|its) (?<B>[a-z]+)${OF}`,
    true,
  ),
  form(
    `(?:have|has|with|having) an? (?<A>[a-z]+) (?:who|that) (?:is|was) not (?:also )?(?:the|their|its) (?<B>[a-z]+)${OF}`,
    false,
  ),
  form(`where the (?<A>[a-z]+) (?:is|was) also (?:the|their|its) (?<B>[a-z]+)${OF}`, true),
  form(`(?:where|whose) (?:the )?(?<A>[a-z]+) (?:is|was) not (?:the|their|its) (?<B>[a-z]+)${OF}`, false),
  form(`where the (?<A>[a-z]+) and (?:the )?(?<B>[a-z]+)${OF} are the same(?: person| one)?`, true),
  form(
    `where the (?<A>[a-z]+) and (?:the )?(?<B>[a-z]+)${OF} are (?:not the same(?: person)?|(?:two )?different(?: people| persons)?)`,
    false,
  ),
];

/** The parts that keys name, with the nouns of the tables whose rows have them. */
type Roles = ReadonlyMap<string, ReadonlySet<string>>;

const rolesIn = rememberedOf(rolesOf);

function rolesOf({ datasets, relationships }: Knowledge): Roles {
  const roles = new Map<string, Set<string>>();
  for (const { from, fromColumns } of relationships) {
    const dataset = datasets.find(({ name }) => name === from);
    const label = dataset?.fields.find(({ name }) => name === fromColumns[0])?.label ?? '';
    const [role = '', ...others] = label.replace(/ (?:code|id|key|number)$/, '').split(' ');
    if (dataset === undefined || fromColumns.length > 1 || others.length > 0 || role === '') continue;
    const noun = singularOf(dataset.label.split(' ').at(-1) ?? '');
    roles.set(role, new Set([...(roles.get(role) ?? []), noun, ...dataset.synonyms.map(singularOf)]));
  }
  return roles;
}

function roleOf(word: string, roles: Roles): string | undefined {
  return [word, ...doersOf(word)].find((one) => roles.has(one));
}
