import { useMemo, useSyncExternalStore } from 'react';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { projectPath, type ShellAnswer } from '../../protocol/shell.ts';
import type { AppState } from '../../store/state.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { platformNames } from '../shared/platform-names.ts';
import { TerminalSession, type SessionState } from './session.ts';

/** Short names of the platforms, because they must fit into a line of 80 characters. */
const shortNames = { ...platformNames, 'rhel-9': 'RHEL 9' } as const;

function welcomeText({ project }: AppState): string {
  const { certname, platform } = project.node;
  const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
  return [
    `${bold(certname)}, a simulated ${shortNames[platform]} machine`,
    `Project: ${projectPath}`,
    `Try: ${['systemctl status cron', 'puppet resource user root', 'puppet agent -t'].map(bold).join(', ')}`,
    'Break something, then Apply: Puppet fixes it.',
    '',
    '',
  ].join('\n');
}

function reportChangedFiles(before: ProjectFiles, written: ShellAnswer['files']): void {
  const paths = Object.keys(written);
  if (paths.length === 0) return;
  const { actions, project } = appStore.getState();
  const after = project.files;
  showToast({
    message: `The command changed ${paths.length === 1 ? paths[0] : `${paths.length} files`} of the project.`,
    action: undoAction(
      () => actions.changeFiles(Object.fromEntries(paths.map((path) => [path, before[path]]))),
      () => paths.every((path) => appStore.getState().project.files[path] === after[path]),
    ),
  });
}

let sessions = new Map<string, TerminalSession>();
let sessionsOf = -1;

function getSession(opening: number, certname: string): TerminalSession {
  if (sessionsOf !== opening) [sessions, sessionsOf] = [new Map<string, TerminalSession>(), opening];
  const known = sessions.get(certname);
  if (known !== undefined) return known;
  const { actions } = appStore.getState();
  const session = new TerminalSession({
    hostname: certname.split('.')[0] ?? certname,
    welcome: welcomeText(appStore.getState()),
    run: async (command) => {
      const { files: before } = appStore.getState().project;
      const outcome = await actions.runShell(command);
      if (outcome.kind === 'done') reportChangedFiles(before, outcome.answer.files);
      return outcome;
    },
    stop: () => void actions.cancelRun(),
  });
  sessions.set(certname, session);
  return session;
}

/**
 * Returns the terminal session of the shown node. It outlives the view, so that its output is still there when the user
 * returns.
 */
export function useSession(): TerminalSession {
  const opening = useAppStore((state) => state.opening);
  const certname = useAppStore((state) => state.project.node.certname);
  return useMemo(() => getSession(opening, certname), [opening, certname]);
}

export function useSessionState(session: TerminalSession): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state);
}
