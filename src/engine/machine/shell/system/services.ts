import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import { serviceProcesses } from '../../services/processes.ts';
import {
  listDropIns,
  isMaskingRefused,
  settingsOfUnit,
  unitFileName,
  findUnitFile,
} from '../../services/unit-files.ts';
import { tryUnitPrograms, type RunProgram } from '../../services/unit-programs.ts';
import { unitTitle } from '../../services/units/index.ts';
import { baseName } from '../../files/paths.ts';
import type { SimulatedCommand } from '../command.ts';
import { journalctl } from './journal.ts';

function unitName(name: string): string {
  return name.replace(/\.service$/, '');
}

function enabledWord(target: Target, name: string): string {
  return target.services.enablement(name) ?? 'not-found';
}

function statusText(target: Target, name: string): string {
  const { services } = target;
  const running = services.isRunning(name);
  const failed = services.stateOf(name)?.failed === true;
  const path = findUnitFile(target, name)?.path ?? `/usr/lib/systemd/system/${name}.service`;
  const unit = `${path}; ${enabledWord(target, name)}; preset: enabled`;
  const active = running ? 'active (running)' : failed ? 'failed (Result: exit-code)' : 'inactive (dead)';
  const log = services.logOf(name).slice(-10);
  const tail = log.length === 0 ? '' : `\n${log.join('\n')}\n`;
  const mark = running ? '●' : failed ? '×' : '○';
  return `${mark} ${unitTitle(name)}\n     Loaded: loaded (${unit})\n     Active: ${active}\n${tail}`;
}

async function launch(target: Target, verb: 'start' | 'restart', name: string, spawn: RunProgram): Promise<ToolResult> {
  if (target.services[verb](name, await tryUnitPrograms(target, name, spawn))) return succeed();
  return refuse(
    1,
    `Job for ${name}.service failed because the control process exited with error code.\nSee "systemctl status ${name}.service" and "journalctl -xeu ${name}.service" for details.`,
  );
}

/**
 * Creates the result of a successful `systemctl` command whose output is about links. systemctl prints this output to
 * standard error.
 */
function succeedWithLines(lines: readonly string[]): ToolResult {
  return { exitCode: 0, stdout: '', stderr: lines.map((line) => `${line}\n`).join('') };
}

/** Runs a verb of `systemctl` on a unit that the machine does not have. Most verbs fail. */
function actOnUnknown(target: Target, verb: string, name: string): ToolResult {
  const unit = unitFileName(name);
  switch (verb) {
    case 'is-active':
      return { exitCode: 4, stdout: 'inactive\n', stderr: '' };
    case 'is-failed':
      return { exitCode: 1, stdout: 'inactive\n', stderr: '' };
    case 'is-enabled':
      return refuse(1, `Failed to get unit file state for ${unit}: No such file or directory`);
    case 'status':
      return refuse(4, `Unit ${unit} could not be found.`);
    case 'mask':
      return succeedWithLines([`Unit ${unit} does not exist, proceeding anyway.`, ...target.services.mask(name)]);
    case 'unmask':
      return refuse(1, `Unit ${unit} does not exist, proceeding anyway.`);
    case 'enable':
    case 'disable':
    case 'reenable':
      return refuse(1, `Failed to ${verb} unit: Unit file ${unit} does not exist.`);
    case 'stop':
      return refuse(5, `Failed to stop ${unit}: Unit ${unit} not loaded.`);
    case 'cat':
      return refuse(1, `No files found for ${unit}.`);
    default:
      return refuse(5, `Failed to ${verb} ${unit}: Unit ${unit} not found.`);
  }
}

function initScriptLines({ files }: Target, verb: string, name: string): readonly string[] {
  if (!files.exists(`/etc/init.d/${name}`)) return [];
  const program = '/lib/systemd/systemd-sysv-install';
  return [
    `Synchronizing state of ${name}.service with SysV service script with ${program}.`,
    `Executing: ${program} ${verb} ${name}`,
  ];
}

