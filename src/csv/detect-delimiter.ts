import { open } from 'node:fs/promises';
import { fileProblem, LoanqError } from '../shared/mod.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** So much of a file shows how its fields are set apart. */
const SAMPLE_BYTES = 64 * 1024;

/** The delimiter of a CSV file. Rejects with LoanqError `misconfigured` where it cannot be read. */
export async function detectDelimiter(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SAMPLE_BYTES) });
      return delimiterOf(buffer.toString('utf8', 0, bytesRead), bytesRead < SAMPLE_BYTES);
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new LoanqError('misconfigured', `Cannot read ${JSON.stringify(path)}: ${fileProblem(cause)}.`, {
      cause,
    });
  }
}

/**
 * What stands in every line as often as in the first, outside quotation marks; of several the most frequent, and the comma
 * where nothing does. A sample that is not whole may be cut within its last line.
 */
export function delimiterOf(sample: string, isWhole: boolean): string {
  const lines = splitLines(sample);
  const whole = isWhole || lines.length === 1 ? lines : lines.slice(0, -1);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = whole.filter((line) => line.trim() !== '').map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    const alike = first === 0 ? 0 : counts.filter((count) => count === first).length / counts.length;
    return { delimiter, alike, first };
  });
  const [best] = scores.toSorted((a, b) => b.alike - a.alike || b.first - a.first);
  return best === undefined || best.alike === 0 ? ',' : best.delimiter;
}

/** Lines without what stands in quotation marks. */
function splitLines(sample: string): string[] {
  return sample.replaceAll(/"[^"]*(?:"|$)/g, '').split(/\r\n|\n|\r/);
}
