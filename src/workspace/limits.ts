/** Limits of a project. Links and archives are untrusted, so these limits are checked before anything is opened. */
export const limits = {
  /** Maximum number of files that Bunraku reads. Files that are only kept as bytes do not count. */
  files: 20_000,
  /** Maximum number of UTF-16 code units in a path. */
  pathLength: 240,
  /** Maximum number of UTF-16 code units in a file. */
  fileLength: 1_000_000,
  /** Maximum number of UTF-16 code units in all files that Bunraku reads. */
  projectLength: 64 * 1024 * 1024,
  nameLength: 120,
  nodes: 2_000,
  /** Maximum number of facts of a node, and of entries in one fact. */
  facts: 2_000,
  /** Maximum number of UTF-16 code units in the facts of all nodes, as JSON. */
  factsLength: 8_000_000,
  factDepth: 20,
  /** Maximum number of entries in the description of a machine, over all of its areas. */
  machineEntries: 2_000,
  /** Maximum number of packages that a project adds to the archive of a machine. */
  ownPackages: 50,
  /** Maximum number of versions of an added package. Also the maximum number of its dependencies, and of its files. */
  ownPackageParts: 50,
  /** Maximum number of UTF-16 code units in a name, version or dependency of an added package. */
  ownPackageWord: 100,
  /** Maximum number of characters in a link's payload, before it is decoded (64 KiB). */
  linkLength: 65_536,
  /** Maximum number of bytes that a link's payload may inflate to (1 MiB), counted while it inflates. */
  inflatedBytes: 1_048_576,
} as const;
