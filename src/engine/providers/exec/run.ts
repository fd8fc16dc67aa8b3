import { Failure, withCode } from '../../diagnostics/failure.ts';
import { DEFAULT_PATH, runShell, type RunResult } from '../../machine/shell/run-shell.ts';
import { resolveIdentity } from '../../machine/shell/session.ts';
import { normalizePath } from '../../machine/files/paths.ts';
import type { Target } from '../../machine/target.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import { findProgram, usesShell } from '../../resource-types/exec/command.ts';
import { ArgumentFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

export class TimeoutFailure extends Failure {
  override readonly name = 'TimeoutFailure';
}

function searchPath(resource: ResourceInstance): readonly string[] | undefined {
  const path = resource.get('path');
  return isArray(path) ? path.map(String) : undefined;
}

const EXECUTE_BITS = 0o111;

function checkProgram(resource: ResourceInstance, target: Target, program: string): void {
  const { files } = target;
  if (normalizePath(program) === program) {
    const node = files.stat(program);
    if (node === undefined)
      throw withCode('COMMAND_NOT_FOUND', new ArgumentFailure(`Could not find command '${program}'`));
    if (node.kind !== 'file')
      throw withCode('COMMAND_NOT_EXECUTABLE', new ArgumentFailure(`'${program}' is a ${node.kind}, not a file`));
    if ((node.mode & EXECUTE_BITS) === 0)
      throw withCode('COMMAND_NOT_EXECUTABLE', new ArgumentFailure(`'${program}' is not executable`));
    return;
  }
  const found = searchPath(resource)?.some((directory) => {
    const node = files.stat(`${directory}/${program}`);
    return node?.kind === 'file' && (node.mode & EXECUTE_BITS) !== 0;
  });
  if (found !== true) throw withCode('COMMAND_NOT_FOUND', new ArgumentFailure(`Could not find command '${program}'`));
}

function buildEnvironment(resource: ResourceInstance): Record<string, string> {
  const settings = resource.get('environment');
  const path = searchPath(resource);
  const env: Record<string, string> = path === undefined ? {} : { PATH: path.join(':') };
  const list: readonly Value[] = settings === undefined ? [] : isArray(settings) ? settings : [settings];
  for (const setting of list) {
    const match = /^(\w+)=(.*)$/s.exec(rubyToString(setting));
    const [, name, value = ''] = match ?? [];
    if (name === undefined) {
      resource.logAsProvider('warning', `Cannot understand environment setting ${rubyInspect(setting)}`);
      continue;
    }
    if (env[name] !== undefined)
      resource.logAsProvider('warning', `Overriding environment setting '${name}' with '${value}'`);
    if (value === '') {
      const place = resource.place;
      const where = place === undefined ? '' : `\n   (file: ${place.file}, line: ${place.line})`;
      resource.log('warning', `Empty environment setting '${name}'${where}`, true);
    }
    env[name] = value;
  }
  return env;
}

/**
 * Runs a command of the resource. Throws if it cannot be started, and throws a `TimeoutFailure` if it takes too long.
 */
export async function runCommand(resource: ResourceInstance, target: Target, command: Value): Promise<RunResult> {
  const line = usesShell(resource)
    ? ['/bin/sh', '-c', rubyToString(command)]
    : isArray(command)
      ? command.map(String)
      : rubyToString(command);
  const program = findProgram(line);
  if (program === undefined) throw new Failure('no implicit conversion of nil into String');
  checkProgram(resource, target, rubyToString(program));
  const cwd = resource.get('cwd');
  if (typeof cwd === 'string' && !target.files.isDirectory(cwd))
    throw withCode('WORKING_DIRECTORY_MISSING', new ArgumentFailure(`Working directory ${cwd} does not exist!`));
  const user = toText(resource.get('user'));
  const group = toText(resource.get('group'));
  // Ruby's process exits silently if it cannot become the requested user, before the command begins.
  if ((user !== undefined || group !== undefined) && resolveIdentity(target, user ?? 'root', group) === undefined)
    return NOT_STARTED;
  const timeout = Number(resource.get('timeout') ?? 0);
  const umask = resource.get('umask');
  const result = await runShell(target, line, {
    env: buildEnvironment(resource),
    isCombined: true,
    path: searchPath(resource) ?? DEFAULT_PATH,
    ...(typeof cwd === 'string' ? { cwd } : {}),
    ...(user === undefined ? {} : { user }),
    ...(group === undefined ? {} : { group }),
    ...(timeout > 0 ? { timeout: timeout * 1000 } : {}),
    ...(typeof umask === 'bigint' ? { umask: Number(umask) } : {}),
  });
  if (result.timedOut) throw new TimeoutFailure('execution expired');
  if (result.exitCode === 127) throw withCode('COMMAND_NOT_FOUND', new ArgumentFailure(result.output));
  return result;
}

function toText(value: Value): string | undefined {
  return value === undefined ? undefined : rubyToString(value);
}

const NOT_STARTED: RunResult = {
  stdout: '',
  stderr: '',
  output: '',
  exitCode: 1,
  timedOut: false,
  hasUnknownProgram: false,
  changes: [],
  duration: 0,
  env: {},
  shellErrors: [],
};
