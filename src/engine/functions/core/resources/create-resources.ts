import { argumentError } from '../../../evaluator/errors.ts';
import { noticeClasses } from '../../../evaluator/notice-classes.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isHash, isType, PuppetHash, type Value } from '../../../values/value.ts';
import { defineLegacyFunction } from '../../legacy.ts';

function toTypeName(value: Value): string {
  if (isType(value) && value.type.kind === 'Resource') return value.type.typeName ?? '';
  return rubyToString(value);
}

export const createResources = defineLegacyFunction({
  name: 'create_resources',
  doc: `Declares one resource for each entry of a hash from titles to attributes. The third argument is a hash of attributes for all of them. Iteration with \`each\` does the same and is easier to read.

\`\`\`puppet
create_resources('user', { 'ada' => { 'uid' => 1001 } }, { 'ensure' => 'present' })
\`\`\``,
  arity: -3,
  names: ['type?', 'resources?', 'defaults*'],
  rvalue: false,
  call: ({ evaluator, scope, place }, args) => {
    const [type, resources, defaults] = args;
    if (args.length > 3) {
      throw argumentError(`create_resources(): wrong number of arguments (${args.length}; must be 2 or 3)`);
    }
    if (!isHash(resources)) throw argumentError('create_resources(): second argument must be a hash');
    if (args.length === 3 && !isHash(defaults)) {
      throw argumentError('create_resources(): third argument, if provided, must be a hash');
    }
    const shared = isHash(defaults) ? defaults : PuppetHash.empty;
    const typeName = toTypeName(type);
    const created = evaluator.host.createResources(typeName, resources, shared, scope, place);
    if (typeName.toLowerCase() === 'class') {
      const titles = [...resources].map(([title]) => title);
      noticeClasses(evaluator.host, titles, { how: 'resource', scope, place: () => place, areNames: true });
    }
    return created;
  },
});
