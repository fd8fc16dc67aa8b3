/**
 * Limits that apply while files are read, before their contents are inspected. The result must also obey the `limits`
 * of a project.
 */
export const importLimits = {
  /** Maximum number of files in an archive or a folder, whether or not they are imported. */
  entries: 60_000,
  /** Maximum number of bytes in all files, counted while unpacking. */
  unpackedBytes: 256 * 1024 * 1024,
} as const;
