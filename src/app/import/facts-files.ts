/** Distinguishes files with facts of nodes from files to import. */

/** A fact in every format of Facter: its own version. Hardly any data file contains this name. */
const AMONG_ALL_FACTS = 'facterversion';

/** Number of bytes that are searched for the fact. A report of an agent can have 50 MB. */
const SEARCHED = 4 * 1024 * 1024;

/**
 * Returns the dropped files if the names of all of them suggest that they contain facts. Undefined for folders,
 * archives and code.
 */
export function mayHaveFacts(transfer: DataTransfer): readonly File[] | undefined {
  const files = [...transfer.files];
  const areFiles = [...transfer.items].every((item) => item.webkitGetAsEntry()?.isDirectory !== true);
  const areData = files.every(({ name }) => /\.(?:json|ya?ml)$/i.test(name));
  return files.length > 0 && areFiles && areData ? files : undefined;
}

/**
 * Returns whether every file contains facts of nodes. Recognizes them by a fact that is in every output of Facter,
 * Puppet and PuppetDB.
 */
export async function haveFacts(files: readonly File[]): Promise<boolean> {
  const texts = await Promise.all(files.map(async (file) => file.slice(0, SEARCHED).text()));
  return texts.every((text) => text.includes(AMONG_ALL_FACTS));
}
