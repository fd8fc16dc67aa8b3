/** What an import may hold before anything of it is looked at. What becomes of it obeys the project's own `limits`. */
export const importLimits = {
  /** Entries of an archive, or files of a folder, whether they are taken or not. */
  entries: 5_000,
  /** Bytes of all files together, counted while they are unpacked. */
  unpackedBytes: 32 * 1024 * 1024,
} as const;
