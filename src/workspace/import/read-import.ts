/** Converts picked or dropped files to files of a project. All input is untrusted. */
import { nodesOf, type JsonObject, type ProjectFiles, type ProjectNode } from '../../protocol/project/project.ts';
import { parseFacts } from '../facts.ts';
import { checkGivenPath } from '../files/file-paths.ts';
import { factsFileOf, factsText, howToRunFile, isHowToRun } from '../how-to-run.ts';
import { projectFile, readProjectFile } from '../project-file.ts';
import { progressFile, readProgress } from '../lessons/lesson-progress.ts';
import { packagesFile, readPackagesFile } from '../packages-file.ts';
import { readReleaseFile, releaseFile } from '../release-file.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { type Budget, createBudget, ImportRefusal } from './budget.ts';
import type {
  Imported,
  ImportedKind,
  ImportProblem,
  LeftOut,
  LeftOutReason,
  RawFile,
  Unpacked,
} from './import-types.ts';
import { isCatalogFile, readCatalogFile } from './catalog-file.ts';
import { gunzipCounted } from './archives/inflate-counted.ts';
import { detectLayout, type Layout } from './layout.ts';
import { untar } from './archives/untar.ts';
import { unzip } from './archives/unzip.ts';
import { folderSizes, inFolders } from './folder-sizes.ts';
import { sortFiles, type PlacedFile } from './sort-files.ts';
import { decodeText, isForeignPath } from './file-selection.ts';

const archiveEnding = /\.(zip|tar\.gz|tgz|tar)$/i;

/** Returns whether a file is an archive that must be unpacked. All other files are imported unchanged. */
export function isArchive(name: string): boolean {
  return archiveEnding.test(name);
}

async function unpack({ path, bytes }: RawFile, budget: Budget): Promise<Unpacked> {
  const ending = archiveEnding.exec(path)?.[1]?.toLowerCase();
  if (ending === 'zip') return unzip(bytes, budget);
  if (ending !== 'tar') return untar(gunzipCounted(bytes, budget), budget);
  budget.bytes(bytes.length);
  return untar(bytes, budget);
}

function countLoose(files: readonly RawFile[], budget: Budget): Unpacked {
  for (const { bytes } of files) {
    budget.entry();
    budget.bytes(bytes.length);
  }
  return { files, leftOut: [] };
}

/** Files collected so far. If several files have the same path, the first one is used. */
interface Gathering {
  readonly files: Map<string, PlacedFile>;
  readonly leftOut: LeftOut[];
}

function plainPath(path: string): string {
  return path.replace(/^(\.\/)+/, '');
}

/**
 * Returns why a path is not allowed: it contains `..` or is absolute. Its length is checked later, after the archive's
 * top-level folder is removed.
 */
function pathRefusal(path: string): LeftOutReason | undefined {
  const form = checkGivenPath(path);
  if (form.ok) return undefined;
  if (form.problem.kind !== 'too-long') return { kind: 'path', problem: form.problem };
  return path.split('/').every((part) => checkGivenPath(part).ok) ? undefined : { kind: 'path', problem: form.problem };
}

function gather({ files, leftOut }: Unpacked, into: Gathering, archive?: string, environment?: string) {
  into.leftOut.push(...leftOut.map((left) => ({ ...left, path: plainPath(left.path) })));
  const found = new Map<string, RawFile>();
  for (const file of files) {
    const path = plainPath(file.path);
    const reason: LeftOutReason | undefined =
      pathRefusal(path) ??
      (isForeignPath(path) ? { kind: 'foreign' } : found.has(path) ? { kind: 'duplicate' } : undefined);
    if (reason === undefined) found.set(path, file);
    else into.leftOut.push({ path, reason });
  }
  const textOf = (path: string): string | undefined => {
    const file = found.get(path);
    return file === undefined ? undefined : decodeText(file.bytes);
  };
  const layout = detectLayout([...found.keys()], textOf, archive, environment);
  // Files of the environment come first: a file beside it never takes their place.
  const sorted = [...found].sort(([one], [other]) => Number(layout.isBeside(one)) - Number(layout.isBeside(other)));
  for (const [path, file] of sorted) {
    const place = layout.placeOf(path);
    if (into.files.has(place)) into.leftOut.push({ path, reason: { kind: 'duplicate' } });
    else into.files.set(place, layout.isBeside(path) ? { ...file, isBeside: true } : file);
  }
  return layout;
}

/** Reads the files that Bunraku's own archives add to a project, and removes them from the import. */
function takeOwnFiles({ files }: Gathering): Pick<Imported, 'setting' | 'progress' | 'archive' | 'release'> {
  const take = <Value>(path: string, read: (text: string) => Value | undefined): Value | undefined => {
    const file = files.get(path);
    const value = file === undefined ? undefined : read(decodeText(file.bytes) ?? '');
    if (value !== undefined) files.delete(path);
    return value;
  };
  const setting = take(projectFile, readProjectFile);
  const progress = take(progressFile, readProgress);
  const archive = take(packagesFile, readPackagesFile);
  const release = take(releaseFile, readReleaseFile);
  const made = take(howToRunFile, (text) => (isHowToRun(text) ? true : undefined));
  const nodes = setting === undefined ? [] : nodesOf(setting);
  if (made !== undefined) {
    for (const { node } of nodes) take(factsFileOf(node), (text) => (text === factsText(node) ? true : undefined));
  }
  return {
    ...(setting === undefined ? (made === undefined ? {} : settingOfFacts(take, files)) : { setting }),
    ...(progress === undefined ? {} : { progress }),
    ...(archive === undefined ? {} : { archive }),
    ...(release === undefined ? {} : { release }),
  };
}

