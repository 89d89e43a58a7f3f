/** The wanted name, with a number if it is taken; it is taken afterwards. Names differ by more than case. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  const isTaken = (name: string): boolean =>
    [...taken].some((other) => other.toLowerCase() === name.toLowerCase());
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}_${number}`;
  taken.add(name);
  return name;
}
