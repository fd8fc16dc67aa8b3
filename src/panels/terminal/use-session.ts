import { useMemo, useSyncExternalStore } from 'react';
import { projectPath } from '../../protocol/shell.ts';
import type { AppState } from '../../store/state.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { TerminalSession, type SessionState } from './session.ts';

const platformNames = { 'debian-12': 'Debian 12', 'ubuntu-24.04': 'Ubuntu 24.04', 'rhel-9': 'RHEL 9' } as const;

function welcomeText({ project }: AppState): string {
  const { certname, platform } = project.node;
  const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
  return [
    `${bold(certname)}, a simulated ${platformNames[platform]} machine`,
    `Project: ${projectPath}`,
    `Try: ${['systemctl status cron', 'puppet resource user root', 'puppet agent -t'].map(bold).join(', ')}`,
    'Break something (rm, chmod, systemctl stop), then Apply: Puppet repairs it.',
    '',
    '',
  ].join('\n');
}

/** The sessions of the open project, by node. */
let sessions = new Map<string, TerminalSession>();
let sessionsOf = -1;

function sessionOf(opening: number, certname: string): TerminalSession {
  if (sessionsOf !== opening) [sessions, sessionsOf] = [new Map<string, TerminalSession>(), opening];
  const known = sessions.get(certname);
  if (known !== undefined) return known;
  const { actions } = appStore.getState();
  const session = new TerminalSession({
    hostname: certname.split('.')[0] ?? certname,
    welcome: welcomeText(appStore.getState()),
    run: (command) => actions.runShell(command),
    stop: () => void actions.cancelRun(),
  });
  sessions.set(certname, session);
  return session;
}

/** The terminal of the node that is shown. It outlives the view: what was printed is there when one comes back. */
export function useSession(): TerminalSession {
  const opening = useAppStore((state) => state.opening);
  const certname = useAppStore((state) => state.project.node.certname);
  return useMemo(() => sessionOf(opening, certname), [opening, certname]);
}

export function useSessionState(session: TerminalSession): SessionState {
  return useSyncExternalStore(session.subscribe, () => session.state);
}
