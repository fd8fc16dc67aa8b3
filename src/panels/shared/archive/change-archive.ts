/** Changes the packages that the project adds to the archive of the shown node; each change can be undone. */
import type { OwnPackage } from '../../../protocol/project/project.ts';
import { appStore } from '../../../store/store.ts';
import { undoAction } from '../../../store/changes/undo-action.ts';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import { findOwnPackage, withArchive, withChanges } from '../../../workspace/own-packages.ts';
import type { NamedOwnPackage } from './own-package-form.ts';

function change(changes: Readonly<Record<string, OwnPackage | undefined>>): void {
  const { project, actions } = appStore.getState();
  actions.setMachine(withArchive(project.machine, withChanges(project.machine.archive ?? {}, changes)));
}

function changeWithUndo(changes: Readonly<Record<string, OwnPackage | undefined>>, message: string): void {
  const { project } = appStore.getState();
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, findOwnPackage(project.machine, name)]));
  change(changes);
  showToast({
    message,
    action: undoAction(
      () => change(before),
      () => appStore.getState().project.node.certname === project.node.certname,
    ),
  });
}

/** Adds a package. If `edited` is the name of a package, replaces that package. */
export function putOwnPackage({ name, own }: NamedOwnPackage, edited: string | undefined): void {
  const renamed = edited === undefined || edited === name ? {} : { [edited]: undefined };
  changeWithUndo(
    { ...renamed, [name]: own },
    edited === undefined
      ? `Added ${name} to the archive. The next apply can install it. Drafts and links include it.`
      : `Changed ${name} in the archive.`,
  );
}

export function removeOwnPackage(name: string): void {
  changeWithUndo({ [name]: undefined }, `Removed ${name} from the archive. Machines that have it installed keep it.`);
}
