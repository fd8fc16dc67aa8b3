import { withCode } from '../../diagnostics/failure.ts';
import { crontabDirectory, readCrontab, writeCrontab } from '../../machine/crontab.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { strictlyEqual } from '../../values/equality.ts';
import { isArray, LateValue, type Value } from '../../values/value.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { splitLines, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

const TIME_FIELDS = ['minute', 'hour', 'monthday', 'month', 'weekday'] as const;

function parse(text: string): FileRecord[] {
  const records: FileRecord[] = [];
  let name: string | undefined;
  let variables: string[] | undefined;
  let unnamed = 0;
  for (const line of splitLines(text)) {
    if (/^\s*#/.test(line)) {
      const found = /Puppet Name: (.+)\s*$/.exec(line)?.[1];
      if (found === undefined) records.push(textRecord(line));
      else {
        name = found.trimEnd();
        variables = [];
      }
      continue;
    }
    if (/^\s*$/.test(line)) {
      records.push(textRecord(line));
      continue;
    }
    if (/^\s*\w+\s*=/.test(line)) {
      if (variables === undefined) records.push(textRecord(line));
      else variables.push(line);
      continue;
    }
    const fields = jobFields(line);
    if (fields === undefined) throw new TypeFailure(`Could not parse line "${line}"`);
    unnamed += name === undefined ? 1 : 0;
    const given = name ?? `unmanaged:${rubyToString(fields['command']).replaceAll(/\s+/g, '_')}-${unnamed}`;
    const environment: Value = variables === undefined || variables.length === 0 ? 'absent' : variables;
    const record = entryRecord(line, given, { ...fields, environment });
    record.unmanaged = name === undefined;
    records.push(record);
    name = undefined;
    if (environment !== 'absent') variables = undefined;
  }
  return records;
}

function jobFields(line: string): Record<string, Value> | undefined {
  const [, time, command] = /^\s*(@\w+|\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.+)$/.exec(line) ?? [];
  if (time === undefined || command === undefined) return undefined;
  if (time.startsWith('@'))
    return { command, special: time.slice(1), ...Object.fromEntries(TIME_FIELDS.map((field) => [field, 'absent'])) };
  const times = time.split(/\s+/);
  const fields: Record<string, Value> = { command, special: 'absent' };
  for (const [index, field] of TIME_FIELDS.entries()) {
    const value = times[index] ?? '*';
    fields[field] = value === '*' ? 'absent' : value.split(',');
  }
  return fields;
}

function fieldText(value: Value): string {
  if (value === undefined || value === 'absent') return '*';
  return isArray(value) ? value.map(String).join(',') : rubyToString(value);
}

function print(record: FileRecord): string {
  const { fields } = record;
  const comment = record.unmanaged || record.name === undefined ? '' : `# Puppet Name: ${record.name}\n`;
  const environment = fields.get('environment');
  const variables = isArray(environment) ? environment.map((line) => `${rubyToString(line)}\n`).join('') : '';
  const special = fields.get('special');
  const time =
    special === undefined || special === 'absent'
      ? TIME_FIELDS.map((field) => fieldText(fields.get(field))).join(' ')
      : `@${rubyToString(special)}`;
  return `${comment}${variables}${time} ${fieldText(fields.get('command'))}`;
}

/** Returns a resource's value of a field, in the syntax of a crontab. */
function toFieldValue(resource: ResourceInstance, field: string): Value {
  const value = resource.should(field);
  if (value !== undefined && value !== 'absent') return value;
  return field === 'command' || field === 'special' ? undefined : '*';
}

/** Finds the resource for a handwritten job: it has the same command, times and user. */
function adopt(record: FileRecord, resources: Iterable<ResourceInstance>): ResourceInstance | undefined {
  for (const resource of resources) {
    if (record.fields.get('target') !== ownerOf(resource)) continue;
    if (record.fields.get('command') !== toFieldValue(resource, 'command')) continue;
    const fits = [...TIME_FIELDS, 'special'].every((field) => {
      if (resource.should(field) === undefined) return true;
      const is: Value = record.fields.get(field);
      const wanted = toFieldValue(resource, field);
      return (
        is !== undefined && wanted !== undefined && ((wanted === '*' && is === 'absent') || strictlyEqual(is, wanted))
      );
    });
    if (fits) return resource;
  }
  return undefined;
}

export function ownerOf(resource: ResourceInstance): string {
  return rubyToString(resource.should('target') ?? resource.should('user') ?? 'root');
}

export const crontabs = new ParsedFiles({
  type: 'cron',
  provider: 'crontab',
  header: (time) =>
    `# HEADER: This file was autogenerated at ${time} by puppet.\n# HEADER: While it can still be managed manually, it is definitely not recommended.\n` +
    "# HEADER: Note particularly that the comments starting with 'Puppet Name' should\n# HEADER: not be deleted, as doing so could cause duplicate cron jobs.\n",
  refuse: (resource) => {
    if (resource.should('target') instanceof LateValue)
      throw new TypeFailure("can't convert Puppet::Pops::Evaluator::DeferredValue into Integer");
  },
  defaultTarget: () => 'root',
  otherTargets: (target) => {
    const directory = crontabDirectory(target);
    return target.files.isDirectory(directory) ? target.files.list(directory) : [];
  },
  properties: ['command', 'special', 'minute', 'hour', 'weekday', 'month', 'monthday', 'environment', 'user', 'target'],
  parse,
  print,
  adopt,
  resourceFor: (record, resources) => {
    const resource = record.name === undefined ? undefined : resources.get(record.name);
    return resource !== undefined && record.fields.get('target') === ownerOf(resource) ? resource : undefined;
  },
  read: (target: Target, user) => readCrontab(target, user) ?? '',
  write: (target, user, text) => {
    if (target.accounts.user(user) === undefined)
      throw withCode(
        'USER_NOT_FOUND',
        new TypeFailure(`Cannot write the ${user} user's crontab: The user does not exist`),
      );
    writeCrontab(target, user, text);
  },
});
