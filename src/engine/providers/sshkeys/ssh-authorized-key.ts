/** Behavior of `ssh_authorized_key` (module sshkeys_core). A resource is a line of an `authorized_keys` file. */
import { withCode } from '../../diagnostics/failure.ts';
import { isAllowed, WRITE } from '../../machine/files/access.ts';
import { PosixError } from '../../machine/files/posix-error.ts';
import type { Target } from '../../machine/target.ts';
import { parentPath } from '../../machine/files/paths.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { KEY_TYPES } from '../../resource-types/sshkeys/ssh-authorized-key.ts';
import { isArray, type Value } from '../../values/value.ts';
import { splitLines, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';
import { systemCall } from '../shared/posix-message.ts';

const NAMES = KEY_TYPES.flatMap(({ value, aliases = [] }) => (typeof value === 'string' ? [value, ...aliases] : []));
const LINE = new RegExp(
  `^(?:(.+)\\s+)?(${NAMES.map((name) => name.replaceAll('.', '\\.')).join('|')})\\s+([^ ]+)\\s*(.*)$`,
);

function optionList(text: string): readonly string[] {
  return text.match(/[-a-z0-9A-Z_]+=".*?[^\\]"|[-a-z0-9A-Z_]+/g) ?? [];
}

function parse(text: string, path: string): FileRecord[] {
  let unnamed = 0;
  return splitLines(text).map((line) => {
    const match = /^\s*(#|$)/.test(line) ? null : LINE.exec(line);
    if (match === null) return textRecord(line);
    const [, options, type = '', key = '', name = ''] = match;
    unnamed += name === '' ? 1 : 0;
    const record = entryRecord(line, name === '' ? `${path}:unnamed-${unnamed}` : name, {
      type,
      key,
      options: options === undefined ? ['absent'] : optionList(options),
    });
    record.unmanaged = name === '';
    return record;
  });
}

function print(record: FileRecord): string {
  const options = record.fields.get('options');
  const list = isArray(options) ? options.map(rubyToString).filter((option) => option !== 'absent') : [];
  const name = record.unmanaged ? '' : (record.name ?? '');
  const parts = [list.join(','), rubyToString(record.fields.get('type')), rubyToString(record.fields.get('key')), name];
  return parts.join(' ').trimStart();
}

/**
 * Writes the file as the user. Creates a missing directory, which belongs to the user. Only the user can read the file.
 */
function write(target: Target, path: string, text: string, resource: ResourceInstance): void {
  const user = resource.should('user');
  if (user === undefined) throw new TypeFailure('Cannot write SSH authorized keys without user');
  const account = target.accounts.user(rubyToString(user));
  if (account === undefined)
    throw withCode('USER_NOT_FOUND', new TypeFailure(`User '${rubyToString(user)}' does not exist`));
  const owner = { uid: account.uid, gid: account.gid };
  const directory = parentPath(path);
  const identity = { ...owner, groups: [account.gid] };
  if (!target.files.exists(directory))
    systemCall('dir_s_mkdir', () => {
      const parent = target.files.stat(parentPath(directory));
      if (parent !== undefined && !isAllowed(identity, parent, WRITE)) throw new PosixError('EACCES', directory);
      target.files.makeDirectory(directory, { ...owner, mode: 0o700 });
    });
  const file = target.files.stat(path);
  if (resource.get('drop_privileges') === true && !isAllowed(identity, file ?? target.files.stat(directory), WRITE)) {
    const message = `Puppet::Util::FileType::FileTypeFlat could not write ${path}: Permission denied @ rb_sysopen - ${path}`;
    resource.log('err', message, true);
    throw new TypeFailure(message);
  }
  systemCall('rb_sysopen', () => target.files.write(path, text, owner));
  target.files.chmod(path, 0o600);
}

const keys = new ParsedFiles({
  type: 'ssh_authorized_key',
  provider: 'parsed',
  defaultTarget: () => '',
  properties: ['type', 'key', 'user', 'target', 'options'],
  parse,
  print,
  required: ['type', 'key'],
  write,
});

/** Returns the path of the file that contains the key: the given path, or the default path in the user's home. */
function keyFile(resource: ResourceInstance, given: Value, target: Target | undefined): string | undefined {
  if (given !== undefined && given !== 'absent') return rubyToString(given);
  const user = resource.should('user');
  const home = user === undefined ? undefined : target?.accounts.user(rubyToString(user))?.home;
  return home === undefined ? undefined : `${home}/.ssh/authorized_keys`;
}

export const sshAuthorizedKey: TypeBehavior = keys.behavior({
  user: {
    retrieve: ({ resource, should }, target) =>
      keys.recordOf(resource, target).fields.get('user') ?? should ?? 'absent',
  },
  target: {
    should: ({ resource, shouldValues }, target) => keyFile(resource, shouldValues[0], target),
    insync: (property, current) => current === property.should,
  },
});
