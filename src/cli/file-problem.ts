/** Messages for errors of the file system, which Node words for programmers. */

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the device',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of this path is a file, not a folder',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
};

/** Returns the message for an error of the file system, or undefined for any other error. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined;
  const { code, path } = error;
  if (typeof code !== 'string' || typeof path !== 'string') return undefined;
  if (code === 'ENOENT') return `There is no file or folder '${path}'.`;
  const reason = REASONS[code];
  return reason === undefined ? undefined : `'${path}' cannot be read or written: ${reason}.`;
}
