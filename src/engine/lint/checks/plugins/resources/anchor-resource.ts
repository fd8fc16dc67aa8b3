import type { LintCheck } from '../../../check.ts';

export const anchorResource: LintCheck = {
  name: 'anchor_resource',
  documentation:
    'Use `contain` instead of `anchor` resources. An anchor keeps the resources of an inner class within the outer class, which `contain` does in one line.',
  wrong: "class ntp {\n  anchor { 'ntp::begin': }\n  -> class { 'ntp::config': }\n  -> anchor { 'ntp::end': }\n}",
  right: 'class ntp {\n  contain ntp::config\n}',
  kind: 'warning',
  isDefault: false,
  plugin: 'anchor-check',
  *find({ resources }) {
    for (const { type } of resources) {
      if (type.value === 'anchor') yield { message: 'manifest includes anchor resource', at: type };
    }
  },
};
