import { verbForms } from './verb-forms.ts';

/** What a verb says of rows: where from, where to, where, when, how much, and who did it. */
export type VerbRole = 'from' | 'to' | 'in' | 'when' | 'much' | 'who';

/** A verb with what names of columns and keys call the roles of its two ends. */
export interface RoleVerb {
  /** What belongs to the verb after it: "take *off*". */
  readonly particle: readonly string[];
  /** Words of names, by how surely they mean the role: the first of which there are any are meant. */
  readonly roles: ReadonlyMap<VerbRole, readonly (readonly string[])[]>;
  /** It tells how a row came to be, so that a date of the table that says no more dates it. */
  readonly isOfRow: boolean;
}

/**
 * Verbs before the bar, with their past and participle where they are not regular; after it for each role the words of names that
 * mean it, surer ones before a `>`; a name is such a word alone after `=`. `row` tells how rows came to be.
 */
const CLASSES = `
depart, fly/flew/flown, travel, sail, go/went/gone, start, originate, take/took/taken off, set/set off, head out
  | from: source, origin, departure > from, start | when: departure, departed > ship, shipped, dispatch
leave/left, leave/left the company, leave/left the firm, leave/left the organization, leave/left the school, leave/left the team, leave/left the club
  | from: source, origin, departure > from | when: departure, departed, termination, leaving, left, leave, exit, resignation > term > ship, shipped, dispatch
arrive, land, reach, fly/flew/flown, travel, sail, go/went/gone, head, end, come/came in
  | to: destination, arrival, arrive > to, target, end | when: arrival, arrived, landing
=born, =born and raised
  | in: birthplace > birth, born | when: birthdate, birthday > birth, born
die, pass away
  | in: death, died | when: death, died, deceased
live, reside, dwell
  | in: residence, residential, home, current, permanent > address, city, town, state, province, county, country, district, region, zip
come/came, hail, grow/grew/grown up
  | from: hometown, home, origin, native, birth > nationality, citizenship, country, state, city
  | in: hometown, home, origin, native, birth > country, state, city
win/won | who: winner, winning, victor, champion | much: win, wins, victory
lose/lost | who: loser, losing, defeated | much: loss, losses, defeat
weigh | much: weight, mass
cost/cost, go/went/gone for | much: price, cost, fare > fee, charge
earn, make/made, get/got paid | much: salary, wage, pay, income, earnings, compensation, hourly rate
last, run/ran/run | much: duration, length, runtime, running time, =minutes, =hours
score | much: score, points, goals
hold/held, seat, accommodate, fit, house, =can carry, =can take, =can transport | much: capacity, seats
consume | much: consumption, consumed, usage
quit/quit, resign, exit, quit/quit the company, exit the company | when: termination, leaving, left, exit, resignation, departure > term
get/got fired, get/got terminated, fire, terminate, dismiss | when: termination, terminated > term
join, join the company, join the firm, join the team, join the club | when: joined, join, joining, hire, hired, enrollment, membership
sign up, get/got registered, register, enroll, enrol
  | when: registration, registered, signup, enrollment, enrolment, enrolled
hire, employ, recruit | when: hire, hired, employment
retire | when: retirement, retired
graduate | when: graduation, graduated | from: school, college, university
marry, get/got married | when: marriage, wedding
found, establish, set/set up, form | when: founded, foundation, founding, established, establishment
open | when: opened, opening, open | row
close, shut/shut down, close down | when: closed, closing, closure, shutdown > operational to
build/built, construct, erect | in: yard, construction, production > country, location, place, site, city | when: built, construction, constructed
come/came online, go/went/gone online, go/went/gone into operation, come/came into operation, enter operation, start operating, begin/began/begun operating,
  start operation, begin/began/begun operation, enter service, go/went/gone into service | when: operational from, commissioned, operation start
go/went/gone out of operation, go/went/gone out of service, stop operating, cease operating, cease operation, go/went/gone offline, leave/left service
  | when: operational to, decommissioned, closed, shutdown
return, bring/brought back, give/gave/given back, hand back | when: return, returned, back
release, publish, launch, print, debut, premiere, come/came out, put/put out, bring/brought out
  | when: release, released, publication, published, launch, debut, premiere | row
issue, grant, create, make/made, record, place, submit, file | row
happen, occur, take/took/taken place, hold/held
  | in: venue, place, location, site, arena, stadium > city, country, state | when: held | row
refer/referred, recommend, invite | who: referrer, referral, referred by, recommended by, invited by
=last accessed the website, =last accessed the site, =last accessed, =last logged in, =last signed in, =last seen, =last visited
  | when: last access, last accessed, last login, last sign in, last seen, last visit, last active
air, broadcast/broadcast | when: air, aired, broadcast
adopt | when: adopted, adoption`;

/** Forms that are as often nouns or adjectives: no verb after a word that needs a noun. */
export const NOUNISH: ReadonlySet<string> = new Set(
  `air close cost costs end ends file fire head heads hold issue issues land lands last launch make open place places post posts print record
  records run runs score scores seat seats sail sails start starts travel visit visits`.split(/\s+/),
);

const ROLES: ReadonlySet<string> = new Set(['from', 'to', 'in', 'when', 'much', 'who']);

/** The verbs by each form of their first word, those with most words first. */
export const ROLE_VERBS: ReadonlyMap<string, readonly RoleVerb[]> = indexClasses(CLASSES);

function indexClasses(classes: string): ReadonlyMap<string, readonly RoleVerb[]> {
  const index = new Map<string, RoleVerb[]>();
  for (const line of classes.trim().replaceAll(/\n\s+/g, ' ').split('\n')) {
    const [verbs = '', ...rest] = line.split('|').map((part) => part.trim());
    const roles = new Map(rest.map(roleIn).filter((one) => one !== null));
    const isOfRow = rest.includes('row');
    for (const written of verbs.split(/,\s*/)) {
      const [verb = '', ...particle] = written.split(' ');
      for (const form of formsOf(verb)) {
        const told = new Map([
          ['who', doneBy(form)] as const,
          ...(isOfRow ? [['when', [[form]]] as const] : []),
          ...roles,
        ]);
        index.set(form, [...(index.get(form) ?? []), { particle, roles: told, isOfRow }]);
      }
    }
  }
  for (const some of index.values()) some.sort((a, b) => b.particle.length - a.particle.length);
  return index;
}

/** What keys call whoever did it, where no noun tells: `approved_by`. */
export function doneBy(participle: string): readonly (readonly string[])[] {
  return [[`${participle} by`]];
}

function roleIn(part: string): readonly [VerbRole, readonly (readonly string[])[]] | null {
  const [role = '', names = ''] = part.split(':');
  return isRole(role) ? [role, names.split('>').map((tier) => tier.trim().split(/,\s*/))] : null;
}

function isRole(role: string): role is VerbRole {
  return ROLES.has(role);
}

/** `win/won` has other forms than the regular ones of its base, and `=born` no other at all. */
function formsOf(written: string): readonly string[] {
  if (written.startsWith('=')) return [written.slice(1)];
  const [base = '', ...irregular] = written.split('/');
  const [plain = base, third = base, present = base, ...regular] = verbForms(base);
  return [...new Set([plain, third, present, ...(irregular.length > 0 ? irregular : regular)])];
}
