import type { LintCheck } from '../../check.ts';

export const unquotedResourceTitle: LintCheck = {
  name: 'unquoted_resource_title',
  documentation: 'Quote the title of a resource. A word without quotes looks like a keyword or a class name.',
  wrong: 'package { ntp: }',
  right: "package { 'ntp': }",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Quote the title',
  *find({ titles }) {
    for (const title of titles) {
      if (title.kind !== 'NAME') continue;
      yield {
        message: 'unquoted resource title',
        at: title,
        fix: (editor) => editor.change(title, { kind: 'SSTRING' }),
      };
    }
  },
};
