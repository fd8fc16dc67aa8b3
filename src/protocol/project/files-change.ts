/** The files of a project that have changed since the last message to a worker. */
export interface FilesChange {
  /** True if the message contains all files. A file that is not in the message then no longer exists. */
  readonly isWhole: boolean;
  /** Contents by path; `undefined` for a removed file. */
  readonly files: Readonly<Record<string, string | undefined>>;
}
