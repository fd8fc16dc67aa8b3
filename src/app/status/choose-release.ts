/** Releases of Puppet to choose from, and the action that chooses one. Used by the status bar and the settings. */
import { releaseOfProject } from '../../protocol/project/project.ts';
import { isReleaseId, nameRelease, type ReleaseId } from '../../protocol/project/releases.ts';
import { appStore } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';

export const releaseDescriptions: Readonly<Record<ReleaseId, string>> = {
  'openvox-9': 'Like OpenVox 9 beta 2: resolves Deferred values before the run',
  'openvox-8': 'Puppet 8, maintained by its community',
  '8.11': 'Unknown variables and legacy facts are errors',
  '7.34': 'Only warns where Puppet 8 fails, and has legacy facts',
  '6.29': 'Like Puppet 7, with fewer reserved names',
  '5.5': 'More built-in resource types, fewer functions',
  '4.10': 'Defaults apply to earlier resources too; reopened classes merge',
  '3.8-future': 'The grammar of Puppet 4, but facts are strings',
  '3.8': 'The old grammar: numbers are strings, class names are relative',
  '2.7': 'Like Puppet 3.8, with dynamic scope and without hiera()',
};

export function chooseRelease(id: string): void {
  const { project, actions } = appStore.getState();
  const before = releaseOfProject(project);
  if (!isReleaseId(id) || id === before) return;
  actions.setRelease(id);
  showToast({
    message: `The project is compiled as ${nameRelease(id)}.`,
    action: undoAction(
      () => actions.setRelease(before),
      () => releaseOfProject(appStore.getState().project) === id,
    ),
  });
}
