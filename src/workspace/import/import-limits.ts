/**
 * Limits that apply while reading, before anything is inspected. The result must obey the project's own `limits` too.
 */
export const importLimits = {
  /** Number of files in an archive or a folder, imported or not. */
  entries: 60_000,
  /** Number of bytes in all files, counted while unpacking. */
  unpackedBytes: 256 * 1024 * 1024,
} as const;
