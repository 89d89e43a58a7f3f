import { existsSync } from 'node:fs';
import process from 'node:process';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that the tests use: `CHROMIUM`, or one in a usual place; null where there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  return [...(named === undefined ? [] : [named]), ...PLACES].find((place) => existsSync(place)) ?? null;
}

/** Why the tests of the pages do not run here; false where they do. */
export const WITHOUT_BROWSER: string | false =
  findChromium() === null ? 'No Chromium is installed (apt-get install chromium, or set CHROMIUM).' : false;
