import type { LintCheck } from '../../check.ts';

export const classInheritsFromParamsClass: LintCheck = {
  name: 'class_inherits_from_params_class',
  documentation:
    'Old modules inherit default values from a `params` class. Data in the module (Hiera) replaces this pattern without inheritance.',
  wrong: 'class ntp inherits ntp::params { }',
  right: 'class ntp (String $package) { }  # ntp/data/common.yaml: ntp::package: ntp',
  kind: 'warning',
  isDefault: false,
  *find({ classes }) {
    for (const { parent } of classes) {
      if (parent?.value.endsWith('::params')) yield { message: 'class inheriting from params class', at: parent };
    }
  },
};
