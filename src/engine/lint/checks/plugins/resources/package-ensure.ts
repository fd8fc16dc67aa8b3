import type { LintCheck } from '../../../check.ts';

export const packageEnsure: LintCheck = {
  name: 'package_ensure',
  documentation:
    'Do not set `ensure => latest` on packages. Each new release of a package is installed during some later run, with all its changes. Use `installed` or a version.',
  wrong: "package { 'ntp':\n  ensure => latest,\n}",
  right: "package { 'ntp':\n  ensure => installed,\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'package_ensure-check',
  fixTitle: 'Use installed',
  *find({ resources }) {
    for (const { type, tokens } of resources) {
      if (type.value !== 'package') continue;
      const ensure = tokens.find(
        ({ kind, value, nextCode }) => kind === 'NAME' && value === 'ensure' && nextCode?.kind === 'FARROW',
      );
      const value = ensure?.nextCode?.nextCode;
      if (value?.value !== 'latest' || !['NAME', 'STRING', 'SSTRING'].includes(value.kind)) continue;
      yield {
        message: 'ensure set to latest on a package resource',
        at: value,
        fix: (editor) => editor.change(value, { value: 'installed' }),
      };
    }
  },
};
