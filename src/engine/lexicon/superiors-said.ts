/** How people speak of those who have others under them. */

const LEADS = '(?:manages?|supervises?|oversees?|leads?|heads?)';
const UNDER = '(?:(?:direct|immediate) (?:reports?|subordinates?)|subordinates?)';
/** Without one of these nobody is said to have others. */
export const SUPERIORS_CUE = new RegExp(`\\b(?:${LEADS}|${UNDER})\\b`);

/** What is said, and plainer words for it. */
export interface SuperiorForm {
  readonly said: RegExp;
  readonly plain: string;
}

/** What the superiors are called, one and several of them, and the rows that they are among: by any name, and many of them. */
interface Called {
  readonly one: string;
  readonly several: string;
  readonly names: readonly string[];
  readonly those: string;
}

/** "which clerk manages the most people", "clerks with more than two direct reports" in the words of the data. */
export function superiorForms({ one, several, names, those }: Called): readonly SuperiorForm[] {
  const row = `(?:${names.join('|')})`;
  const under = `(?:other |further )?(?:${[...names, 'people', 'persons', 'colleagues'].join('|')})`;
  const some = `(?:others|somebody|someone|anybody|anyone|any ${under}|other (?:${names.join('|')}|people)|at least one (?:other )?(?:${names.join('|')}|person))`;
  const many = '(?:more than|at least|exactly) (?!0|zero|no)[a-z0-9]+';
  const form = (said: string, plain: string): SuperiorForm => ({ said: new RegExp(said), plain });
  return [
    // "which clerk manages the most people who …", "… the number of those people"
    form(
      `^(.*\\bthe most )${under}(.*\\b(?:of|many) )(?:those|these|such) people\\b`,
      `$1${those}$2those ${those}`,
    ),
    form(`^(?:which|what) ${row} ${LEADS} the (most) ${under}\\b`, `which ${one} has the $1 ${those}`),
    form(`^who ${LEADS} the (most) ${under}\\b`, `which ${one} has the $1 ${those}`),
    form(`^(?:which|what) ${row} ${LEADS} (${many}) ${under}\\b`, `which ${several} have $1 ${those}`),
    form(`^who ${LEADS} (${many}) ${under}\\b`, `which ${several} have $1 ${those}`),
    // "for each clerk who manages others"
    form(`^(?:for|per|of) (each|every) ${row} (?:who|that) ${LEADS} ${some}(?= ,)`, `for $1 ${one}`),
    form(`\\b${row} (?:who|that) ${LEADS} (${many}) ${under}\\b`, `${several} with $1 ${those}`),
    // "clerks with the most direct reports", "the number of direct reports"
    form(`^who has the (most) ${UNDER}\\b`, `which ${one} has the $1 ${those}`),
    form(
      `^(which|what) ${row} (has|have) ((?:the most|${many})) ${UNDER}\\b`,
      `$1 ${several} $2 $3 ${those}`,
    ),
    form(`\\b${row} (with|having) ((?:the most|${many})) ${UNDER}\\b`, `${several} $1 $2 ${those}`),
    form(
      `\\b(number|count) of (?:their |his |her )?${UNDER} (by|per|for each|of each) ${one}\\b`,
      `$1 of ${those} per ${one}`,
    ),
    form(
      `^((?:for|per) (?:each|every) ${one} .*\\b(?:number|count) of )(?:their |his |her )?${UNDER}\\b`,
      `$1${those}`,
    ),
  ];
}