async function act(target: Target, verb: string, name: string, spawn: RunProgram): Promise<ToolResult> {
  const { services } = target;
  if (!services.isKnown(name)) return actOnUnknown(target, verb, name);
  const isMasked = services.enablement(name) === 'masked';
  switch (verb) {
    case 'start':
    case 'restart':
    case 'reload-or-restart':
    case 'force-reload':
    case 'try-restart':
    case 'try-reload-or-restart':
    case 'condrestart': {
      if (isMasked) return refuse(1, `Failed to ${verb} ${unitFileName(name)}: Unit ${unitFileName(name)} is masked.`);
      const isRunning = services.isRunning(name);
      if (verb === 'start') return isRunning ? succeed() : launch(target, 'start', name, spawn);
      if (/^(?:try|cond)/.test(verb)) return isRunning ? launch(target, 'restart', name, spawn) : succeed();
      return launch(target, isRunning ? 'restart' : 'start', name, spawn);
    }
    case 'stop':
      if (services.isRunning(name)) services.stop(name);
      return succeed();
    case 'reload':
      if (!services.isRunning(name)) return refuse(1, `${name}.service is not active, cannot reload.`);
      services.reload(name);
      return succeed();
    case 'enable':
    case 'reenable': {
      if (isMasked)
        return refuse(1, `Failed to enable unit: Unit file /etc/systemd/system/${unitFileName(name)} is masked.`);
      if (verb === 'reenable') services.disable(name);
      return succeedWithLines([...initScriptLines(target, 'enable', name), ...services.enable(name)]);
    }
    case 'disable':
      return succeedWithLines([...initScriptLines(target, 'disable', name), ...services.disable(name)]);
    case 'unmask':
      return succeedWithLines(services.unmask(name));
    case 'mask': {
      const path = `/etc/systemd/system/${unitFileName(name)}`;
      if (isMaskingRefused(target, name)) return refuse(1, `Failed to mask unit: File ${path} already exists.`);
      return succeedWithLines(services.mask(name));
    }
    case 'is-active':
      return services.isRunning(name)
        ? succeed('active\n')
        : { exitCode: 3, stdout: services.stateOf(name)?.failed === true ? 'failed\n' : 'inactive\n', stderr: '' };
    case 'is-failed':
      if (services.stateOf(name)?.failed === true) return succeed('failed\n');
      return { exitCode: 1, stdout: services.isRunning(name) ? 'active\n' : 'inactive\n', stderr: '' };
    case 'is-enabled': {
      const word = enabledWord(target, name);
      return { exitCode: /^(?:disabled|masked)$/.test(word) ? 1 : 0, stdout: `${word}\n`, stderr: '' };
    }
    case 'status':
      return { exitCode: services.isRunning(name) ? 0 : 3, stdout: statusText(target, name), stderr: '' };
    case 'cat':
      return catUnit(target, name);
    default:
      return refuse(1, `Unknown command verb ${verb}.`);
  }
}

/** Implements `systemctl cat`: prints the unit's file and its drop-ins, each below its path. */
function catUnit(target: Target, name: string): ToolResult {
  const unit = findUnitFile(target, name);
  if (unit === undefined) return refuse(1, `No files found for ${unitFileName(name)}.`);
  if (unit.isMasked) return succeed(`# Unit ${unitFileName(name)} is masked.\n`);
  const paths = [unit.path, ...listDropIns(target, unit.name)];
  return succeed(paths.map((path) => `# ${path}\n${target.files.readText(path)}`).join('\n'));
}

