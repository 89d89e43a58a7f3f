import { stateOfTrainingFolder } from './training-folder.ts';

/** What was learnt last. */
export interface Following<T> {
  current(): T;
  /** Ends the watch, and forgets. */
  close(): Promise<void>;
}

/** What to do with a folder's material. */
export interface FollowOptions<T> {
  /** Learns the material as it is now. */
  learn(): Promise<T>;
  /** Ends what is learnt no longer. */
  forget(learnt: T): void;
  onLearnt(learnt: T): void;
  onFailure(error: unknown): void;
}

/** Looking costs less than a millisecond. Asking the system to tell of changes does not work on mounted and shared folders. */
const LOOK_EVERY_MS = 500;

/**
 * Learns the material of a training folder, and again whenever a file in it has changed. Rejects where it cannot be
 * learnt at first; where it cannot be later, what was learnt before stays.
 */
export async function followTraining<T>(folder: string, options: FollowOptions<T>): Promise<Following<T>> {
  let state = await stateOfTrainingFolder(folder); // Before learning, so that no change in between is missed.
  let current = await options.learn();
  let isClosed = false;

  async function look(): Promise<void> {
    const found = await stateOfTrainingFolder(folder).catch(String); // Learning fails likewise, and says so once.
    if (found === state) return;
    state = found;
    const next = await options.learn();
    options.forget(current);
    current = next;
    options.onLearnt(current);
  }

  let looking = Promise.resolve();
  let timer = schedule();
  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      looking = look()
        .catch(options.onFailure)
        .finally(() => {
          if (!isClosed) timer = schedule();
        });
    }, LOOK_EVERY_MS).unref();
  }

  return {
    current: () => current,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      options.forget(current);
    },
  };
}
