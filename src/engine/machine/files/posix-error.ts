import { Failure } from '../../diagnostics/failure.ts';

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

export class PosixError extends Failure {
  override readonly name = 'PosixError';
  readonly code: PosixErrorCode;
  readonly path: string;
  /** Error message without the path, such as `No such file or directory`. */
  readonly text: string;

  constructor(code: PosixErrorCode, path: string) {
    // Same format as Node's file system errors, because the tools of the shell library search the message for the code.
    super(`${code}: ${TEXTS[code].toLowerCase()}, '${path}'`);
    this.code = code;
    this.path = path;
    this.text = TEXTS[code];
  }
}
