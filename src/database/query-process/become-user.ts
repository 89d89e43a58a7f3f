import process from 'node:process';

/**
 * Gives up root for the given user, for good, once everything needed is open. Returns why it could not, or null.
 */
export function becomeUser(userId: number | null): string | null {
  if (userId === null) return null;
  const { setgroups, setgid, setuid } = process;
  if (setgroups === undefined || setgid === undefined || setuid === undefined) {
    return 'this runtime cannot change users';
  }
  try {
    setgroups.call(process, []);
    setgid.call(process, userId);
    setuid.call(process, userId);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
