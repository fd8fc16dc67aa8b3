import { failureOf, fileOf, listed } from '../attempt-queries.ts';
import type { Attempt } from '../attempt.ts';
import type { CommandOutputs, ConditionOf } from '../../protocol/lessons/lesson-checks.ts';
import { missOfText, missOfValue, quoted, type Miss } from './judge-texts.ts';
import { matchesPattern } from './matches-pattern.ts';

/** Describes the first field whose value differs from the wanted value. Skips fields without a wanted value. */
function missOfFields(
  subject: string,
  fields: readonly (readonly [name: string, value: string, wanted: string | undefined])[],
): Miss | undefined {
  for (const [name, value, wanted] of fields) {
    const miss =
      wanted === undefined ? undefined : missOfValue(`${name} of ${subject}`, value, { kind: 'is', value: wanted });
    if (miss !== undefined) return miss;
  }
  return undefined;
}

const isThere = (subject: string): Miss => ({ seen: `${subject} still exists after the run.`, found: 'present' });

/** @param ref resource that manages the subject; if the resource failed, its error is the reason */
function isMissing(attempt: Attempt, subject: string, ref: string, verb = 'does not exist', found = 'missing'): Miss {
  const failure = failureOf(attempt, ref);
  return { seen: `${subject} ${verb} after the run${failure === undefined ? '' : `: ${failure}`}.`, found };
}

export function missOfFile(attempt: Attempt, condition: ConditionOf<'file'>): Miss | undefined {
  const { path, exists, type, text, mode, owner, group, target } = condition;
  const file = fileOf(attempt, path);
  if (!exists) return file === undefined ? undefined : isThere(path);
  if (file === undefined) return isMissing(attempt, path, `File[${path}]`);
  if (type !== undefined && file.type !== type)
    return { seen: `${path} is a ${file.type}, not a ${type}.`, found: file.type };
  return (
    missOfText(path, file.content ?? '', text) ??
    missOfFields(path, [
      ['mode', file.mode.slice(-4), mode],
      ['owner', file.owner, owner],
      ['group', file.group, group],
      ['target', file.target ?? 'none', target],
    ])
  );
}

export function missOfPackage(attempt: Attempt, condition: ConditionOf<'package'>): Miss | undefined {
  const { name, isInstalled, version } = condition;
  const installed = attempt.machine.packages[name];
  if (!isInstalled)
    return installed === undefined
      ? undefined
      : { seen: `The package ${name} is still installed after the run.`, found: installed.version };
  if (installed === undefined)
    return isMissing(attempt, `The package ${name}`, `Package[${name}]`, 'is not installed', 'not installed');
  if (version === undefined || matchesPattern(version, installed.version)) return undefined;
  return {
    seen: `The version of the package ${name} is ${installed.version}, not ${version}.`,
    found: installed.version,
  };
}

export function missOfService(attempt: Attempt, condition: ConditionOf<'service'>): Miss | undefined {
  const { name, isRunning, isEnabled } = condition;
  const service = attempt.machine.services[name];
  if (service === undefined) return isMissing(attempt, `The service ${name}`, `Service[${name}]`);
  if (isRunning !== undefined && (service.ensure === 'running') !== isRunning)
    return { seen: `The service ${name} is ${service.ensure} after the run.`, found: service.ensure };
  if (isEnabled === undefined || (service.enable === 'true') === isEnabled) return undefined;
  return isEnabled
    ? { seen: `The service ${name} does not start when the machine starts.`, found: 'not enabled' }
    : { seen: `The service ${name} still starts when the machine starts.`, found: 'enabled' };
}

export function missOfUser(attempt: Attempt, condition: ConditionOf<'user'>): Miss | undefined {
  const { name, exists, groups = [], home, shell, comment } = condition;
  const subject = `The user ${name}`;
  const user = attempt.machine.users[name];
  if (!exists) return user === undefined ? undefined : isThere(subject);
  if (user === undefined) return isMissing(attempt, subject, `User[${name}]`);
  const missing = groups.filter((group) => !user.groups.includes(group));
  if (missing.length > 0)
    return { seen: `${subject} is not in the group ${listed(missing)}.`, found: listed(user.groups) };
  return missOfFields(`the user ${name}`, [
    ['home', user.home, home],
    ['shell', user.shell, shell],
    ['comment', user.comment, comment],
  ]);
}

export function missOfGroup(attempt: Attempt, condition: ConditionOf<'group'>): Miss | undefined {
  const { name, exists, members = [] } = condition;
  const subject = `The group ${name}`;
  const group = attempt.machine.groups[name];
  if (!exists) return group === undefined ? undefined : isThere(subject);
  if (group === undefined) return isMissing(attempt, subject, `Group[${name}]`);
  const missing = members.filter((member) => !group.members.includes(member));
  return missing.length === 0
    ? undefined
    : { seen: `${subject} does not contain ${listed(missing)}.`, found: listed(group.members) };
}

/** The last line that a command printed, which usually is the reason of its exit code. */
function lastWords(output: string): string {
  const line = output.trim().split('\n').at(-1) ?? '';
  return line === '' ? '' : `: ${quoted(line)}`;
}

export function missOfCommand(outputs: CommandOutputs, condition: ConditionOf<'command'>): Miss | undefined {
  const { line, text, exit } = condition;
  const result = Object.hasOwn(outputs, line) ? outputs[line] : undefined;
  if (result === undefined) return { seen: `The command “${line}” has not run yet.`, found: 'nothing' };
  if (exit !== undefined && result.exit !== exit)
    return {
      seen: `The exit code of “${line}” is ${result.exit}, not ${exit}${lastWords(result.output)}.`,
      found: String(result.exit),
    };
  return missOfText(`The output of “${line}”`, result.output, text);
}
