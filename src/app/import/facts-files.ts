/** Tells files with facts of nodes from files to import. */

/** Facter's own version is among the facts that any of its forms has; hardly any data file names it. */
const AMONG_ALL_FACTS = 'facterversion';

/** The dropped files where all of them may have facts by their names; undefined for folders, archives and code. */
export function mayHaveFacts(transfer: DataTransfer): readonly File[] | undefined {
  const files = [...transfer.files];
  const areFiles = [...transfer.items].every((item) => item.webkitGetAsEntry()?.isDirectory !== true);
  const areData = files.every(({ name }) => /\.(?:json|ya?ml)$/i.test(name));
  return files.length > 0 && areFiles && areData ? files : undefined;
}

/** Whether each of the files has the facts of nodes, as Facter, Puppet or PuppetDB wrote them. */
export async function haveFacts(files: readonly File[]): Promise<boolean> {
  const texts = await Promise.all(files.map(async (file) => file.text()));
  return texts.every((text) => text.includes(AMONG_ALL_FACTS));
}
