import { appStore, packs } from '../../store/store.ts';
import type { Project } from '../../protocol/project/project.ts';
import { outdatedStandIns } from '../../protocol/project/stand-ins.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { filesText } from '../../workspace/import/import-text.ts';
import { limits } from '../../workspace/limits.ts';
import { oldModuleFiles } from '../../workspace/import/modules/place-modules.ts';
import { withArchive } from '../../workspace/own-packages.ts';
import { mergeChanges, type MergeProblem } from '../../workspace/import/merge-import.ts';

/** Imports files into the open project, and offers to undo this. Returns the problem if the import is impossible. */
export function importIntoProject(imported: Imported, conflicts: 'replace' | 'keep'): MergeProblem | undefined {
  const { project, activeFile, actions } = appStore.getState();
  const removed = conflicts === 'replace' ? oldModuleFiles(project, imported) : [];
  const changes = mergeChanges(withoutPaths(project, removed), imported, conflicts);
  if (!changes.ok) return changes.problem;
  const { files, kept } = changes.value;
  const arrived = [...Object.keys(files), ...Object.keys(kept)];
  const outdated = outdatedStandIns(project.files, [...Object.keys(imported.files), ...Object.keys(imported.kept)]);
  const paths = [...new Set([...arrived, ...outdated, ...removed])];
  const { archive: own = {} } = project.machine;
  const brought = imported.archive ?? imported.setting?.machine.archive;
  const archive = { ...own, ...brought, ...(conflicts === 'keep' ? own : {}) };
  const count = Object.keys(archive).length;
  if (count > limits.ownPackages) return { kind: 'too-many-packages', count };
  const addsPackages = JSON.stringify(archive) !== JSON.stringify(own);
  if (paths.length === 0 && !addsPackages) {
    showToast({ message: 'Nothing to import: the project already has these files.' });
    return undefined;
  }
  if (imported.pack !== undefined) packs.offer(imported.pack);
  // Removes the earlier content of the paths: a path has either source or kept bytes, never both.
  const none = Object.fromEntries(paths.map((path) => [path, undefined]));
  actions.changeFiles({ ...none, ...files }, { ...none, ...kept });
  if (addsPackages) actions.setMachine(withArchive(project.machine, archive));
  const first = arrived.find((path) => path.endsWith('.pp')) ?? arrived[0];
  if (first !== undefined) actions.openFile(first);
  void actions.lookForMissing({ shows: true });
  const parts = [
    ...(arrived.length === 0 ? [] : [filesText(arrived.length)]),
    ...(removed.length === 0 ? [] : [`removed ${filesText(removed.length)} of earlier versions`]),
    ...(addsPackages ? ['packages of the archive'] : []),
  ];
  showToast({
    message: `Imported ${parts.join(' and ')}`,
    action: undoAction(
      () => {
        actions.changeFiles(
          Object.fromEntries(paths.map((path) => [path, project.files[path]])),
          Object.fromEntries(paths.map((path) => [path, project.kept?.[path]])),
        );
        const now = appStore.getState().project;
        if (addsPackages && now.node.certname === project.node.certname)
          actions.setMachine(withArchive(now.machine, own));
        if (activeFile !== undefined) actions.openFile(activeFile);
      },
      () => Object.entries(files).every(([path, text]) => appStore.getState().project.files[path] === text),
    ),
  });
  return undefined;
}

function withoutPaths({ files, kept = {} }: Project, paths: readonly string[]): Pick<Project, 'files' | 'kept'> {
  const gone = new Set(paths);
  const rest = <Value>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([path]) => !gone.has(path)));
  return { files: rest(files), kept: rest(kept) };
}
