/**
 * How a draft is stored. A small one is written whole at each save. Of a large one all files are written once, as its base, and each save
 * writes what differs from that: a key costs what was typed, however many files there are.
 */
import { changedPaths, lengthOfFiles } from '../../protocol/project/changed-paths.ts';
import type { KeptFiles, Project, ProjectFiles } from '../../protocol/project/project.ts';
import { packsOf } from '../kept/pack-store.ts';

/** Projects with more characters, or more kept files, than this are stored over a base. */
const INLINE_LENGTH = 200_000;
const INLINE_KEPT = 200;
/** A new base is made when the files that differ from the old one have more characters. */
const MOST_CHANGED = 1_000_000;

/** The files of a large draft as they were at one time. */
export interface DraftBase {
  readonly id: string;
  readonly draftId: string;
  readonly files: ProjectFiles;
  readonly kept?: KeptFiles;
  readonly executable?: Readonly<Record<string, true>>;
}

/** What a stored project adds to its base: `project.files` are those that differ. */
interface OverBase {
  readonly id: string;
  /** Files of the base that the project has no more. */
  readonly gone: readonly string[];
  /** The project's kept files, and those that may be executed, are the base's. */
  readonly hasItsKept: boolean;
}

/** A project as a row of the store has it. */
export interface StoredProject {
  readonly project: Project;
  /** Absent where `project` is whole. */
  readonly over?: OverBase;
  /** The packs that the project's kept files are in; absent for none. */
  readonly packs?: readonly string[];
}

/** A project as it is stored, over the base at hand where it has one and needs one; `base` in the result is new and to be stored with it. */
export function toStored(
  project: Project,
  draftId: string,
  known: DraftBase | undefined,
): { readonly stored: StoredProject; readonly base?: DraftBase; readonly isNewBase: boolean } {
  const packs = packsOf(project.kept);
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

/** What a project has otherwise than a base. Texts that did not change are the very same strings, which are told at a glance. */
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

/** The files of a base's project when it was last written, and the paths in which they may differ from the base. */
const lastWritten = new WeakMap<DraftBase, { readonly files: ProjectFiles; readonly paths: ReadonlySet<string> }>();

function changedSince(base: DraftBase, files: ProjectFiles): ReadonlySet<string> {
  const last = lastWritten.get(base) ?? { files: base.files, paths: new Set<string>() };
  const paths = new Set([...last.paths, ...changedPaths(last.files, files)]);
  lastWritten.set(base, { files, paths });
  return paths;
}

/** The whole project of a row; undefined where its base is not there. */
export function fromStored({ project, over }: StoredProject, base: DraftBase | undefined): Project | undefined {
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
