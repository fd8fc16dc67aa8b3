import type { LintCheck } from '../../check.ts';

export const puppetUrlWithoutModules: LintCheck = {
  name: 'puppet_url_without_modules',
  documentation:
    'Files of a module are at `puppet:///modules/MODULE/FILE`. Other mount points need configuration on the server.',
  wrong: "source => 'puppet:///ntp/ntp.conf'",
  right: "source => 'puppet:///modules/ntp/ntp.conf'",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Add modules/ to the URL',
  *find({ tokens }) {
    for (const token of tokens) {
      const { kind, value } = token;
      if ((kind !== 'SSTRING' && kind !== 'STRING' && kind !== 'DQPRE') || !value.startsWith('puppet://')) continue;
      if (/puppet:\/\/.*?\/(.+)/.exec(value)?.[1]?.startsWith('modules/') === true) continue;
      yield {
        message: 'puppet:// URL without modules/ found',
        at: token,
        fix: (editor) => editor.change(token, { value: token.value.replaceAll(/puppet:\/\/.*?\//g, '$&modules/') }),
      };
    }
  },
};
