/**
 * Declares Puppet's types `selboolean` and `selmodule` (module selinux_core). No simulated machine has SELinux tools.
 */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { property } from '../shared/property.ts';
import { parameter, unsupported } from '../unsupported/unsupported.ts';

const TRUE_OR_FALSE = [{ value: 'true' }, { value: 'false' }] as const;

export const selboolean: TypeDeclaration = unsupported('selboolean', 'getsetsebool', 'Manages booleans of SELinux.', [
  parameter('name', 'The name of the boolean.', true),
  property('value', '`on` or `off`.', {
    values: [{ value: 'on' }, { value: 'off' }, ...TRUE_OR_FALSE],
    munge: (value) => (['true', 'on'].includes(rubyToString(value)) ? 'on' : 'off'),
  }),
  {
    ...parameter('persistent', 'If true, the value persists across reboots.'),
    default: 'false',
    values: TRUE_OR_FALSE,
  },
]);

export const selmodule: TypeDeclaration = {
  ...unsupported('selmodule', 'semodule', 'Manages policy modules of SELinux.', [
    ensureProperty('The desired state of the module.'),
    parameter('name', 'The name of the module.', true),
    { ...parameter('selmoduledir', 'The directory with modules.'), default: '/usr/share/selinux/targeted' },
    parameter('selmodulepath', 'The path of the module file.'),
    property('syncversion', 'If true, the loaded version must match the version of the file.', {
      values: TRUE_OR_FALSE,
    }),
  ]),
  autorequire: [
    {
      type: 'file',
      why: 'the file of the policy module comes first',
      titles: (resource) => [
        rubyToString(
          resource.get('selmodulepath') ?? `${rubyToString(resource.get('selmoduledir'))}/${resource.name}.pp`,
        ),
      ],
    },
  ],
};
