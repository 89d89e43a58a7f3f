import type { Locator } from 'playwright-core';

const TRIES_MAX = 20;
/** Longer than a busy machine needs as a rule, in milliseconds. */
const TRY_AGAIN_MS = 1_000;

/** Does what makes it appear as often as a user would: what is clicked or typed before a script has come is lost. */
export async function untilThere(shown: Locator, act: () => Promise<void>): Promise<void> {
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    await act();
    const isThere = await shown.waitFor({ timeout: TRY_AGAIN_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  await shown.waitFor();
}
