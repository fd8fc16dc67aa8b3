/** Puppet's `type/exec.rb`. */
import { withCode } from '../../diagnostics/failure.ts';
import type { LogLevel } from '../../diagnostics/log.ts';
import type { RunResult } from '../../machine/shell/run-shell.ts';
import type { Target } from '../../machine/target.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../../values/value.ts';
import type { PropertyDefinition, ResourceTypeDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import type { PropertyInstance, ResourceInstance } from '../resource.ts';
import { listOf } from '../shared/list.ts';
import { execParameters } from './parameters.ts';
import { runCommand, TimeoutFailure, validateCommand } from './run.ts';

/** Ruby's `split(/\n/)`: no empty lines at the end. */
function linesOf(text: string): readonly string[] {
  const plain = text.replace(/\n+$/, '');
  return plain === '' ? [] : plain.split('\n');
}

function isSecret(resource: ResourceInstance, name: string): boolean {
  return resource.attribute(name)?.sensitive ?? false;
}

/** One check: whether it lets the command run. */
async function passes(resource: ResourceInstance, target: Target, check: string, value: Value): Promise<boolean> {
  if (check === 'refreshonly') return value !== 'true';
  if (check === 'creates') return !target.files.exists(rubyToString(value));
  let result: RunResult;
  try {
    result = await runCommand(resource, target, value);
  } catch (thrown) {
    if (!(thrown instanceof TimeoutFailure)) throw thrown;
    resource.logFor(check, 'err', `Check ${rubyInspect(value)} exceeded timeout`);
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
    for (const item of listOf(value)) if (!(await passes(resource, target, check, item))) return false;
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
    if (thrown instanceof TimeoutFailure)
      throw withCode('COMMAND_TIMEOUT', new TypeFailure('Command exceeded timeout'));
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
  throw withCode(
    'COMMAND_FAILED',
    new TypeFailure(`${shown} returned ${result.exitCode} instead of one of [${expected.join(',')}]`),
  );
}

const returns: PropertyDefinition = {
  kind: 'property',
  name: 'returns',
  doc: 'The exit codes that count as success: one, or an array. Default: 0.',
  arrayMatching: 'all',
  default: '0',
  munge: (value) => rubyToString(value),
  eventName: () => 'executed_command',
  changeToS: () => 'executed successfully',
  // What only refreshes need not wait for its other checks.
  retrieve: (property, target) =>
    property.resource.get('refreshonly') === 'true'
      ? property.should
      : mayRun(property.resource, target, false).then((may) => (may ? 'notrun' : property.should)),
  sync: runAndTell,
};

/** The files that commands name by their full path at the beginning of a line. */
function filesNamed(value: Value): readonly string[] {
  const first = isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || !first.includes('/')) return NONE;
  if (/[^!-~]/.test(first)) return [...first.matchAll(/^(\/\S+)/gm)].map(([, path = '']) => path);
  // Nearly always it is one line, and often one word.
  return first.startsWith('/') && first !== '/' ? [first] : NONE;
}

const NONE: readonly string[] = [];
const OTHER_COMMANDS = ['onlyif', 'unless'] as const;

function neededFiles(resource: ResourceInstance): readonly string[] {
  const cwd = resource.get('cwd');
  const command = resource.get('command');
  let found = typeof cwd === 'string' ? [cwd] : NONE;
  if (!(command instanceof DeferredValue)) {
    found = both(found, filesNamed(command));
    const text = isArray(command) ? command[0] : command;
    if (typeof text === 'string' && text.includes('"'))
      found = both(
        found,
        [...text.matchAll(/^"([^"]+)"/gm)].map(([, path = '']) => path),
      );
  }
  for (const name of OTHER_COMMANDS) {
    const value = resource.get(name);
    if (value !== undefined) for (const line of listOf(value)) found = both(found, filesNamed(line));
  }
  return found;
}

/** One after the other; mostly one is empty, and no list need be made. */
function both(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

const SECRETS = ['command', 'unless', 'onlyif'] as const;

export const exec: ResourceTypeDefinition = {
  name: 'exec',
  doc:
    'Runs a command. Make sure that the command is safe to run again: say when it is needed with `creates`, `unless` or `onlyif`, or run it only ' +
    'after a change with `refreshonly`. Commands run in the shell of the simulated machine.',
  features: [{ name: 'umask', doc: 'The provider can set the umask of commands.' }],
  providers: [
    {
      name: 'posix',
      doc: 'Runs a program. A shell takes part only if the command has characters for it, such as variables and pipes; builtins do not work.',
      features: ['umask'],
      specificity: 1,
    },
    {
      name: 'shell',
      doc: 'Passes the command to `/bin/sh -c`, so variables, pipes, builtins and control structures work.',
      features: ['umask'],
    },
    {
      name: 'windows',
      doc: 'Runs programs on Windows. Not on the simulated machines.',
      features: [],
      suitable: () => false,
    },
  ],
  attributes: [returns, ...execParameters],
  isomorphic: false,
  validate: (resource) => validateCommand(resource, resource.get('command')),
  spreadSensitive: (names, resource) =>
    SECRETS.some((name) => names.includes(name))
      ? { redact: SECRETS.filter((name) => resource.isSet(name)), handled: SECRETS }
      : { redact: [], handled: [] },
  autorequire: [
    {
      type: 'file',
      why: 'the command or a check begins with this file, or runs in this directory',
      titles: neededFiles,
    },
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
