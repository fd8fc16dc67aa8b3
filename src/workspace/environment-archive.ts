/** Packs the project into an archive that real Puppet can run and that an import restores completely. */
import { zipSync, type Zippable } from 'fflate';
import { packTar } from 'modern-tar';
import { nodesOf, type KeptFile, type Project } from '../protocol/project/project.ts';
import { factsFileOf, factsText, hasFacts, howToRun, howToRunFile } from './how-to-run.ts';
import { bytesOfKept, type PackStore } from './kept/pack-store.ts';
import { noProgress, progressFile, progressText, type LessonProgress } from './lessons/lesson-progress.ts';
import { projectFile, projectFileText } from './project-file.ts';
import { toFileName } from './share-text.ts';

/**
 * Converts a project's name to a valid environment name: letters, digits and underscores
 * (`Puppet::Node::Environment.valid_name?`).
 */
export function environmentName(projectName: string): string {
  return toFileName(projectName).replaceAll('-', '_');
}

interface ArchiveSource {
  readonly project: Project;
  readonly progress?: LessonProgress;
  readonly packs: Pick<PackStore, 'blob'>;
}

export type ArchiveForm = 'zip' | 'tar.gz';

interface Entry {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mode: 0o644 | 0o755;
  readonly isLink: boolean;
}

/** Unix mode of a regular file, without permissions. */
const REGULAR = 0o100000;
const SYMBOLIC_LINK = 0o120777;

/**
 * Creates an archive that contains the environment, byte for byte, in a folder with a valid environment name. Adds
 * instructions for running it, the nodes with their facts and machines, and the progress in the lessons. The project's
 * own file wins over an added file with the same path. Rejects if the bytes of a file are lost.
 */
export async function environmentArchive(source: ArchiveSource, form: ArchiveForm): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await collectEntries(source);
  return form === 'zip' ? buildZip(entries) : buildTar(entries);
}

async function collectEntries({ project, progress = noProgress, packs }: ArchiveSource): Promise<readonly Entry[]> {
  const { files, kept = {}, executable = {} } = project;
  const folder = environmentName(project.name);
  const encoder = new TextEncoder();
  const entryOf = (path: string, bytes: Uint8Array<ArrayBuffer>, isLink = false): Entry => ({
    path: `${folder}/${path}`,
    bytes,
    mode: Object.hasOwn(executable, path) ? 0o755 : 0o644,
    isLink,
  });
  const facts = nodesOf(project)
    .map(({ node }) => node)
    .filter(hasFacts)
    .map((node) => [factsFileOf(node), factsText(node)] as const);
  const own = new Map([
    [howToRunFile, howToRun(project, folder)],
    [projectFile, projectFileText(project)],
    ...facts,
    ...(Object.keys(progress.lessons).length === 0 ? [] : [[progressFile, progressText(progress)] as const]),
  ]);
  const entries: Entry[] = [];
  for (const [path, text] of own) {
    if (!Object.hasOwn(files, path) && !Object.hasOwn(kept, path)) entries.push(entryOf(path, encoder.encode(text)));
  }
  for (const [path, text] of Object.entries(files)) entries.push(entryOf(path, encoder.encode(text)));
  const readKept = packReader(packs);
  for (const [path, file] of Object.entries(kept)) {
    const bytes = await readKept(file);
    if (bytes === undefined) throw new Error(`The content of ${path} is no longer stored in this browser.`);
    entries.push(entryOf(path, bytes, file.kind === 'link'));
  }
  return entries;
}

/** Creates a function that reads files kept as bytes, one after another. It reads each pack (blob) only once. */
function packReader(packs: Pick<PackStore, 'blob'>): (file: KeptFile) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  const whole = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  const read = async (id: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const blob = await packs.blob(id);
    return blob === undefined ? undefined : new Uint8Array(await blob.arrayBuffer());
  };
  return async (file) => {
    if (file.kind === 'link') return bytesOfKept(packs, file);
    const pack = whole.get(file.pack) ?? read(file.pack);
    whole.set(file.pack, pack);
    const bytes = await pack;
    return bytes === undefined || bytes.length < file.at + file.size
      ? undefined
      : bytes.subarray(file.at, file.at + file.size);
  };
}

function buildZip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const zippable: Zippable = {};
  for (const { path, bytes, mode, isLink } of entries) {
    zippable[path] = [bytes, { level: 6, os: 3, attrs: ((isLink ? SYMBOLIC_LINK : REGULAR | mode) << 16) >>> 0 }];
  }
  return zipSync(zippable);
}

async function buildTar(entries: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  const tar = await packTar(
    entries.map(({ path, bytes, mode, isLink }) =>
      isLink
        ? { header: { name: path, size: 0, type: 'symlink' as const, linkname: new TextDecoder().decode(bytes) } }
        : { header: { name: path, size: bytes.length, type: 'file' as const, mode }, body: bytes },
    ),
  );
  const packed = new Blob([new Uint8Array(tar)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
