/** Behavior of `sshkey` (module sshkeys_core). A resource is a line of `/etc/ssh/ssh_known_hosts`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { isArray } from '../../values/value.ts';
import { splitLines, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';
import { systemCall } from '../shared/posix-message.ts';

function parseLine(line: string): FileRecord {
  if (/^(#|\s*$)/.test(line)) return textRecord(line);
  const [names = '', type = 'absent', ...key] = line.split(/\s+/);
  const [name = '', ...aliases] = names.split(',');
  return entryRecord(line, name, { type, key: key.join(' '), host_aliases: aliases });
}

function print(record: FileRecord): string {
  const aliases = record.fields.get('host_aliases');
  const names = [record.name ?? '', ...(isArray(aliases) ? aliases.map(rubyToString) : [])];
  return `${names.join(',')} ${rubyToString(record.fields.get('type'))} ${rubyToString(record.fields.get('key'))}`;
}

const knownHosts = new ParsedFiles({
  type: 'sshkey',
  provider: 'parsed',
  defaultTarget: () => '/etc/ssh/ssh_known_hosts',
  properties: ['type', 'key', 'host_aliases', 'target'],
  parse: (text) => splitLines(text).map(parseLine),
  print,
  required: ['type', 'key'],
  belongsTo: (record, resource) => record.name === resource.name && record.fields.get('type') === resource.get('type'),
  write: (target, path, text) => systemCall('rb_sysopen', () => target.files.write(path, text, { mode: 0o644 })),
});

export const sshkey: TypeBehavior = {
  ...knownHosts.behavior(),
  instances: (target) => knownHosts.instances(target),
};
