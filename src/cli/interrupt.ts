import process from 'node:process';

/** Resolves at the first request to stop. A second one ends the process at once, with the code shells give for it. */
export function firstInterrupt(): Promise<'SIGINT' | 'SIGTERM'> {
  return new Promise((resolve) => {
    let isFirst = true;
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      process.on(signal, () => {
        if (!isFirst) process.exit(code);
        isFirst = false;
        resolve(signal);
      });
    }
  });
}

/** A signal that aborts at the first request to stop. */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  firstInterrupt().then(() => controller.abort());
  return controller.signal;
}
