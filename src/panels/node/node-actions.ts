import { nodesOf } from '../../protocol/project/project.ts';
import { appStore } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { limits } from '../../workspace/limits.ts';
import { nextCertname } from '../../workspace/node-names.ts';

/** Returns whether another node can be added to the project. If not, shows a toast. */
function hasRoom(): boolean {
  const { project } = appStore.getState();
  if (nodesOf(project).length < limits.nodes) return true;
  showToast({ message: `A project has at most ${limits.nodes} nodes.` });
  return false;
}

/** Adds a node with the current node's platform and selects it. */
export function addNode(): void {
  if (!hasRoom()) return;
  const { project, actions } = appStore.getState();
  const { certname, platform } = project.node;
  actions.addNode({
    node: { certname: nextCertname(certname, nodesOf(project)), platform, facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  });
}

/** Adds a node with the current node's facts and machine and selects it. */
export function duplicateNode(): void {
  if (!hasRoom()) return;
  const { project, actions } = appStore.getState();
  const { node, machine } = project;
  actions.addNode({ node: { ...node, certname: nextCertname(node.certname, nodesOf(project)) }, machine });
}

export function deleteNodeWithUndo(): void {
  const { project, actions } = appStore.getState();
  const { certname } = project.node;
  const undo = actions.removeNode(certname);
  if (undo === undefined) return;
  showToast({
    message: `Deleted the node ${certname}`,
    action: undoAction(
      () => {
        undo();
        actions.switchNode(certname);
      },
      () => !nodesOf(appStore.getState().project).some(({ node }) => node.certname === certname),
    ),
  });
}
