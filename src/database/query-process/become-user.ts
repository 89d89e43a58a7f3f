import process from 'node:process';

/**
 * Gives up root for the given user, for good, once everything needed is open. Returns why it could not, or null.
 */
export function becomeUser(userId: number | null): string | null {
  if (userId === null) return null;
  const { setgid, setuid } = process;
  if (setgid === undefined || setuid === undefined) return 'this runtime cannot change users';
  try {
    leaveGroups();
    setgid.call(process, userId);
    setuid.call(process, userId);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Deno lacks only this one of the three: there it is the C library's own. */
function leaveGroups(): void {
  const deno: unknown = Reflect.get(globalThis, 'Deno');
  if (!hasForeignFunctions(deno)) {
    process.setgroups?.([]);
    return;
  }
  const library = process.platform === 'darwin' ? 'libSystem.B.dylib' : 'libc.so.6';
  const { symbols } = deno.dlopen(library, {
    setgroups: { parameters: ['usize', 'pointer'], result: 'i32' },
  });
  if (symbols.setgroups(0n, null) !== 0) throw new Error('it may not leave its groups');
}

/** What is used of Deno's interface to libraries of the system. */
interface ForeignFunctions {
  dlopen(
    library: string,
    functions: { readonly setgroups: { readonly parameters: readonly string[]; readonly result: string } },
  ): { readonly symbols: { setgroups(count: bigint, list: null): number } };
}

function hasForeignFunctions(value: unknown): value is ForeignFunctions {
  return typeof value === 'object' && value !== null && 'dlopen' in value;
}
