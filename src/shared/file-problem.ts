/** Node's names of what can be wrong with a file, in words that follow a colon. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'there is such a file already',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'this process has too many files open',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only file system',
};

/** Why a file could not be read or written, for people; what is not known by its code keeps the runtime's words. */
export function fileProblem(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return PROBLEMS[code] ?? (cause instanceof Error ? cause.message : String(cause));
}
