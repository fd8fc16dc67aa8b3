import { flatten } from '../../../evaluator/access.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isValidTag } from '../../../values/tag.ts';
import { defineLegacyFunction } from '../../legacy.ts';

export const tag = defineLegacyFunction({
  name: 'tag',
  doc: `Adds tags to the class or define that contains the call, and to everything inside it, including resources that are declared before the call.

\`\`\`puppet
tag('web', 'production')
\`\`\``,
  arity: -2,
  names: ['tags*'],
  rvalue: false,
  call: ({ evaluator, scope }, args) => {
    const tags = flatten(args).map(rubyToString);
    const wrong = tags.find((each) => !isValidTag(each));
    if (wrong !== undefined) throw argumentError(`Invalid tag '${wrong.toLowerCase()}'`);
    evaluator.host.addTags(tags, scope);
    return undefined;
  },
});

export const tagged = defineLegacyFunction({
  name: 'tagged',
  doc: `Tests whether the surrounding class or define has all of the given tags. The result depends on the evaluation order; avoid the function.

\`\`\`puppet
if tagged('web') { notice('a web server') }
\`\`\``,
  arity: -2,
  names: ['tags*'],
  rvalue: true,
  call: ({ evaluator, scope }, args) => args.every((each) => evaluator.host.hasTag(rubyToString(each), scope)),
});
