/** Tells whether a run was made of the project as it is now. */
import { mostTogether, type Project } from './project.ts';

interface FileDigest {
  readonly text: string;
  readonly digest: string;
  /** Whether what it says may depend on the project's other nodes: it exports or collects resources. */
  readonly mayExport: boolean;
}

/** Digests of files as they last were: a key changes one file, and only that one is read again. */
const known = new Map<string, FileDigest>();
/** Paths of closed projects are forgotten when there are this many. */
const MOST_KNOWN = 5000;

let last: { readonly parts: readonly unknown[]; readonly digest: string } | undefined;

/** A digest of all that a run depends on: files, the node with its machine, other nodes where they can matter; not the project's name. */
export function projectDigest(project: Project): string {
  const { files, node, machine, others, release } = project;
  const parts = [files, node, machine, others, release];
  if (last !== undefined && parts.every((part, index) => part === last?.parts[index])) return last.digest;
  const paths = Object.keys(files).sort();
  const digests = paths.map((path) => fileDigest(path, files[path] ?? ''));
  const texts = paths.map((path, index) => `${path}\0${digests[index]?.digest}`);
  const nodes = [
    node,
    machine,
    // Of many others nothing is compiled.
    digests.some(({ mayExport }) => mayExport) && (others ?? []).length < mostTogether ? (others ?? []) : [],
    ...(release === undefined ? [] : [release]),
  ];
  const digest = textDigest(`${texts.join('\n')}\n${JSON.stringify(nodes)}`);
  last = { parts, digest };
  return digest;
}

function fileDigest(path: string, text: string): FileDigest {
  const hit = known.get(path);
  if (hit?.text === text) return hit;
  const mayExport = text.includes('@@') || text.includes('<<|');
  const made: FileDigest = { text, digest: textDigest(text), mayExport };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(path, made);
  return made;
}

/** Two 32-bit FNV-1a hashes with different starts, and the length: no secret, only different for different texts. */
export function textDigest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x01000193) + index;
  }
  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length.toString(36)}`;
}
