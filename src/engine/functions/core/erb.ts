/** `template` and `inline_template`: ERB templates are Ruby programs, which do not run here; those without a tag in them are plain text. */
import { runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { findInModule, readFound } from './files.ts';
import { defineLegacyFunction } from '../legacy.ts';

/** The text itself, unless there is Ruby in it. */
function plainText(name: string, text: string, instead: string): string {
  if (!text.includes('<%')) return text;
  throw argumentError(
    `${name}(): is not available in the playground, since ERB templates are Ruby programs. ` +
      `Write it as EPP, and use ${instead}() in its place.`,
  );
}

export const template = defineLegacyFunction({
  name: 'template',
  doc: `Fills in ERB templates of modules. What is written in Ruby does not run here: of a template with tags in it, write an EPP one and use \`epp\`.

\`\`\`puppet
template('ntp/banner.erb')   # modules/ntp/templates/banner.erb
\`\`\``,
  arity: -2,
  rvalue: true,
  call: ({ evaluator: { host } }, args) => {
    const texts = args.map((each) => {
      const name = rubyToString(each);
      const path = findInModule(host, 'templates', name);
      const text = path === undefined ? undefined : readFound(host, path);
      if (text !== undefined) return plainText('template', text, 'epp');
      const detail = `Could not find template '${name}'`;
      throw new PuppetError(runtimeError({ detail }), undefined, 'Puppet::ParseError');
    });
    return texts.join('');
  },
});

export const inlineTemplate = defineLegacyFunction({
  name: 'inline_template',
  doc: `Fills in ERB templates that are given as strings. What is written in Ruby does not run here: of a template with tags in it, write an EPP one and use \`inline_epp\`.

\`\`\`puppet
inline_template('plain text')
\`\`\``,
  arity: -2,
  rvalue: true,
  call: (_, args) => args.map((each) => plainText('inline_template', rubyToString(each), 'inline_epp')).join(''),
});
