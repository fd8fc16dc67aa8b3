/** What a project may hold. A link or an archive is someone else's text: these are checked before anything is opened. */
export const limits = {
  files: 5_000,
  /** UTF-16 code units of one path. */
  pathLength: 240,
  /** UTF-16 code units of one file. */
  fileLength: 1_000_000,
  /** UTF-16 code units of all files together. */
  projectLength: 32 * 1024 * 1024,
  nameLength: 120,
  /** Nodes of a project. */
  nodes: 20,
  facts: 500,
  /** How deep facts may be nested. */
  factDepth: 20,
  /** Entries of a described machine, over all of its areas. */
  machineEntries: 2_000,
  /** Characters of a link's payload, before it is decoded (64 KiB). */
  linkLength: 65_536,
  /** Bytes that a link's payload may inflate to (1 MiB), counted while it inflates. */
  inflatedBytes: 1_048_576,
} as const;
