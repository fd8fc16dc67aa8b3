import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';

/** Makes a node the current one. Adds the node to the project first if only a node definition names it. */
export function openNode(certname: string): void {
  const { project, actions, progress } = appStore.getState();
  if (project.node.certname === certname) return;
  if (progress !== undefined) {
    showToast({ message: 'A run is in progress. Open the node when it has ended.' });
    return;
  }
  const row = pageNodes.rows().find(({ node }) => node.node.certname === certname);
  if (row === undefined) return;
  if (row.isOfProject) actions.switchNode(certname);
  else actions.addNode(row.node);
}
