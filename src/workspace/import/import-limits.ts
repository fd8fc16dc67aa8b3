/** What may be read at once, before anything of it is looked at. What becomes of it obeys the project's own `limits`. */
export const importLimits = {
  /** Files of an archive or a folder, whether they are taken or not. */
  entries: 60_000,
  /** Bytes of all files together, counted while they are unpacked. */
  unpackedBytes: 256 * 1024 * 1024,
} as const;
