/** A label as a column title: `Average interest rate (%)` becomes `average_interest_rate`. A share of a number of rows is one of rows. */
export function toTitle(label: string): string {
  const title = label
    .toLowerCase()
    .replace(/^(share|fraction) of (?:the total )?number of /, '$1 of ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  return title === '' ? 'value' : title;
}

/** The outputs with every name made unique: a second `name` becomes `name_2`. */
export function withUniqueNames<T extends { readonly name: string }>(outputs: readonly T[]): readonly T[] {
  const taken = new Set<string>();
  return outputs.map((output) => {
    let name = output.name;
    for (let copy = 2; taken.has(name); copy += 1) name = `${output.name}_${copy}`;
    taken.add(name);
    return name === output.name ? output : { ...output, name };
  });
}
