import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { inspectString } from '../../values/inspect-string.ts';
import type { AttributeDeclaration, PropertyDeclaration } from '../declaration.ts';
import { TypeFailure } from '../failure.ts';
import { property } from '../shared/property.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { isValidMode, normalizeMode } from './symbolic-mode.ts';

export const owner = property('owner', 'The user that owns the file, by name or UID.');

export const group = property('group', 'The group that owns the file, by name or GID.', {
  validate: (value) => {
    if (value === undefined || value === '')
      throw new TypeFailure(`Invalid group name '${value === '' ? '""' : 'nil'}'`);
  },
});

export const mode = property(
  'mode',
  "The permissions, as a string: octal (`'0644'`) or symbolic (`'u=rw,go=r'`, `'g+w'`). An octal mode of a directory also gets the search permission wherever it has the read permission. Without `mode`, new files get 0644 and existing files keep their permissions.",
  {
    validate: (value) => {
      if (typeof value !== 'string')
        throw new TypeFailure(`The file mode specification must be a string, not '${rubyClassName(value)}'`);
      if (!isValidMode(value)) throw new TypeFailure(`The file mode specification is invalid: ${inspectString(value)}`);
    },
    munge: (value) => normalizeMode(rubyToString(value)),
  },
);

function readOnly(name: string, doc: string): PropertyDeclaration {
  return property(name, doc, {
    validate: () => {
      throw new TypeFailure(`${name} is read-only`);
    },
  });
}

export const fileType = readOnly('type', 'The kind of the file. Read-only.');
export const ctime = readOnly('ctime', 'The time of the last change of content or metadata. Read-only.');
export const mtime = readOnly('mtime', 'The time of the last change of the content. Read-only.');

function selinuxProperty(name: string, part: string): PropertyDeclaration {
  return property(name, `The SELinux ${part} of the file. Ignored on machines without SELinux, as all are here.`);
}

export const selinux: readonly AttributeDeclaration[] = [
  {
    kind: 'parameter',
    name: 'selinux_ignore_defaults',
    doc: 'If true, Puppet does not use the default labels of SELinux.',
    values: [{ value: 'true' }, { value: 'false' }],
    default: 'false',
  },
  selinuxProperty('seluser', 'user'),
  selinuxProperty('selrole', 'role'),
  selinuxProperty('seltype', 'type'),
  selinuxProperty('selrange', 'range'),
];
