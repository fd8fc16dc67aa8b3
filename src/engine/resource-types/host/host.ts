/** Puppet's `host` (module host_core): lines of `/etc/hosts`. */
import { isIpAddress } from './ip-address.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { inspectString } from '../../values/inspect-string.ts';
import { isArray, type Value } from '../../values/value.ts';
import { displayValue } from '../instances/display.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import { linesOf, ParsedFiles } from '../parsed-file/parsed-file.ts';
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

function textOf(value: Value): string {
  return value === undefined || value === 'absent' ? '' : rubyToString(value);
}

function print(record: FileRecord): string {
  const ip = textOf(record.fields.get('ip'));
  if (ip === '') throw new ArgumentFailure('ip is a required attribute for hosts');
  const aliases = record.fields.get('host_aliases');
  const comment = textOf(record.fields.get('comment'));
  return `${ip}\t${record.name ?? ''}${aliases === undefined || aliases === 'absent' ? '' : `\t${rubyToString(aliases)}`}${comment === '' ? '' : `\t# ${comment}`}`;
}

const hosts = new ParsedFiles({
  type: 'host',
  provider: 'parsed',
  doc: 'Lines of `/etc/hosts`.',
  defaultTarget: () => '/etc/hosts',
  properties: ['ip', 'host_aliases', 'comment', 'target'],
  parse: (text) => linesOf(text).map(parseLine),
  print,
});

export const host: ResourceTypeDefinition = {
  name: 'host',
  doc: 'Manages entries of `/etc/hosts`: host names and their addresses.',
  providers: [hosts.provider],
  attributes: [
    hosts.ensure('The desired state of the entry.'),
    hosts.property('ip', 'The IPv4 or IPv6 address.', {
      validate: (value) => {
        const text = rubyToString(value);
        if (!isIpAddress(text)) throw new TypeFailure(`Invalid IP address ${inspectString(text)}`);
      },
    }),
    hosts.property(
      'host_aliases',
      'Other names of the host: one, or an array in order. The entry has exactly these aliases.',
      {
        arrayMatching: 'all',
        validate: (value) => {
          const text = rubyToString(value);
          if (/^\s*$/.test(text) && !/\s/.test(text))
            throw new TypeFailure(
              'Host aliases cannot be an empty string. Use an empty array to delete all host_aliases ',
            );
          if (/\s/.test(text)) throw new TypeFailure('Host aliases cannot include whitespace');
        },
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
    ),
    hosts.property('comment', 'A comment at the end of the line.', {
      validate: (value) => {
        if (/[\n\r]/.test(rubyToString(value))) throw new TypeFailure('Comment cannot include newline');
      },
    }),
    hosts.property('target', 'The file with the entry.', { default: '/etc/hosts' }),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The host name. Default: the title.',
      namevar: true,
      validate: (value) => {
        const text = rubyToString(value);
        for (const part of text.split('.')) {
          if (!/^(\w+|\w[\w-]+\w)$/m.test(part)) throw new TypeFailure('Invalid host name');
        }
        if (/[\n\r]/.test(text)) throw new TypeFailure('Hostname cannot include newline');
      },
    },
  ],
  instances: (target) => hosts.instances(target),
};
