/** Makes names different without losing one: the second `a` becomes `a_2`, or the next number that is free. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  const nextNumber = new Map<string, number>();
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
    let number = nextNumber.get(name) ?? 2;
    while (taken.has(`${name}_${number}`)) number += 1;
    nextNumber.set(name, number + 1);
    const distinct = `${name}_${number}`;
    taken.add(distinct);
    return distinct;
  });
}
