/** Texts of a project that changed since a worker was told last. */
export interface FilesChange {
  /** All files are told, from this message on: those that are not told are gone. */
  readonly isWhole: boolean;
  /** Texts by path; `undefined` for a file that is gone. */
  readonly files: Readonly<Record<string, string | undefined>>;
}
