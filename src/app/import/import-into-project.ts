import { appStore, packs } from '../../store/store.ts';
import { outdatedStandIns } from '../../protocol/project/stand-ins.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { filesText } from '../../workspace/import/import-text.ts';
import { limits } from '../../workspace/limits.ts';
import { withArchive } from '../../workspace/own-packages.ts';
import { mergeChanges, type MergeProblem } from '../../workspace/import/merge-import.ts';

/** Imports files into the open project, and offers to undo this. Returns the problem if the import is impossible. */
export function importIntoProject(imported: Imported, conflicts: 'replace' | 'keep'): MergeProblem | undefined {
  const { project, activeFile, actions } = appStore.getState();
  const changes = mergeChanges(project, imported, conflicts);
  if (!changes.ok) return changes.problem;
  const { files, kept } = changes.value;
  const arrived = [...Object.keys(files), ...Object.keys(kept)];
  const outdated = outdatedStandIns(project.files, [...Object.keys(imported.files), ...Object.keys(imported.kept)]);
  const paths = [...new Set([...arrived, ...outdated])];
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
