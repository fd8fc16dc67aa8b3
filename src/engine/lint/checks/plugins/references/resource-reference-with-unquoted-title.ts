import type { LintCheck } from '../../../check.ts';
import { titlesInRelationships } from './titles-in-relationships.ts';

export const resourceReferenceWithUnquotedTitle: LintCheck = {
  name: 'resource_reference_with_unquoted_title',
  documentation: 'Quote the title in a resource reference, as in the resource itself.',
  wrong: "file { '/etc/ntp.conf':\n  require => Package[ntp],\n}",
  right: "file { '/etc/ntp.conf':\n  require => Package['ntp'],\n}",
  kind: 'error',
  isDefault: false,
  plugin: 'resource_reference_syntax',
  fixTitle: 'Quote the title',
  *find(manifest) {
    for (const title of titlesInRelationships(manifest)) {
      if (title.kind !== 'NAME') continue;
      yield {
        message: 'unquoted title in resource reference',
        at: title,
        fix: (editor) => editor.change(title, { kind: 'SSTRING' }),
      };
    }
  },
};
