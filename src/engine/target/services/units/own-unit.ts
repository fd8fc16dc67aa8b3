/** Units that someone wrote by hand: what keeps them from starting. */
import type { UnitHost } from './unit.ts';

const DIRECTORIES = ['/etc/systemd/system', '/run/systemd/system', '/usr/lib/systemd/system'] as const;

/** The file of a unit, the administrator's before the packages'. */
export function unitPath(host: UnitHost, name: string): string | undefined {
  return DIRECTORIES.map((directory) => `${directory}/${name}.service`).find(
    (path) => host.files.stat(path)?.kind === 'file',
  );
}

function settingOf(text: string, key: string): string | undefined {
  return text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line.startsWith(`${key}=`))
    ?.slice(key.length + 1)
    .trim();
}

/** Where the program itself never ran: the journal's lines and the status with which systemd says so. */
export interface SpawnFailure {
  readonly lines: readonly string[];
  readonly status: string;
}

/** Looks at a unit of `/etc/systemd/system`: its account, and its program. */
export function ownUnitFailure(host: UnitHost, name: string): SpawnFailure | undefined {
  const path = unitPath(host, name);
  if (path?.startsWith('/etc/') !== true) return undefined;
  const text = host.files.readText(path);
  const user = settingOf(text, 'User');
  if (user !== undefined && !/^\d+$/.test(user) && host.accounts.user(user) === undefined) {
    const line = `${name}.service: Failed to determine user credentials: No such process`;
    return { lines: [line, `${name}.service: Failed at step USER spawning: No such process`], status: '217/USER' };
  }
  const program = settingOf(text, 'ExecStart')
    ?.replace(/^[-@:+!]+/, '')
    .split(/\s+/)[0];
  if (program === undefined || program === '')
    return {
      lines: [`${name}.service: Service has no ExecStart=, ExecStop=, or SuccessAction=. Refusing.`],
      status: '1/FAILURE',
    };
  if (!program.startsWith('/') || program.includes('%')) return undefined;
  const node = host.files.stat(program);
  if (node?.kind === 'file' && (node.mode & 0o111) !== 0) return undefined;
  const why = node === undefined ? 'No such file or directory' : 'Permission denied';
  return {
    lines: [
      `${name}.service: Failed to locate executable ${program}: ${why}`,
      `${name}.service: Failed at step EXEC spawning ${program}: ${why}`,
    ],
    status: '203/EXEC',
  };
}