/** Implements `systemctl show`: prints all properties of a unit, or only those that `-p` selects. */
function showUnit(target: Target, name: string, properties: readonly string[], isValue: boolean): string {
  const { services } = target;
  const unit = findUnitFile(target, name);
  const settings = unit === undefined || unit.isMasked ? undefined : settingsOfUnit(target, unit);
  const isRunning = services.isRunning(name);
  const failed = services.stateOf(name)?.failed === true;
  const isKnown = services.isKnown(name);
  const id = unit?.name ?? unitFileName(name);
  const values: Readonly<Record<string, string>> = {
    Type: settings?.get('Type')?.at(-1) ?? 'simple',
    MainPID: String(serviceProcesses(target).get(id.replace(/\.service$/, ''))?.pid ?? 0),
    Id: id,
    Names: id,
    Description: settings?.get('Description')?.at(-1) ?? id,
    LoadState: !isKnown ? 'not-found' : unit?.isMasked === true ? 'masked' : 'loaded',
    ActiveState: isRunning ? 'active' : failed ? 'failed' : 'inactive',
    FragmentPath: unit === undefined ? '' : unit.path,
    UnitFileState: isKnown ? enabledWord(target, name) : '',
    SubState: isRunning ? 'running' : failed ? 'failed' : 'dead',
    CanReload: settings?.get('ExecReload') === undefined ? 'no' : 'yes',
    NeedDaemonReload: 'no',
  };
  const wanted = properties.length === 0 ? Object.keys(values) : properties;
  return wanted
    .flatMap((key) => (values[key] === undefined ? [] : [`${isValue ? '' : `${key}=`}${values[key]}\n`]))
    .join('');
}

function listUnits(target: Target): ToolResult {
  const rows = target.services.names().filter((name) => target.services.isRunning(name));
  const lines = rows.map((name) => `  ${unitFileName(name).padEnd(28)} loaded active running ${name}\n`);
  return succeed(
    `  UNIT                         LOAD   ACTIVE SUB     DESCRIPTION\n${lines.join('')}\n${rows.length} loaded units listed.\n`,
  );
}

function listUnitFiles(target: Target): ToolResult {
  const rows = target.services.names().map((name) => `${unitFileName(name).padEnd(28)} ${enabledWord(target, name)}\n`);
  return succeed(`UNIT FILE                    STATE\n${rows.join('')}\n${rows.length} unit files listed.\n`);
}

const DEFAULT_TARGET = '/etc/systemd/system/default.target';

/** Implements `systemctl get-default` and `set-default`, for the target that the system boots into. */
function defaultTarget({ files, platform }: Target, name: string | undefined): ToolResult {
  const link = files.lstat(DEFAULT_TARGET);
  if (name === undefined) {
    const isGraphical = platform.family === 'debian';
    const target = link?.kind === 'link' ? baseName(link.target) : undefined;
    return succeed(`${target ?? (isGraphical ? 'graphical.target' : 'multi-user.target')}\n`);
  }
  const unit = name.endsWith('.target') ? name : `${name}.target`;
  const target = `${platform.family === 'debian' ? '/lib' : '/usr/lib'}/systemd/system/${unit}`;
  const lines = link === undefined ? [] : [`Removed "${DEFAULT_TARGET}".`];
  if (link !== undefined) files.unlink(DEFAULT_TARGET);
  files.symlink(target, DEFAULT_TARGET);
  return succeedWithLines([...lines, `Created symlink ${DEFAULT_TARGET} → ${target}.`]);
}

const UNIT_VERBS: ReadonlySet<string> = new Set(
  (
    'start stop restart reload-or-restart force-reload try-restart try-reload-or-restart condrestart reload enable reenable disable ' +
    'unmask mask is-active is-failed is-enabled status cat'
  ).split(' '),
);

/** Options whose value is the next word. */
const WITH_VALUE = /^(?:-p|--property|-t|--type|--state|-n|--lines|-o|--output|-s|--signal|--root|-H|-M)$/;

