import type { LintCheck } from '../../check.ts';

export const inheritsAcrossNamespaces: LintCheck = {
  name: 'inherits_across_namespaces',
  documentation: 'A class that inherits from a class of another module can break when that module changes.',
  wrong: 'class ntp::server inherits time { }',
  right: 'class ntp::server inherits ntp { }',
  kind: 'warning',
  isDefault: true,
  *find({ classes }) {
    for (const { name, parent } of classes) {
      if (parent === undefined || findModule(name.value) === findModule(parent.value)) continue;
      yield { message: 'class inherits across module namespaces', at: parent };
    }
  },
};

function findModule(name: string): string | undefined {
  return name.split('::').find((part) => part !== '');
}
