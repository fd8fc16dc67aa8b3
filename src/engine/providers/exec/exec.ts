/** Behavior of `exec`, which runs commands (`type/exec.rb`). */
import { withCode } from '../../diagnostics/failure.ts';
import type { LogLevel } from '../../diagnostics/log.ts';
import type { RunResult } from '../../machine/shell/run-shell.ts';
import type { Target } from '../../machine/target.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyBehavior, TypeBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import { toList } from '../../resource-types/shared/list.ts';
import type { Value } from '../../values/value.ts';
import { runCommand, TimeoutFailure } from './run.ts';

/** Splits a string into lines like Ruby's `split(/\n/)`, without empty lines at the end. */
function splitLines(text: string): readonly string[] {
  const plain = text.replace(/\n+$/, '');
  return plain === '' ? [] : plain.split('\n');
}

function isSecret(resource: ResourceInstance, name: string): boolean {
  return resource.attribute(name)?.sensitive ?? false;
}

/** True if a check (`refreshonly`, `creates`, `unless`, `onlyif`) allows the command to run. */
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

/** True if all checks allow the command to run. A refresh ignores `refreshonly`. */
async function mayRun(resource: ResourceInstance, target: Target, refreshing: boolean): Promise<boolean> {
  for (const check of CHECKS) {
    const value = resource.get(check);
    if (value === undefined || (refreshing && check === 'refreshonly')) continue;
    for (const item of toList(value)) if (!(await passes(resource, target, check, item))) return false;
  }
  return true;
}

/** Runs the command up to `tries` times, and logs its output. Throws if the last attempt fails. */
async function runAndTell(property: PropertyInstance, target: Target): Promise<void> {
  const { resource } = property;
  const command = resource.get('command');
  const tries = Number(resource.get('tries') ?? 1);
  const pause = Number(resource.get('try_sleep') ?? 0);
  const expected = property.shouldValues.map(String);
  let result: RunResult | undefined;
  try {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (attempt > 1) target.work?.count('retries');
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
    else {
      const lines = splitLines(result.output);
      target.work?.count('logged', lines.length);
      for (const line of lines) property.log(level, line);
    }
  }
  if (succeeded) return;
  const shown = secret ? '[command redacted]' : `'${rubyToString(command)}'`;
  throw withCode(
    'COMMAND_FAILED',
    new TypeFailure(`${shown} returned ${result.exitCode} instead of one of [${expected.join(',')}]`),
  );
}

const returns: PropertyBehavior = {
  eventName: () => 'executed_command',
  changeToS: () => 'executed successfully',
  // With `refreshonly`, only a refresh runs the command, so the other checks are skipped.
  retrieve: (property, target) =>
    property.resource.get('refreshonly') === 'true'
      ? property.should
      : mayRun(property.resource, target, false).then((may) => (may ? 'notrun' : property.should)),
  sync: runAndTell,
};

export const exec: TypeBehavior = {
  properties: { returns },
  refresh: async (resource, target) => {
    if (!(await mayRun(resource, target, true))) return;
    const other = resource.get('refresh');
    const property = resource.property('returns');
    if (other !== undefined) await runCommand(resource, target, other);
    else if (property !== undefined) await runAndTell(property, target);
  },
};
