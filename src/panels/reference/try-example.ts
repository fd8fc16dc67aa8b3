import type { Project } from '../../protocol/project/project.ts';
import type { Actions } from '../../store/state/actions.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { projectHash } from '../../workspace/permalink/permalink.ts';

/**
 * Opens an example as a new draft and applies it at once. The reference page stays open, and the log shows the result.
 */
export function tryExample(project: Project, actions: Actions): void {
  const paths = Object.keys(project.files);
  const site = 'manifests/site.pp';
  const link = projectHash({ project, open: paths, active: paths.includes(site) ? site : paths[0] });
  if (!link.ok) return showToast({ tone: 'error', message: 'This example is too long for a link.' });
  location.hash = link.value;
  actions.showBottomTab('log');
  actions.showNarrowPane('run');
}
