/** Turns what a person picked or dropped into files of a project. All of it is someone else's: nothing is trusted. */
import { checkPathForm, createPathSet } from '../file-paths.ts';
import { progressFile, readProgress } from '../lesson-progress.ts';
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
import { gunzipCounted } from './inflate-counted.ts';
import { layoutOf } from './layout.ts';
import { untar } from './untar.ts';
import { unzip } from './unzip.ts';
import { decodeText, isHiddenPath, whyUnused } from './what-to-take.ts';

const archiveEnding = /\.(zip|tar\.gz|tgz|tar)$/i;

/** Whether a picked file is an archive that is unpacked; other files are taken as they are. */
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

/** Gathers what is taken, so that the first file of a path wins. */
interface Gathering {
  readonly files: Map<string, string>;
  /** The paths of `files` as `folded` makes them. */
  readonly foldedPaths: Set<string>;
  readonly leftOut: LeftOut[];
}

/** A path as file systems compare it that know no case and write accents in one form (Windows, macOS). */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function plainPath(path: string): string {
  return path.replace(/^(\.\/)+/, '');
}

/** Whether a path climbs or is absolute, judged before any folder is taken off its front; only then may it be too long. */
function pathRefusal(path: string): LeftOutReason | undefined {
  const form = checkPathForm(path);
  if (form.ok) return undefined;
  if (form.problem.kind !== 'too-long') return { kind: 'path', problem: form.problem };
  return path.split('/').every((part) => checkPathForm(part).ok) ? undefined : { kind: 'path', problem: form.problem };
}

function gather({ files, leftOut }: Unpacked, into: Gathering, archive?: string) {
  into.leftOut.push(...leftOut.map((left) => ({ ...left, path: plainPath(left.path) })));
  const texts = new Map<string, Uint8Array>();
  for (const { path: given, bytes } of files) {
    const path = plainPath(given);
    const reason: LeftOutReason | undefined =
      pathRefusal(path) ??
      (isHiddenPath(path) ? { kind: 'hidden' } : texts.has(path) ? { kind: 'duplicate' } : undefined);
    if (reason === undefined) texts.set(path, bytes);
    else into.leftOut.push({ path, reason });
  }
  const textOf = (path: string): string | undefined => {
    const bytes = texts.get(path);
    return bytes === undefined ? undefined : decodeText(bytes);
  };
  const layout = layoutOf([...texts.keys()], textOf, archive);
  for (const path of texts.keys()) {
    const place = layout.placeOf(path);
    const reason = place === undefined ? { kind: 'no-place' as const } : take(place, textOf, path, into);
    if (reason !== undefined) into.leftOut.push({ path, reason });
  }
  return layout;
}

/** Takes a file to its place, or says why not. */
function take(
  place: string,
  textOf: (path: string) => string | undefined,
  path: string,
  into: Gathering,
): LeftOutReason | undefined {
  const unused = whyUnused(place) ?? pathTooLong(place);
  if (unused !== undefined) return unused;
  if (into.files.has(place)) return { kind: 'duplicate' };
  if (into.foldedPaths.has(folded(place))) return { kind: 'case-clash' };
  const text = textOf(path);
  if (text === undefined) return { kind: 'binary' };
  if (text.length > limits.fileLength) return { kind: 'too-long' };
  into.files.set(place, text);
  into.foldedPaths.add(folded(place));
  return undefined;
}

function pathTooLong(place: string): LeftOutReason | undefined {
  const form = checkPathForm(place);
  return form.ok ? undefined : { kind: 'path', problem: form.problem };
}

/** The files beside which each other can stand (a file is never also a folder). An import's limits keep them within a project's. */
function withinProject({ files, leftOut }: Gathering): Result<Pick<Imported, 'files' | 'leftOut'>, ImportProblem> {
  if (files.size === 0) return refused({ kind: 'nothing', leftOut });
  const fitting: Record<string, string> = {};
  const paths = createPathSet();
  for (const [path, text] of files) {
    const free = paths.check(path);
    if (free.ok) {
      paths.add(path);
      fitting[path] = text;
    } else leftOut.push({ path, reason: { kind: 'path', problem: free.problem } });
  }
  return ok({ files: fitting, leftOut });
}

/**
 * Reads picked files (each archive by itself, all others together; one JSON file as a compiled catalog) into a project's files. The result says what was
 * left out and why; a refusal means that nothing can be taken.
 */
export async function readImport(
  picked: readonly RawFile[],
  budget: Budget = createBudget(),
): Promise<Result<Imported, ImportProblem>> {
  const catalog = isCatalogFile(picked);
  if (catalog !== undefined) return readCatalogFile(catalog, budget);
  const into: Gathering = { files: new Map(), foldedPaths: new Set(), leftOut: [] };
  const isUnpacked = ({ path }: RawFile): boolean => isArchive(path) && !path.includes('/');
  const loose = picked.filter((file) => !isUnpacked(file));
  const archives = picked.filter(isUnpacked);
  const kinds: ImportedKind[] = [];
  let name: string | undefined;
  for (const group of [...archives, ...(loose.length === 0 ? [] : [loose])]) {
    const archive = 'path' in group ? group : undefined;
    try {
      const unpacked = 'path' in group ? await unpack(group, budget) : countLoose(group, budget);
      const layout = gather(unpacked, into, archive?.path.replace(archiveEnding, ''));
      kinds.push(layout.kind);
      name ??= layout.name;
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      const { reason } = error;
      if (reason === 'too-large' || reason === 'too-many-entries') return refused({ kind: reason });
      return refused({ kind: reason, name: archive?.path ?? '' });
    }
  }
  const progress = readProgress(into.files.get(progressFile) ?? '');
  if (progress !== undefined) into.files.delete(progressFile);
  const archive = readPackagesFile(into.files.get(packagesFile) ?? '');
  if (archive !== undefined) into.files.delete(packagesFile);
  const release = readReleaseFile(into.files.get(releaseFile) ?? '');
  if (release !== undefined) into.files.delete(releaseFile);
  const result = withinProject(into);
  if (!result.ok) return result;
  const [kind = 'manifests'] = kinds;
  return ok({
    ...result.value,
    ...(progress === undefined ? {} : { progress }),
    ...(archive === undefined ? {} : { archive }),
    ...(release === undefined ? {} : { release }),
    kind: kinds.every((other) => other === kind) ? kind : 'environment',
    name: (name ?? 'Imported').slice(0, limits.nameLength),
  });
}
