/** Selects the stand-ins among the files of the project: generated files that replace missing definitions and data. */
import { changedPaths } from '../../protocol/project/changed-paths.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { isStandIn } from '../../protocol/project/stand-ins.ts';
import type { AppState } from '../state.ts';

/** Cache of the last result. It holds the files weakly, so that a closed project, which can be large, is freed. */
let found: { readonly files: WeakRef<ProjectFiles>; readonly standIns: ProjectFiles } | undefined;

/**
 * Returns all stand-ins by path. Returns the same object until a stand-in changes, so that typing in a file renders
 * nothing again.
 */
export function selectStandIns({ project: { files } }: Pick<AppState, 'project'>): ProjectFiles {
  const before = found?.files.deref();
  if (found !== undefined && before === files) return found.standIns;
  const standIns =
    found === undefined || before === undefined
      ? among(files, Object.keys(files), {})
      : among(files, changedPaths(before, files), found.standIns);
  found = { files: new WeakRef(files), standIns };
  return standIns;
}

/**
 * Returns the stand-ins after some paths have changed. Returns the same object if none of these paths is or was a
 * stand-in.
 */
function among(files: ProjectFiles, changed: Iterable<string>, before: ProjectFiles): ProjectFiles {
  const next: Record<string, string> = { ...before };
  let isSame = true;
  for (const path of changed) {
    const text = files[path];
    const own = text !== undefined && isStandIn(text) ? text : undefined;
    if (own === before[path]) continue;
    isSame = false;
    if (own === undefined) delete next[path];
    else next[path] = own;
  }
  return isSame ? before : next;
}
