/** What a system call answers when it refuses; the texts are those of `strerror`. */
const TEXTS = {
  ENOENT: 'No such file or directory',
  ENOTDIR: 'Not a directory',
  EISDIR: 'Is a directory',
  EEXIST: 'File exists',
  ENOTEMPTY: 'Directory not empty',
  ELOOP: 'Too many levels of symbolic links',
  EINVAL: 'Invalid argument',
  EACCES: 'Permission denied',
  EPERM: 'Operation not permitted',
  ENAMETOOLONG: 'File name too long',
  EFBIG: 'File too large',
} as const;

export type PosixErrorCode = keyof typeof TEXTS;

export class PosixError extends Error {
  override readonly name = 'PosixError';
  readonly code: PosixErrorCode;
  readonly path: string;
  /** The text without the path, as `strerror` has it. */
  readonly text: string;

  constructor(code: PosixErrorCode, path: string) {
    // The form that Node's file systems use: tools of the shell look for the code in it.
    super(`${code}: ${TEXTS[code].toLowerCase()}, '${path}'`);
    this.code = code;
    this.path = path;
    this.text = TEXTS[code];
  }
}
