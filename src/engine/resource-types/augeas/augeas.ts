/** Declares Puppet's type `augeas` (module augeas_core). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { ParameterDefinition, TypeDeclaration } from '../declaration.ts';
import { TypeFailure } from '../failure.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { property } from '../shared/property.ts';

function parameter(name: string, doc: string, more: Partial<ParameterDefinition> = {}): ParameterDefinition {
  return { ...more, kind: 'parameter', name, doc };
}

export const augeas: TypeDeclaration = {
  name: 'augeas',
  doc:
    'Changes single settings in configuration files. Augeas reads a file as a tree, changes nodes of the tree, and ' +
    'writes the file again; all other lines stay as they are. The simulated machines know the lenses of `/etc/hosts`, ' +
    '`/etc/fstab`, `/etc/login.defs`, sshd, sysctl, PAM, sudo, modprobe, apt, PHP, Puppet, the old GRUB, shell variables ' +
    '(`/etc/default`, `/etc/sysconfig`), plain lists of lines, and INI files in general.',
  features: [
    { name: 'parse_commands', doc: 'The provider can read commands.' },
    { name: 'need_to_run?', doc: 'The provider can test whether the commands change anything.' },
    { name: 'execute_changes', doc: 'The provider can execute the commands.' },
  ],
  providers: [
    {
      name: 'augeas',
      doc: 'The library Augeas.',
      features: ['parse_commands', 'need_to_run?', 'execute_changes'],
    },
  ],
  attributes: [
    parameter('name', 'The name of the task. Default: the title.', { namevar: true }),
    parameter('context', 'The path that precedes all relative paths. Default: the file in `incl`, if there is one.', {
      default: () => '',
      munge: (value, resource) => {
        const file = resource.get('incl');
        return value === '' && file !== undefined ? `/files${rubyToString(file)}` : value;
      },
    }),
    parameter(
      'onlyif',
      'A condition for the changes: `get PATH COMPARATOR STRING`, `match PATH size COMPARATOR NUMBER`, or `match` (the paths ' +
        "of nodes) or `values` (their values) with `PATH include STRING`, `not_include STRING`, `== ['A', 'B']` or `!= […]`.",
      { default: '' },
    ),
    parameter(
      'changes',
      'One command, or an array: `set PATH VALUE`, `setm BASE SUB VALUE`, `rm PATH`, `clear PATH`, `clearm BASE SUB`, ' +
        '`touch PATH`, `ins LABEL before PATH` (or `after`), `mv PATH TO`, `rename PATH LABEL`, `defvar NAME PATH`, ' +
        '`defnode NAME PATH VALUE`.',
    ),
    parameter('root', 'The directory that contains all files.', { default: '/' }),
    parameter('load_path', 'Further directories with lenses. The simulated machines have no lenses in files.', {
      default: '',
    }),
    parameter(
      'force',
      'If true, the commands are executed even if nothing would change. This fails with the versions of augeas_core for Puppet 6 and later.',
    ),
    parameter('type_check', 'If true, Augeas checks the types of its lenses.', {
      values: [{ value: 'true' }, { value: 'false' }],
      default: 'false',
    }),
    parameter('lens', 'The lens for the file in `incl`, such as `Hosts.lns`.'),
    parameter('incl', 'The only file to load. Requires `lens`.'),
    booleanParameter('show_diff', 'If false, the difference is never logged.', true),
    property('returns', 'The exit code. Do not set it.', { default: 0n }),
  ],
  validate: (resource) => {
    if (resource.isSet('lens') !== resource.isSet('incl'))
      throw new TypeFailure('You must specify both the lens and incl parameters, or neither.');
  },
};