/** Reads the nodes of an older export, which contains only their facts. */
function settingOfFacts(
  take: <Value>(path: string, read: (text: string) => Value | undefined) => Value | undefined,
  files: ReadonlyMap<string, RawFile>,
): Pick<Imported, 'setting'> {
  const nodes = [...files.keys()].flatMap((path): readonly ProjectNode[] => {
    const certname = /^facts\.d\/([a-z0-9._-]+)\.json$/.exec(path)?.[1];
    const facts = certname === undefined ? undefined : take(path, readFactsText);
    if (certname === undefined || facts === undefined) return [];
    return [{ node: { certname, platform: 'debian-12', facts }, machine: { files: {}, packages: {}, services: {} } }];
  });
  const [current, ...others] = nodes.slice(0, limits.nodes);
  return current === undefined ? {} : { setting: { name: '', ...current, ...(others.length === 0 ? {} : { others }) } };
}

function readFactsText(text: string): JsonObject | undefined {
  const facts = parseFacts(text);
  return facts.ok ? facts.value : undefined;
}

function chosenEnvironment({ environments }: Layout, wanted: string | undefined): Imported['environments'] {
  const first = environments?.[0];
  if (environments === undefined || first === undefined) return undefined;
  const { folder } = environments.find((each) => each.folder === wanted) ?? first;
  return { all: environments, imported: folder };
}

function isWithinLimits(files: ProjectFiles): boolean {
  const texts = Object.values(files);
  return texts.length <= limits.files && texts.reduce((sum, { length }) => sum + length, 0) <= limits.projectLength;
}

export interface ReadOptions {
  /** Folders to import from an archive that is too large (`ImportProblem`). Absent to import all folders. */
  readonly folders?: readonly string[];
  /** The environment to import from a repository with several. Absent to import the one with the most files. */
  readonly environment?: string;
}

/**
 * Converts picked files to the files of a project. Each archive is read separately, and all other files together; a
 * single JSON file is read as a compiled catalog. The result lists the files that were left out, with reasons. If
 * nothing can be imported, returns the problem.
 */
export async function readImport(
  picked: readonly RawFile[],
  budget: Budget = createBudget(),
  { folders, environment }: ReadOptions = {},
): Promise<Result<Imported, ImportProblem>> {
  const catalog = isCatalogFile(picked);
  if (catalog !== undefined) return readCatalogFile(catalog, budget);
  const into: Gathering = { files: new Map(), leftOut: [] };
  const isUnpacked = ({ path }: RawFile): boolean => isArchive(path) && !path.includes('/');
  const loose = picked.filter((file) => !isUnpacked(file));
  const archives = picked.filter(isUnpacked);
  const kinds: ImportedKind[] = [];
  let name: string | undefined;
  let environments: Imported['environments'];
  for (const group of [...archives, ...(loose.length === 0 ? [] : [loose])]) {
    const archive = 'path' in group ? group : undefined;
    try {
      const unpacked = 'path' in group ? await unpack(group, budget) : countLoose(group, budget);
      const layout = gather(unpacked, into, archive?.path.replace(archiveEnding, ''), environment);
      kinds.push(layout.kind);
      name ??= layout.name;
      environments ??= chosenEnvironment(layout, environment);
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      const { reason } = error;
      if (reason === 'too-large' || reason === 'too-many-entries') return refused({ kind: reason });
      return refused({ kind: reason, name: archive?.path ?? '' });
    }
  }
  const own = takeOwnFiles(into);
  const sorted = sortFiles(folders === undefined ? into.files : inFolders(into.files, folders));
  const leftOut = [...into.leftOut, ...sorted.leftOut];
  if (Object.keys(sorted.files).length === 0) {
    const kept = Object.keys(sorted.kept).map((path): LeftOut => ({ path, reason: { kind: 'unused' } }));
    return refused({ kind: 'nothing', leftOut: [...leftOut, ...kept] });
  }
  if (!isWithinLimits(sorted.files)) return refused({ kind: 'too-much-to-read', folders: folderSizes(sorted.files) });
  const [kind = 'manifests'] = kinds;
  return ok({
    ...sorted,
    ...own,
    leftOut,
    ...(environments === undefined ? {} : { environments }),
    kind: kinds.every((other) => other === kind)
      ? kind
      : kinds.every((each) => each === 'modules' || each === 'modules folder')
        ? 'modules'
        : 'environment',
    name: (own.setting?.name || name || 'Imported').slice(0, limits.nameLength),
  });
}
