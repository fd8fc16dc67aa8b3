/** Puppet's `sshkey` (module sshkeys_core): keys of other machines, in `/etc/ssh/ssh_known_hosts`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import { linesOf, ParsedFiles } from '../parsed-file/parsed-file.ts';
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
  doc: 'Lines of `/etc/ssh/ssh_known_hosts`.',
  defaultTarget: () => '/etc/ssh/ssh_known_hosts',
  properties: ['type', 'key', 'host_aliases', 'target'],
  parse: (text) => linesOf(text).map(parseLine),
  print,
  required: ['type', 'key'],
  resourceFor: (record, resources) => {
    for (const resource of resources.values())
      if (resource.name === record.name && resource.get('type') === record.fields.get('type')) return resource;
    return undefined;
  },
  write: (target, path, text) => systemCall('rb_sysopen', () => target.files.write(path, text, { mode: 0o644 })),
});

export const sshkey: ResourceTypeDefinition = {
  name: 'sshkey',
  doc: 'Manages the SSH host keys of other machines.',
  providers: [knownHosts.provider],
  titleOf: (resource) => `${rubyToString(resource.get('name') ?? '')}@${rubyToString(resource.get('type') ?? '')}`,
  titlePatterns: [
    { pattern: /^(.*?)@(.*)$/, attributes: [{ name: 'name' }, { name: 'type' }] },
    { pattern: /^([^@]+)$/, attributes: [{ name: 'name' }] },
  ],
  attributes: [
    knownHosts.ensure('The desired state of the key.'),
    {
      kind: 'parameter',
      name: 'type',
      doc: 'The type of the key.',
      namevar: true,
      values: [
        { value: 'ssh-dss', aliases: ['dsa'] },
        { value: 'ssh-ed25519', aliases: ['ed25519'] },
        { value: 'ssh-rsa', aliases: ['rsa'] },
        { value: 'ecdsa-sha2-nistp256' },
        { value: 'ecdsa-sha2-nistp384' },
        { value: 'ecdsa-sha2-nistp521' },
        { value: 'sk-ecdsa-sha2-nistp256@openssh.com', aliases: ['ecdsa-sk'] },
        { value: 'sk-ssh-ed25519@openssh.com', aliases: ['ed25519-sk'] },
      ],
    },
    knownHosts.property('key', 'The key as Base64, without type.'),
    knownHosts.property('host_aliases', 'Other names of the host: one, or an array.', {
      arrayMatching: 'all',
      validate: (value) => {
        const text = rubyToString(value);
        if (/\s/.test(text)) throw new TypeFailure('Aliases cannot include whitespace');
        if (text.includes(','))
          throw new TypeFailure('Aliases must be provided as an array, not a comma-separated list');
      },
    }),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The name of the host.',
      namevar: true,
      validate: (value) => {
        const text = rubyToString(value);
        if (/\s/.test(text)) throw new TypeFailure('Resourcename cannot include whitespaces');
        if (text.includes(','))
          throw new TypeFailure(
            'No comma in resourcename allowed. If you want to specify aliases use the host_aliases property',
          );
      },
    },
    knownHosts.property('target', 'The file with the keys.', {
      default: '/etc/ssh/ssh_known_hosts',
    }),
  ],
  instances: (target) => knownHosts.instances(target),
};
