/** How the built-in engine says that it followed an example: the question says more of the chart. */
const BY_EXAMPLE = /^As in the example /;

/** The title of a chart: how the question was read, or else the question. */
export function chartTitle(question: string, reading: string | null): string {
  const title = reading === null || BY_EXAMPLE.test(reading) ? question.trim() : reading;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
