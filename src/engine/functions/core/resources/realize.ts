import { flatten } from '../../../evaluator/access.ts';
import { defineLegacyFunction } from '../../legacy.ts';

export const realize = defineLegacyFunction({
  name: 'realize',
  doc: `Realizes virtual resources by reference.

\`\`\`puppet
@user { 'ada': ensure => present }
realize(User['ada'])
\`\`\``,
  arity: -2,
  names: ['references*'],
  rvalue: false,
  call: ({ evaluator, scope, place }, args) => evaluator.host.realize(flatten(args), scope, place),
});
