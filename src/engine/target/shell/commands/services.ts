import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import { unitTitle } from '../../services/units/index.ts';
import type { SimulatedCommand } from '../command.ts';
import { journalctl } from './journal.ts';

function unitName(name: string): string {
  return name.replace(/\.service$/, '');
}

function unknownUnit(name: string): ToolResult {
  return refuse(5, `Failed to start ${name}.service: Unit ${name}.service not found.`);
}

function enabledWord(target: Target, name: string): string {
  const enable = target.services.stateOf(name)?.enable;
  return enable === 'true' ? 'enabled' : enable === 'mask' ? 'masked' : 'disabled';
}

function statusText(target: Target, name: string): string {
  const { services } = target;
  const running = services.isRunning(name);
  const failed = services.stateOf(name)?.failed === true;
  const unit = `/usr/lib/systemd/system/${name}.service; ${enabledWord(target, name)}; preset: enabled`;
  const active = running ? 'active (running)' : failed ? 'failed (Result: exit-code)' : 'inactive (dead)';
  const log = services.logOf(name).slice(-10);
  const tail = log.length === 0 ? '' : `\n${log.join('\n')}\n`;
  const mark = running ? '●' : failed ? '×' : '○';
  return `${mark} ${unitTitle(name)}\n     Loaded: loaded (${unit})\n     Active: ${active}\n${tail}`;
}

/** Starts or restarts a unit; fails if the daemon does not run afterwards. */
function launch(target: Target, verb: 'start' | 'restart', name: string): ToolResult {
  if (target.services[verb](name)) return succeed();
  return refuse(
    1,
    `Job for ${name}.service failed because the control process exited with error code.\nSee "systemctl status ${name}.service" and "journalctl -xeu ${name}.service" for details.`,
  );
}

/** Runs one verb of `systemctl` on one unit. */
function act(target: Target, verb: string, name: string): ToolResult {
  const { services } = target;
  if (!services.isKnown(name)) {
    if (verb === 'is-active') return { exitCode: 4, stdout: 'inactive\n', stderr: '' };
    if (verb === 'is-failed') return { exitCode: 1, stdout: 'inactive\n', stderr: '' };
    if (verb === 'is-enabled') return { exitCode: 4, stdout: 'not-found\n', stderr: '' };
    if (verb === 'status') return refuse(4, `Unit ${name}.service could not be found.`);
    if (verb === 'enable' || verb === 'disable' || verb === 'mask')
      return refuse(1, `Failed to ${verb} unit: Unit file ${name}.service does not exist.`);
    return verb === 'start'
      ? unknownUnit(name)
      : refuse(5, `Failed to ${verb} ${name}.service: Unit ${name}.service not loaded.`);
  }
  switch (verb) {
    case 'start':
      if (services.stateOf(name)?.enable === 'mask')
        return refuse(1, `Failed to start ${name}.service: Unit ${name}.service is masked.`);
      return services.isRunning(name) ? succeed() : launch(target, 'start', name);
    case 'stop':
      if (services.isRunning(name)) services.stop(name);
      return succeed();
    case 'restart':
    case 'reload-or-restart':
      return launch(target, services.isRunning(name) ? 'restart' : 'start', name);
    case 'try-restart':
      return services.isRunning(name) ? launch(target, 'restart', name) : succeed();
    case 'reload':
      if (!services.isRunning(name)) return refuse(1, `${name}.service is not active, cannot reload.`);
      services.reload(name);
      return succeed();
    case 'enable':
      services.enable(name);
      return succeed();
    case 'disable':
    case 'unmask':
      services.disable(name);
      return succeed();
    case 'mask':
      services.mask(name);
      return succeed();
    case 'is-active':
      return services.isRunning(name)
        ? succeed('active\n')
        : { exitCode: 3, stdout: services.stateOf(name)?.failed === true ? 'failed\n' : 'inactive\n', stderr: '' };
    case 'is-failed':
      if (services.stateOf(name)?.failed === true) return succeed('failed\n');
      return { exitCode: 1, stdout: services.isRunning(name) ? 'active\n' : 'inactive\n', stderr: '' };
    case 'is-enabled': {
      const word = enabledWord(target, name);
      return { exitCode: word === 'enabled' ? 0 : 1, stdout: `${word}\n`, stderr: '' };
    }
    case 'status':
      return { exitCode: services.isRunning(name) ? 0 : 3, stdout: statusText(target, name), stderr: '' };
    default:
      return refuse(1, `Unknown command verb ${verb}.`);
  }
}

