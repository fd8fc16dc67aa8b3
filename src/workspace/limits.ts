/** Limits of a project. Links and archives are untrusted, so these limits are checked before anything is opened. */
export const limits = {
  /** Files that Bunraku reads; kept files do not count. */
  files: 20_000,
  /** UTF-16 code units of one path. */
  pathLength: 240,
  /** UTF-16 code units of one file. */
  fileLength: 1_000_000,
  /** UTF-16 code units of all files that Bunraku reads. */
  projectLength: 64 * 1024 * 1024,
  nameLength: 120,
  /** Nodes of a project. */
  nodes: 2_000,
  /** Facts of a node, and entries of one fact. */
  facts: 2_000,
  /** UTF-16 code units of the facts of all nodes, as JSON. */
  factsLength: 8_000_000,
  /** Nesting depth of facts. */
  factDepth: 20,
  /** Entries in the description of a machine, over all of its areas. */
  machineEntries: 2_000,
  /** Packages that a project adds to the archive of a machine. */
  ownPackages: 50,
  /** Versions of such a package, its dependencies, and its files. */
  ownPackageParts: 50,
  /** UTF-16 code units of the names, versions and dependencies of such a package. */
  ownPackageWord: 100,
  /** Characters of a link's payload, before it is decoded (64 KiB). */
  linkLength: 65_536,
  /** Bytes that a link's payload may inflate to (1 MiB), counted while it inflates. */
  inflatedBytes: 1_048_576,
} as const;
