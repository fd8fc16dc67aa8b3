/**
 * Storage format of drafts. A small draft is written whole at each save. A large draft has a base with all of its
 * files, which is written once; each save writes only the difference from the base, so that the cost of a key press
 * does not depend on the number of files.
 */
import { changedPaths, lengthOfFiles } from '../../protocol/project/changed-paths.ts';
import type { KeptFiles, Project, ProjectFiles } from '../../protocol/project/project.ts';
import { listPacks } from '../kept/pack-store.ts';
import { withReadRelease, withStoredRelease } from '../stored-release.ts';

/** Projects with more characters, or more kept files, are stored as a difference from a base. */
const INLINE_LENGTH = 200_000;
const INLINE_KEPT = 200;
/** Maximum number of characters in changed files; beyond it, a new base is created. */
const MOST_CHANGED = 1_000_000;

/** The files of a large draft at one time. */
export interface DraftBase {
  readonly id: string;
  readonly draftId: string;
  readonly files: ProjectFiles;
  readonly kept?: KeptFiles;
  readonly executable?: Readonly<Record<string, true>>;
}

/** Difference between a stored project and its base: `project.files` contains the changed files. */
interface OverBase {
  readonly id: string;
  /** Files of the base that the project no longer has. */
  readonly gone: readonly string[];
  /** True if the project's kept and executable files are those of the base. */
  readonly hasItsKept: boolean;
}

/** A project as a row of the database. */
export interface StoredProject {
  readonly project: Project;
  /** Absent if `project` is whole. */
  readonly over?: OverBase;
  /** Ids of the packs with the project's kept files; absent if there are none. */
  readonly packs?: readonly string[];
}

/**
 * Serializes a project as a delta against `known` where that is smaller; a new `base` in the result must be stored too.
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

/** The difference between a project and a base. Unchanged strings are identical objects, which compare quickly. */
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

/** The files of the last write over a base, and the paths that may differ from the base. */
const lastWritten = new WeakMap<DraftBase, { readonly files: ProjectFiles; readonly paths: ReadonlySet<string> }>();

function changedSince(base: DraftBase, files: ProjectFiles): ReadonlySet<string> {
  const last = lastWritten.get(base) ?? { files: base.files, paths: new Set<string>() };
  const paths = new Set([...last.paths, ...changedPaths(last.files, files)]);
  lastWritten.set(base, { files, paths });
  return paths;
}

/** The whole project of a row; undefined if its base is missing. */
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
