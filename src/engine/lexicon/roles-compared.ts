/** How two parts that somebody plays for rows are said to be played by one, or by two. */

/** Without one of these words nothing is compared. */
export const ROLES_CUE = / (?:also|different|not|other|same) /;
const SOMEBODY = '(?:someone|somebody|a person|a|an|people)(?: else)?(?: [a-z]+)?';
const OTHER = '(?:other than|different from|(?:who|that) (?:is|was) not)';
const BE = '(?:(?:that|who|which) )?(?:(?:is|are|was|were|has been|have been) )?';
const PERSON = '[a-z]+';
const OF = '(?: of (?:the|their|its|an?) (?<T>[a-z]+))?';
const TAIL = '(?<R>(?: [.?!])?)$';

/** A whole question: `A` and `B` are the parts that are compared, `T` whose the second is; `Q` goes before, and `R` after. */
export interface RoleForm {
  readonly said: RegExp;
  /** They are one, or two. */
  readonly isSame: boolean;
}

function form(said: string, isSame: boolean): RoleForm {
  return { said: new RegExp(`^(?<Q>.+?) ${said}${TAIL}`), isSame };
}

export const ROLE_FORMS: readonly RoleForm[] = [
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
