/** Limits of reading, before anything is inspected. The result must obey the project's own `limits` too. */
export const importLimits = {
  /** Files of an archive or a folder, imported or not. */
  entries: 60_000,
  /** Bytes of all files, counted while unpacking. */
  unpackedBytes: 256 * 1024 * 1024,
} as const;
