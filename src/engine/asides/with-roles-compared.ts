import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { doersOf } from '../lexicon/doers.ts';
import { ROLE_FORMS, ROLES_CUE } from '../lexicon/roles-compared.ts';
import { textOf } from '../plan/text-of.ts';
import { type Token, wordsAsTyped } from '../token.ts';

/**
 * The question with two parts that somebody plays for the rows compared plainly: "claims handled and reviewed by the same person",
 * "boats sailed by someone other than the owner" are those whose sailor is different from the owner. Null where none are compared.
 */
export function withRolesCompared(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const text = textOf(tokens.map(({ norm }) => norm));
  if (!ROLES_CUE.test(text)) return null;
  const roles = rolesIn(knowledge);
  for (const { said, isSame } of ROLE_FORMS) {
    const { A: one, B: other, T: owner, Q: asked = '', R: rest = '' } = said.exec(text)?.groups ?? {};
    const [left, right] = [one, other].map((word) => roleOf(word ?? '', roles));
    if (left === undefined || right === undefined || left === right) continue;
    if (owner !== undefined && roles.get(right)?.has(singularOf(owner)) !== true) continue;
    const joint = isSame ? 'is the same as' : 'is different from';
    const plain = `${asked.replace(/^(?:which|what) /, 'list ')} whose ${left} ${joint} the ${right}${rest}`;
    return wordsAsTyped(plain, tokens);
  }
  return null;
}

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
