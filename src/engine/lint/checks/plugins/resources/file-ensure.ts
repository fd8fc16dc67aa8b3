import type { LintCheck } from '../../../check.ts';
import type { Resource } from '../../../manifest/resources.ts';
import type { Token } from '../../../tokens/token.ts';
import { firstValueToken } from '../../resources/first-value-token.ts';

export const fileEnsure: LintCheck = {
  name: 'file_ensure',
  documentation:
    'With `present`, both a file and a directory are valid. Use `file`, `directory` or `link` to enforce the kind.',
  wrong: "file { '/etc/motd':\n  ensure => present,\n}",
  right: "file { '/etc/motd':\n  ensure => file,\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'file_ensure-check',
  fixTitle: 'Set the kind of file',
  *find({ resources }) {
    for (const resource of resources) {
      const name = resource.type.value === 'file' ? findAttribute(resource, 'ensure') : undefined;
      const value = name === undefined ? undefined : firstValueToken(name);
      if (value?.value !== 'present' || !['NAME', 'STRING', 'SSTRING'].includes(value.kind)) continue;
      yield {
        message: 'ensure set to present on file resource',
        at: value,
        fix: (editor) => {
          editor.change(value, { value: findAttribute(resource, 'target') === undefined ? 'file' : 'link' });
        },
      };
    }
  },
};

function findAttribute({ tokens }: Resource, name: string): Token | undefined {
  return tokens.find(({ kind, value, nextCode }) => kind === 'NAME' && value === name && nextCode?.kind === 'FARROW');
}
