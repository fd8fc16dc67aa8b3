/** Detects dropped files that contain facts of nodes. Such files are not imported as project files. */

/** Fact that contains the version of Facter. Every format of facts includes it, and hardly any other data file does. */
const AMONG_ALL_FACTS = 'facterversion';

/** Number of bytes at the start of a file that are searched, because a report of an agent can be 50 MB long. */
const SEARCHED = 4 * 1024 * 1024;

/**
 * Returns the dropped files if all of them can contain facts, because they are JSON or YAML files. Undefined if the
 * drop contains a folder or any other file.
 */
export function mayHaveFacts(transfer: DataTransfer): readonly File[] | undefined {
  const files = [...transfer.files];
  const areFiles = [...transfer.items].every((item) => item.webkitGetAsEntry()?.isDirectory !== true);
  const areData = files.every(({ name }) => /\.(?:json|ya?ml)$/i.test(name));
  return files.length > 0 && areFiles && areData ? files : undefined;
}

/** Returns whether every file contains facts of nodes: a fact that Facter, Puppet and PuppetDB always include. */
export async function haveFacts(files: readonly File[]): Promise<boolean> {
  const texts = await Promise.all(files.map(async (file) => file.slice(0, SEARCHED).text()));
  return texts.every((text) => text.includes(AMONG_ALL_FACTS));
}
