/** Checks whether a run was made from the current project. */
import { changedPaths, lengthOfFiles } from './changed-paths.ts';
import { mayExportFrom } from './export-syntax.ts';
import { mostTogether, type Project, type ProjectFiles } from './project.ts';
import { textSum, type Sum } from './text-digest.ts';

interface FileDigest {
  readonly text: string;
  /**
   * Digest of one file. The digest of the project is a sum over all files, so for a changed file only one term changes.
   */
  readonly sum: Sum;
  /** True if the result may depend on the project's other nodes, because the code exports or collects resources. */
  readonly mayExport: boolean;
}

class FilesDigest {
  #files: ProjectFiles = {};
  readonly #digests = new Map<string, FileDigest>();
  #sum: Sum = [0, 0];
  #exporting = 0;

  /** Updates the digest to a new state of the files; reads only the files that differ. */
  read(files: ProjectFiles): void {
    if (files === this.#files) return;
    for (const path of changedPaths(this.#files, files)) {
      const text = files[path];
      if (text !== undefined && this.#digests.get(path)?.text === text) continue;
      this.#take(path);
      if (text !== undefined) this.#put(path, computeDigest(path, text));
    }
    this.#files = files;
  }

  get digest(): string {
    const [one, two] = this.#sum;
    return `${this.#digests.size.toString(36)}-${one.toString(36)}-${two.toString(36)}`;
  }

  get mayExport(): boolean {
    return this.#exporting > 0;
  }

  #put(path: string, digest: FileDigest): void {
    this.#digests.set(path, digest);
    this.#add(digest, 1);
  }

  #take(path: string): void {
    const digest = this.#digests.get(path);
    if (digest === undefined) return;
    this.#digests.delete(path);
    this.#add(digest, -1);
  }

  #add({ sum: [one, two], mayExport }: FileDigest, times: 1 | -1): void {
    this.#sum = [(this.#sum[0] + times * one) >>> 0, (this.#sum[1] + times * two) >>> 0];
    if (mayExport) this.#exporting += times;
  }
}

const filesDigest = new FilesDigest();
let last: { readonly parts: readonly unknown[]; readonly digest: string } | undefined;

/**
 * Computes the digest of everything that a run depends on: the files, the node with its machine, and the other nodes if
 * the code can collect their resources. Leaves out the project's name.
 */
export function projectDigest(project: Project): string {
  const { files, node, machine, others, release } = project;
  const parts = [files, node, machine, others, release];
  if (last !== undefined && parts.every((part, index) => part === last?.parts[index])) return last.digest;
  filesDigest.read(files);
  const nodes = [
    node,
    machine,
    // If there are too many other nodes, none of them is compiled.
    filesDigest.mayExport && (others ?? []).length < mostTogether ? (others ?? []) : [],
    ...(release === undefined ? [] : [release]),
  ];
  const [one, two] = textSum(JSON.stringify(nodes));
  const digest = `${lengthMark(files)}${filesDigest.digest}-${one.toString(36)}-${two.toString(36)}`;
  last = { parts, digest };
  return digest;
}

/**
 * Returns whether a digest belongs to the project. Compares the total length first, so that megabytes of changed code
 * rarely have to be read.
 */
export function isDigestOf(digest: string, project: Project): boolean {
  return digest.startsWith(lengthMark(project.files)) && digest === projectDigest(project);
}

/** Returns the prefix of a digest. It contains the total length of the files. */
function lengthMark(files: ProjectFiles): string {
  return `${lengthOfFiles(files).toString(36)}-`;
}

function computeDigest(path: string, text: string): FileDigest {
  const [one, two] = textSum(text);
  return {
    text,
    sum: textSum(`${path}\0${one}-${two}-${text.length}`),
    mayExport: mayExportFrom(text),
  };
}