const systemctl: SimulatedCommand = {
  name: 'systemctl',
  async run(args, { session, spawn }) {
    const { target } = session;
    const words = args.filter((word, index) => !word.startsWith('-') && !WITH_VALUE.test(args[index - 1] ?? ''));
    const [verb = 'list-units', ...names] = words;
    if (/^(?:daemon-reload|daemon-reexec|reset-failed|preset-all)$/.test(verb)) return succeed();
    if (verb === 'list-units') return listUnits(target);
    if (verb === 'list-unit-files') return listUnitFiles(target);
    if (verb === 'is-system-running') return succeed('running\n');
    if (verb === 'get-default') return defaultTarget(target, undefined);
    if (verb === 'set-default')
      return names[0] === undefined ? refuse(1, 'Too few arguments.') : defaultTarget(target, names[0]);
    if (verb === 'show') {
      const at = args.findIndex((word) => /^(?:-p|--property)/.test(word));
      const given = args[at]?.replace(/^(?:-p|--property)=?/, '');
      const properties = at < 0 ? '' : given === '' ? (args[at + 1] ?? '') : (given ?? '');
      const shown = names.map(unitName).map((name) =>
        showUnit(
          target,
          name,
          properties.split(',').filter((each) => each !== ''),
          args.includes('--value'),
        ),
      );
      return succeed(shown.join('\n'));
    }
    if (!UNIT_VERBS.has(verb)) return refuse(1, `Unknown command verb ${verb}.`);
    if (names.length === 0) return refuse(1, 'Too few arguments.');
    const quiet = args.includes('-q') || args.includes('--quiet');
    const results: ToolResult[] = [];
    for (const name of names.map(unitName)) {
      const result = await act(target, verb, name, spawn);
      results.push(result);
      if (result.exitCode === 0 && args.includes('--now')) {
        if (verb === 'enable') results.push(await act(target, 'start', name, spawn));
        if (verb === 'disable' || verb === 'mask') target.services.stop(name);
      }
    }
    const isAnyEnough = verb === 'is-enabled' || verb === 'is-active' || verb === 'is-failed';
    const isFine = isAnyEnough && results.some((result) => result.exitCode === 0);
    return {
      exitCode: isFine ? 0 : (results.find((result) => result.exitCode !== 0)?.exitCode ?? 0),
      stdout: quiet ? '' : results.map((result) => result.stdout).join(''),
      stderr: quiet ? '' : results.map((result) => result.stderr).join(''),
    };
  },
};

/** Creates the command `service NAME VERB`, or `invoke-rc.d` with the same arguments. */
function serviceTool(name: string): SimulatedCommand {
  return {
    name,
    async run(args, { session, spawn }) {
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
      const { target } = session;
      if (verb === 'status' && !target.services.isKnown(unit))
        return refuse(4, `Unit ${unit}.service could not be found.`);
      if (name === 'invoke-rc.d' && !target.services.isKnown(unit))
        return refuse(100, `invoke-rc.d: unknown initscript, /etc/init.d/${unit} not found.`);
      return act(target, verb, unit, spawn);
    },
  };
}

const updateRcd: SimulatedCommand = {
  name: 'update-rc.d',
  family: 'debian',
  run(args, { session }) {
    const [name = '', verb = ''] = args.filter((argument) => !argument.startsWith('-'));
    if (!session.target.services.isKnown(name))
      return verb === 'remove' ? succeed() : refuse(1, `update-rc.d: error: unable to read /etc/init.d/${name}`);
    const { services } = session.target;
    if (verb === 'remove' || verb === 'disable') services.disable(name);
    else services.enable(name);
    return succeed();
  },
};

const chkconfig: SimulatedCommand = {
  name: 'chkconfig',
  family: 'redhat',
  async run(args, { session, spawn }) {
    const [name = '', verb = ''] = args.filter((argument) => !argument.startsWith('-'));
    if (!session.target.services.isKnown(name))
      return refuse(1, `error reading information on service ${name}: No such file or directory`);
    return act(session.target, verb === 'off' ? 'disable' : 'enable', name, spawn);
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
