/** `template` and `inline_template`. ERB templates contain Ruby code. A template without tags is plain text. */
import { templateNotFound } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { ErbTemplate } from '../../evaluator/ruby-code.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { findInModule, readFound } from './files.ts';
import { defineLegacyFunction } from '../legacy.ts';

/** Returns the output of a template. Ruby renders it if it contains tags. */
function fillIn(name: string, template: ErbTemplate, context: CallContext): string {
  if (!template.text.includes('<%')) return template.text;
  const { ruby } = context.evaluator.host;
  if (ruby !== undefined) return ruby.renderTemplate(template, context);
  throw argumentError(`${name}(): Ruby, in which ERB templates are written, has not been loaded.`);
}

export const template = defineLegacyFunction({
  name: 'template',
  doc: `Renders ERB templates of modules and joins the results. Use \`epp\` for new templates.

\`\`\`puppet fragment
template('ntp/banner.erb')   # modules/ntp/templates/banner.erb
\`\`\``,
  arity: -2,
  names: ['templates*'],
  rvalue: true,
  call: (context, args) => {
    const { host } = context.evaluator;
    const texts = args.map((each) => {
      const name = rubyToString(each);
      const path = findInModule(host, 'templates', name);
      const text = path === undefined ? undefined : readFound(host, path);
      if (path !== undefined && text !== undefined) return fillIn('template', { text, file: path, name }, context);
      throw new PuppetError(templateNotFound({ name }), undefined, 'Puppet::ParseError');
    });
    return texts.join('');
  },
});

export const inlineTemplate = defineLegacyFunction({
  name: 'inline_template',
  doc: `Renders ERB templates from strings and joins the results. Use \`inline_epp\` for new templates.

\`\`\`puppet
inline_template('<%= @networking["fqdn"].upcase %>')
\`\`\``,
  arity: -2,
  names: ['templates*'],
  rvalue: true,
  call: (context, args) =>
    args.map((each) => fillIn('inline_template', { text: rubyToString(each) }, context)).join(''),
});
