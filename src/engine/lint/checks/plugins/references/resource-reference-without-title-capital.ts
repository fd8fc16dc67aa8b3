import type { LintCheck } from '../../../check.ts';
import { titlesInRelationships } from './titles-in-relationships.ts';

export const resourceReferenceWithoutTitleCapital: LintCheck = {
  name: 'resource_reference_without_title_capital',
  documentation: 'In a reference, a capitalized word without quotes is a type and not a title.',
  wrong: "file { '/etc/ntp.conf':\n  require => Package[Ntp],\n}",
  right: "file { '/etc/ntp.conf':\n  require => Package['ntp'],\n}",
  kind: 'error',
  isDefault: false,
  plugin: 'resource_reference_syntax',
  *find(manifest) {
    for (const title of titlesInRelationships(manifest)) {
      if (title.kind === 'CLASSREF') yield { message: 'resource reference with title with capital letter', at: title };
    }
  },
};
