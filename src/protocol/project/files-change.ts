/** Files of a project that changed since the last message to a worker. */
export interface FilesChange {
  /** True if all files are sent, so that other files no longer exist. */
  readonly isWhole: boolean;
  /** Contents by path; `undefined` for a removed file. */
  readonly files: Readonly<Record<string, string | undefined>>;
}
