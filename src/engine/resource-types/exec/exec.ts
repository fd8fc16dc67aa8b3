/** Puppet's `type/exec.rb`. */
import type { LogLevel } from '../../diagnostics/log.ts';
import type { RunResult } from '../../target/shell/run-shell.ts';
import type { Target } from '../../target/target.ts';
import { inspectString, rubyInspect, rubyToString } from '../../values/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../../values/value.ts';
import type { ParameterDefinition, PropertyDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import type { PropertyInstance, ResourceInstance } from '../resource.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { runCommand, TimeoutFailure, validateCommand } from './run.ts';

function listed(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

/** Ruby's `split(/\n/)`: no empty lines at the end. */
function linesOf(text: string): readonly string[] {
  const plain = text.replace(/\n+$/, '');
  return plain === '' ? [] : plain.split('\n');
}

function isSecret(resource: ResourceInstance, name: string): boolean {
  for (const attribute of resource.attributes) if (attribute.name === name) return attribute.sensitive;
  return false;
}

/** One check: whether it lets the command run. */
async function passes(resource: ResourceInstance, target: Target, check: string, value: Value): Promise<boolean> {
  if (check === 'refreshonly') return value !== 'true';
  if (check === 'creates') return !target.files.exists(String(value));
  let result: RunResult;
  try {
    result = await runCommand(resource, target, value);
  } catch (thrown) {
    if (!(thrown instanceof TimeoutFailure)) throw thrown;
    resource.log('err', `Check ${rubyInspect(value)} exceeded timeout`);
    return false;
  }
  return check === 'onlyif' ? result.exitCode === 0 : result.exitCode !== 0;
}

const CHECKS = ['refreshonly', 'creates', 'unless', 'onlyif'] as const;

/** Whether all checks let the command run. A refresh does not mind `refreshonly`. */
async function mayRun(resource: ResourceInstance, target: Target, refreshing: boolean): Promise<boolean> {
  for (const check of CHECKS) {
    const value = resource.get(check);
    if (value === undefined || (refreshing && check === 'refreshonly')) continue;
    for (const item of listed(value)) if (!(await passes(resource, target, check, item))) return false;
  }
  return true;
}

/** Runs the command, as often as `tries` allows, and tells its output. */
async function runAndTell(property: PropertyInstance, target: Target): Promise<void> {
  const { resource } = property;
  const command = resource.get('command');
  const tries = Number(resource.get('tries') ?? 1);
  const pause = Number(resource.get('try_sleep') ?? 0);
  const expected = property.shouldValues.map(String);
  let result: RunResult | undefined;
  try {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      result = await runCommand(resource, target, command);
      if (expected.includes(String(result.exitCode))) break;
      if (pause > 0 && tries > 1) target.spend(pause * 1000);
    }
  } catch (thrown) {
    if (thrown instanceof TimeoutFailure) throw new TypeFailure('Command exceeded timeout');
    throw thrown;
  }
  if (result === undefined) return;
  const succeeded = expected.includes(String(result.exitCode));
  const logoutput = resource.get('logoutput');
  const secret = isSecret(resource, 'command');
  if (logoutput === 'true' || (logoutput === 'on_failure' && !succeeded)) {
    const level: LogLevel = resource.loglevel;
    if (secret) property.log(level, '[output redacted]');
    else for (const line of linesOf(result.output)) property.log(level, line);
  }
  if (succeeded) return;
  const shown = secret ? '[command redacted]' : `'${rubyToString(command)}'`;
  throw new TypeFailure(`${shown} returned ${result.exitCode} instead of one of [${expected.join(',')}]`);
}

const returns: PropertyDefinition = {
  kind: 'property',
  name: 'returns',
  doc: 'The exit codes that count as success. Default 0.',
  arrayMatching: 'all',
  default: '0',
  munge: (value) => rubyToString(value),
  eventName: () => 'executed_command',
  changeToS: () => 'executed successfully',
  retrieve: async (property, target) => ((await mayRun(property.resource, target, false)) ? 'notrun' : property.should),
  sync: runAndTell,
};

function fullyQualified(name: string, arrays: boolean): Pick<ParameterDefinition, 'validate'> {
  return {
    validate: (value) => {
      if (isArray(value) && !arrays) throw new TypeFailure(`${name} only accepts a single path, not an array of paths`);
      if (!listed(value).every((path) => String(path).startsWith('/')))
        throw new TypeFailure(`${name} must be a fully qualified path`);
    },
  };
}

function validateCommands(value: Value, resource: ResourceInstance): void {
  for (const command of listed(value)) validateCommand(resource, command);
}

/** Ruby's `Float(x)`. */
function toNumber(value: Value): number {
  const one = isArray(value) ? value[0] : value;
  if (typeof one === 'bigint' || typeof one === 'number') return Number(one);
  const text = String(one).trim();
  if (!/^[+-]?\d[\d_]*(\.\d+)?([eE][+-]?\d+)?$/.test(text)) throw new ArgumentFailure('The timeout must be a number.');
  return Number(text.replaceAll('_', ''));
}

const parameters: readonly ParameterDefinition[] = [
  {
    kind: 'parameter',
    name: 'command',
    doc: 'The command: a string, or an array of the program and its arguments, which no shell touches. Default: the title.',
    namevar: true,
    validate: (value) => {
      if (typeof value !== 'string' && !isArray(value))
        throw new ArgumentFailure(
          `Command must be a String or Array<String>, got value of class ${rubyClassName(value)}`,
        );
    },
  },
  {
    kind: 'parameter',
    name: 'path',
    doc: 'Where programs are looked for: an array, or a string with colons. Without it, commands need their full path.',
    munge: (value) => listed(value).flatMap((item) => String(item).split(':')),
  },
  { kind: 'parameter', name: 'user', doc: 'The user who runs the command. Default root.' },
  { kind: 'parameter', name: 'group', doc: 'The group with which the command runs.' },
  {
    kind: 'parameter',
    name: 'cwd',
    doc: 'The directory in which the command runs. It must exist.',
    ...fullyQualified('cwd', false),
  },
  {
    kind: 'parameter',
    name: 'logoutput',
    doc: 'Whether the output is logged: `true`, `false`, or `on_failure` (default).',
    values: [{ value: 'true' }, { value: 'false' }, { value: 'on_failure' }],
    default: 'on_failure',
  },
  {
    kind: 'parameter',
    name: 'refresh',
    doc: 'Another command to run when an event arrives. Default: the command itself.',
    validate: (value, resource) => validateCommand(resource, value),
  },
  {
    kind: 'parameter',
    name: 'environment',
    doc: "Variables for the command, each as `'NAME=value'`.",
    validate: (value) => {
      for (const setting of listed(value))
        if (!/\w+=/.test(String(setting)))
          throw new ArgumentFailure(`Invalid environment setting '${rubyToString(setting)}'`);
    },
  },
  {
    kind: 'parameter',
    name: 'umask',
    doc: 'The umask of the command, as an octal string.',
    requiredFeatures: ['umask'],
    munge: (value) => {
      if (typeof value === 'string' && /^0?[0-7]{1,4}$/.test(value)) return BigInt(Number.parseInt(value, 8));
      const shown = typeof value === 'string' ? inspectString(value) : rubyInspect(value);
      throw new TypeFailure(`The umask specification is invalid: ${shown}`);
    },
  },
  {
    kind: 'parameter',
    name: 'timeout',
    doc: 'After how many seconds the command is ended and counts as failed. Default 300; 0 for never.',
    default: 300n,
    munge: (value) => Math.max(toNumber(value), 0),
  },
  {
    kind: 'parameter',
    name: 'tries',
    doc: 'How often the command is tried until it succeeds. Default 1.',
    default: 1n,
    munge: (value) => {
      if (typeof value === 'string' && !/^\d+$/.test(value)) throw new ArgumentFailure('Tries must be an integer');
      const number = Number(value);
      if (number < 1) throw new ArgumentFailure('Tries must be an integer >= 1');
      return typeof value === 'string' ? BigInt(value) : value;
    },
  },
  {
    kind: 'parameter',
    name: 'try_sleep',
    doc: 'How many seconds to wait between tries. Default 0.',
    default: 0n,
    munge: (value) => {
      if (typeof value === 'string' && !/^[-\d.]+$/.test(value))
        throw new ArgumentFailure('try_sleep must be a number');
      const number = Number(value);
      if (number < 0) throw new ArgumentFailure('try_sleep cannot be a negative number');
      return number;
    },
  },
  {
    kind: 'parameter',
    name: 'refreshonly',
    doc: 'Run the command only when an event arrives (`notify`, `subscribe`, `~>`).',
    values: [{ value: 'true' }, { value: 'false' }],
  },
  {
    kind: 'parameter',
    name: 'creates',
    doc: 'A file (or several) that the command makes: while it exists, the command is not run.',
    ...fullyQualified('creates', true),
  },
  {
    kind: 'parameter',
    name: 'unless',
    doc: 'A command (or several): where it succeeds, the main command is not run. It runs in noop too.',
    validate: validateCommands,
  },
  {
    kind: 'parameter',
    name: 'onlyif',
    doc: 'A command (or several): where it fails, the main command is not run. It runs in noop too.',
    validate: validateCommands,
  },
];

/** The files that commands name by their full path at the beginning of a line. */
function filesNamed(value: Value): readonly string[] {
  const first = isArray(value) ? value[0] : value;
  return typeof first === 'string' ? [...first.matchAll(/^(\/\S+)/gm)].map(([, path = '']) => path) : [];
}

function neededFiles(resource: ResourceInstance): readonly string[] {
  const cwd = resource.get('cwd');
  const command = resource.get('command');
  const found = typeof cwd === 'string' ? [cwd] : [];
  if (!(command instanceof DeferredValue)) {
    found.push(...filesNamed(command));
    const text = isArray(command) ? command[0] : command;
    if (typeof text === 'string') found.push(...[...text.matchAll(/^"([^"]+)"/gm)].map(([, path = '']) => path));
  }
  for (const name of ['onlyif', 'unless']) {
    const value = resource.get(name);
    if (value !== undefined) for (const line of listed(value)) found.push(...filesNamed(line));
  }
  return found;
}

const SECRETS = ['command', 'unless', 'onlyif'] as const;

export const exec: ResourceTypeDefinition = {
  name: 'exec',
  doc:
    'Runs a command. It should do no harm when it runs again: use `creates`, `unless` or `onlyif` to say when it is needed, or `refreshonly` to ' +
    'run it only after something else changed. Commands run in the shell of the simulated machine.',
  features: [{ name: 'umask', doc: 'The provider can set the umask of commands.' }],
  providers: [
    {
      name: 'posix',
      doc: 'Runs a program that is found on the path; a shell helps only where the line needs one.',
      features: ['umask'],
      specificity: 1,
    },
    { name: 'shell', doc: 'Gives the line to `/bin/sh`: builtins and control structures work.', features: ['umask'] },
    {
      name: 'windows',
      doc: 'Programs on Windows. The simulated machines have none.',
      features: [],
      suitable: () => false,
    },
  ],
  attributes: [returns, ...parameters],
  isomorphic: false,
  validate: (resource) => validateCommand(resource, resource.get('command')),
  spreadSensitive: (names, resource) =>
    SECRETS.some((name) => names.includes(name))
      ? { redact: SECRETS.filter((name) => resource.isSet(name)), handled: SECRETS }
      : { redact: [], handled: [] },
  autorequire: [
    { type: 'file', why: 'the command names it', titles: neededFiles },
    {
      type: 'user',
      why: 'the command runs as this user',
      titles: (resource) => {
        const user = resource.get('user');
        return typeof user === 'string' && !/^\d+$/.test(user) ? [user] : [];
      },
    },
  ],
  refresh: async (resource, target) => {
    if (!(await mayRun(resource, target, true))) return;
    const other = resource.get('refresh');
    const property = resource.property('returns');
    if (other !== undefined) await runCommand(resource, target, other);
    else if (property !== undefined) await runAndTell(property, target);
  },
};
