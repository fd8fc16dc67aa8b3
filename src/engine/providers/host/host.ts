/** Behavior of `host` (module host_core). A resource is a line of `/etc/hosts`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { ArgumentFailure } from '../../resource-types/failure.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import { isArray, type Value } from '../../values/value.ts';
import { splitLines, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';

const ENTRY = /^([0-9a-f:]\S+)\s+([^#\s+]\S+)\s*(.*?)(?:\s*#\s*(.*))?$/;

function parseLine(line: string): FileRecord {
  const match = line.startsWith('#') || /^\s*$/.test(line) ? null : ENTRY.exec(line);
  if (match === null) return textRecord(line);
  const [, ip = '', name = '', aliases = '', comment] = match;
  return entryRecord(line, name, {
    ip,
    host_aliases: aliases === '' ? 'absent' : aliases.replaceAll(/\s+/g, ' '),
    comment: comment ?? '',
  });
}

function toText(value: Value): string {
  return value === undefined || value === 'absent' ? '' : rubyToString(value);
}

function print(record: FileRecord): string {
  const ip = toText(record.fields.get('ip'));
  if (ip === '') throw new ArgumentFailure('ip is a required attribute for hosts');
  const aliases = record.fields.get('host_aliases');
  const comment = toText(record.fields.get('comment'));
  return `${ip}\t${record.name ?? ''}${aliases === undefined || aliases === 'absent' ? '' : `\t${rubyToString(aliases)}`}${comment === '' ? '' : `\t# ${comment}`}`;
}

const hosts = new ParsedFiles({
  type: 'host',
  provider: 'parsed',
  defaultTarget: () => '/etc/hosts',
  properties: ['ip', 'host_aliases', 'comment', 'target'],
  parse: (text) => splitLines(text).map(parseLine),
  print,
});

export const host: TypeBehavior = {
  ...hosts.behavior({
    host_aliases: {
      should: ({ shouldValues }) => shouldValues.map(rubyToString).join(' '),
      insync: (property, current) => {
        const names = isArray(current) ? current.map(rubyToString).join(' ') : '';
        return names === property.shouldValues.map(rubyToString).join(' ');
      },
      retrieve: ({ resource }, target) => {
        const value = hosts.recordOf(resource, target).fields.get('host_aliases') ?? 'absent';
        return value === 'absent' ? value : rubyToString(value).split(' ');
      },
      isToS: (_property, value) => (isArray(value) ? value.map(rubyToString).join(' ') : displayValue(value)),
    },
  }),
  instances: (target) => hosts.instances(target),
};
