/** Unit files that a person wrote: why such a unit fails to start. */
import type { UnitHost } from './unit.ts';

const DIRECTORIES = ['/etc/systemd/system', '/run/systemd/system', '/usr/lib/systemd/system'] as const;

/** The path of a unit's file; the administrator's file comes before that of a package. */
export function unitPath(host: UnitHost, name: string): string | undefined {
  return DIRECTORIES.map((directory) => `${directory}/${name}.service`).find((path) => isUnitFile(host, path));
}

/** Whether a file describes a unit; a link to nothing masks one. */
function isUnitFile({ files }: UnitHost, path: string): boolean {
  const node = files.lstat(path);
  if (node?.kind === 'link' && node.target === '/dev/null') return false;
  return files.stat(path)?.kind === 'file';
}

function settingOf(text: string, key: string): string | undefined {
  return text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line.startsWith(`${key}=`))
    ?.slice(key.length + 1)
    .trim();
}

/** The failure to start a unit's program: lines of the journal, and the status that systemd reports. */
export interface SpawnFailure {
  readonly lines: readonly string[];
  readonly status: string;
}

/** Checks the account and the program of a unit in `/etc/systemd/system`. */
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