function listUnits(target: Target): ToolResult {
  const rows = target.services.names().filter((name) => target.services.isRunning(name));
  const lines = rows.map((name) => `  ${`${name}.service`.padEnd(28)} loaded active running ${name}\n`);
  return succeed(
    `  UNIT                         LOAD   ACTIVE SUB     DESCRIPTION\n${lines.join('')}\n${rows.length} loaded units listed.\n`,
  );
}

function listUnitFiles(target: Target): ToolResult {
  const rows = target.services.names().map((name) => `${`${name}.service`.padEnd(28)} ${enabledWord(target, name)}\n`);
  return succeed(`UNIT FILE                    STATE\n${rows.join('')}\n${rows.length} unit files listed.\n`);
}

const UNIT_VERBS: ReadonlySet<string> = new Set(
  'start stop restart reload-or-restart try-restart reload enable disable unmask mask is-active is-failed is-enabled status'.split(
    ' ',
  ),
);

const systemctl: SimulatedCommand = {
  name: 'systemctl',
  run(args, { session }) {
    const { target } = session;
    const [verb = 'list-units', ...names] = args.filter((argument) => !argument.startsWith('-'));
    if (verb === 'daemon-reload' || verb === 'daemon-reexec' || verb === 'reset-failed') return succeed();
    if (verb === 'list-units') return listUnits(target);
    if (verb === 'list-unit-files') return listUnitFiles(target);
    if (verb === 'is-system-running') return succeed('running\n');
    if (!UNIT_VERBS.has(verb)) return refuse(1, `Unknown command verb ${verb}.`);
    if (names.length === 0) return refuse(1, 'Too few arguments.');
    const quiet = args.includes('-q') || args.includes('--quiet');
    const results = names.map(unitName).map((name) => {
      const result = act(target, verb, name);
      if (result.exitCode === 0 && args.includes('--now')) {
        if (verb === 'enable') act(target, 'start', name);
        if (verb === 'disable' || verb === 'mask') act(target, 'stop', name);
      }
      return result;
    });
    return {
      exitCode: results.find((result) => result.exitCode !== 0)?.exitCode ?? 0,
      stdout: quiet ? '' : results.map((result) => result.stdout).join(''),
      stderr: results.map((result) => result.stderr).join(''),
    };
  },
};

/** `service NAME VERB`, and `invoke-rc.d` with the same arguments. */
function serviceTool(name: string): SimulatedCommand {
  return {
    name,
    run(args, { session }) {
      const [unit = '', verb = ''] = args.filter((argument) => !argument.startsWith('-'));
      if (args.includes('--status-all')) {
        const { services } = session.target;
        return succeed(
          services
            .names()
            .map((each) => ` [ ${services.isRunning(each) ? '+' : '-'} ]  ${each}\n`)
            .join(''),
        );
      }
      if (verb === '') return refuse(2, `Usage: ${name} < option > | --status-all | [ service_name [ command ] ]`);
      if (!session.target.services.isKnown(unit)) return refuse(1, `${unit}: unrecognized service`);
      return act(session.target, verb, unit);
    },
  };
}

const updateRcd: SimulatedCommand = {
  name: 'update-rc.d',
  family: 'debian',
  run(args, { session }) {
    const [name = '', verb = ''] = args.filter((argument) => !argument.startsWith('-'));
    if (!session.target.services.isKnown(name))
      return refuse(1, `update-rc.d: error: unable to read /etc/init.d/${name}`);
    return act(session.target, verb === 'remove' || verb === 'disable' ? 'disable' : 'enable', name);
  },
};

const chkconfig: SimulatedCommand = {
  name: 'chkconfig',
  family: 'redhat',
  run(args, { session }) {
    const [name = '', verb = ''] = args.filter((argument) => !argument.startsWith('-'));
    if (!session.target.services.isKnown(name))
      return refuse(1, `error reading information on service ${name}: No such file or directory`);
    return act(session.target, verb === 'off' ? 'disable' : 'enable', name);
  },
};

export const SERVICE_COMMANDS: readonly SimulatedCommand[] = [
  systemctl,
  serviceTool('service'),
  { ...serviceTool('invoke-rc.d'), family: 'debian' },
  updateRcd,
  chkconfig,
  journalctl,
];
