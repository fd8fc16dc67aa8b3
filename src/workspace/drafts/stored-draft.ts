/**
 * Storage format of drafts. A small draft is written completely at each save. A large draft has a base that contains
 * all of its files and is written once. Each save then writes only the difference from the base, so that the cost of a
 * key press does not depend on the number of files.
 */
import { changedPaths, lengthOfFiles } from '../../protocol/project/changed-paths.ts';
import type { KeptFiles, Project, ProjectFiles } from '../../protocol/project/project.ts';
import { listPacks } from '../kept/pack-store.ts';
import { withReadRelease, withStoredRelease } from '../stored-release.ts';

/**
 * Maximum number of characters of a project that is stored completely. A larger project, or one that keeps more than
 * `INLINE_KEPT` files as bytes, is stored as a difference from a base.
 */
const INLINE_LENGTH = 200_000;
const INLINE_KEPT = 200;
/** Maximum number of characters in changed files. If there are more, a new base is created. */
const MOST_CHANGED = 1_000_000;

/** The files of a large draft at the time when the base was written. */
export interface DraftBase {
  readonly id: string;
  readonly draftId: string;
  readonly files: ProjectFiles;
  readonly kept?: KeptFiles;
  readonly executable?: Readonly<Record<string, true>>;
}

/** Describes the difference between a stored project and its base. `project.files` contains the changed files. */
interface OverBase {
  readonly id: string;
  readonly gone: readonly string[];
  /** True if the files kept as bytes and the executable files are the same as in the base. */
  readonly hasItsKept: boolean;
}

export interface StoredProject {
  readonly project: Project;
  /** Difference from the base; absent if `project` is complete. */
  readonly over?: OverBase;
  /** Ids of the packs (blobs) with the bytes of files that Bunraku does not read; absent if there are none. */
  readonly packs?: readonly string[];
}

/**
 * Serializes a project: completely if it is small, otherwise as a delta against `known` or a new base. A new base must
 * be stored too.
 */
export function toStored(
  current: Project,
  draftId: string,
  known: DraftBase | undefined,
): { readonly stored: StoredProject; readonly base?: DraftBase; readonly isNewBase: boolean } {
  const project = withStoredRelease(current);
  const packs = listPacks(project.kept);
  const withPacks = packs.length === 0 ? {} : { packs };
  const isSmall =
    lengthOfFiles(project.files) <= INLINE_LENGTH && Object.keys(project.kept ?? {}).length <= INLINE_KEPT;
  if (isSmall) return { stored: { project, ...withPacks }, isNewBase: false };
  if (known !== undefined) {
    const stored = overBase(project, known);
    if (Object.values(stored.project.files).reduce((sum, { length }) => sum + length, 0) <= MOST_CHANGED)
      return { stored: { ...stored, ...withPacks }, base: known, isNewBase: false };
  }
  const { files, kept, executable } = project;
  const base: DraftBase = {
    id: crypto.randomUUID(),
    draftId,
    files,
    ...(kept === undefined ? {} : { kept }),
    ...(executable === undefined ? {} : { executable }),
  };
  return { stored: { ...overBase(project, base), ...withPacks }, base, isNewBase: true };
}

/**
 * Computes the difference between a project and a base. Unchanged strings are the same objects, so comparing them is
 * fast.
 */
function overBase(project: Project, base: DraftBase): StoredProject {
  const { files, kept, executable, ...rest } = project;
  const changed: Record<string, string> = {};
  const gone: string[] = [];
  for (const path of changedSince(base, files)) {
    const text = files[path];
    if (text === undefined) {
      if (base.files[path] !== undefined) gone.push(path);
    } else if (base.files[path] !== text) changed[path] = text;
  }
  const hasItsKept = kept === base.kept && executable === base.executable;
  const own = hasItsKept
    ? {}
    : { ...(kept === undefined ? {} : { kept }), ...(executable === undefined ? {} : { executable }) };
  return { project: { ...rest, files: changed, ...own }, over: { id: base.id, gone, hasItsKept } };
}

/** For each base: the files that were last written as a difference from it, and the paths that may differ. */
const lastWritten = new WeakMap<DraftBase, { readonly files: ProjectFiles; readonly paths: ReadonlySet<string> }>();

function changedSince(base: DraftBase, files: ProjectFiles): ReadonlySet<string> {
  const last = lastWritten.get(base) ?? { files: base.files, paths: new Set<string>() };
  const paths = new Set([...last.paths, ...changedPaths(last.files, files)]);
  lastWritten.set(base, { files, paths });
  return paths;
}

/** Rebuilds the complete project from a row. Returns undefined if its base is missing. */
export function fromStored({ project: stored, over }: StoredProject, base: DraftBase | undefined): Project | undefined {
  const project = withReadRelease(stored);
  if (over === undefined) return project;
  if (base?.id !== over.id) return undefined;
  const files: Record<string, string> = { ...base.files, ...project.files };
  for (const path of over.gone) delete files[path];
  if (!over.hasItsKept) return { ...project, files };
  return {
    ...project,
    files,
    ...(base.kept === undefined ? {} : { kept: base.kept }),
    ...(base.executable === undefined ? {} : { executable: base.executable }),
  };
}
