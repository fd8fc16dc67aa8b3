/** Explains why a unit with a program or account chosen by the user fails to start. */
import { parseSettings, settingsOfUnit, listDropIns, findUnitFile } from '../unit-files.ts';
import type { UnitProgramsResult } from '../unit-programs.ts';
import { findUnit } from './index.ts';
import type { UnitHost } from './unit.ts';

interface SpawnFailure {
  readonly lines: readonly (string | { readonly unit: string; readonly line: string })[];
  readonly status: string;
  readonly process: 'Control' | 'Main';
  /**
   * True if the command that starts the unit also fails. False for `Type=simple`, because systemd does not wait for the
   * program.
   */
  readonly failsStart: boolean;
}

export function toSpawnFailure({
  program,
  status,
  output,
  process,
  failsStart,
}: UnitProgramsResult & { kind: 'failed' }): SpawnFailure {
  return { lines: output.map((line) => ({ unit: program, line })), status, process, failsStart };
}

/**
 * Checks the account and the program of a unit in `/etc/systemd/system`, or of a unit whose drop-in changes its program
 * or account.
 */
export function ownUnitFailure(host: UnitHost, given: string): SpawnFailure | undefined {
  const unit = findUnitFile(host, given);
  if (unit === undefined || unit.isMasked || !unit.name.endsWith('.service')) return undefined;
  const { name } = unit;
  const isOwn = unit.path.startsWith('/etc/');
  const settings = isOwn
    ? settingsOfUnit(host, unit)
    : parseSettings(listDropIns(host, name).map((path) => host.files.readText(path)));
  if (!isOwn && settings.get('ExecStart') === undefined && settings.get('User') === undefined) return undefined;
  const type = settingsOfUnit(host, unit).get('Type')?.at(-1);
  // On a simulated machine, the unit files of packages have no `Type=`, although most daemons notify systemd. The table
  // of units contains the exceptions.
  const isSimple =
    type === undefined && !isOwn
      ? findUnit(name.replace(/\.service$/, '')).isSimple === true
      : type === undefined || type === 'simple' || type === 'idle';
  const shared = { process: 'Main', failsStart: !isSimple } as const;
  const user = settings.get('User')?.at(-1);
  if (user !== undefined && !/^\d+$/.test(user) && host.accounts.user(user) === undefined) {
    const line = `${name}: Failed to determine user credentials: No such process`;
    return { ...shared, lines: [line, `${name}: Failed at step USER spawning: No such process`], status: '217/USER' };
  }
  const program = settings
    .get('ExecStart')
    ?.at(-1)
    ?.replace(/^[-@:+!]+/, '')
    .split(/\s+/)[0];
  if (program === undefined || program === '')
    return isOwn
      ? {
          lines: [`${name}: Service has no ExecStart=, ExecStop=, or SuccessAction=. Refusing.`],
          status: '1/FAILURE',
          process: 'Main',
          failsStart: true,
        }
      : undefined;
  if (!program.startsWith('/') || program.includes('%')) return undefined;
  const node = host.files.stat(program);
  if (node?.kind === 'file' && (node.mode & 0o111) !== 0) return undefined;
  const why = node === undefined ? 'No such file or directory' : 'Permission denied';
  return {
    ...shared,
    lines: [
      `${name}: Failed to locate executable ${program}: ${why}`,
      `${name}: Failed at step EXEC spawning ${program}: ${why}`,
    ],
    status: '203/EXEC',
  };
}
