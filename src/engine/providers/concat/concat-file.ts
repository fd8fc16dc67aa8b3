/** Behavior of `concat_file`, which assembles a file from fragments (`type/concat_file.rb` of the module concat). */
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { pathOf } from '../../resource-types/concat/concat-file.ts';
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import { METAPARAMETERS } from '../../resource-types/metaparameters.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import type { Value } from '../../values/value.ts';
import { ensureBehavior } from '../shared/ensurable.ts';
import { assembledContent } from './fragments.ts';

const FOR_THE_FILE = [
  'path',
  'owner',
  'group',
  'mode',
  'replace',
  'backup',
  'selinux_ignore_defaults',
  'selrange',
  'selrole',
  'seltype',
  'seluser',
  'validate_cmd',
  'show_diff',
] as const;

const NOT_HANDED_ON = new Set(['alias', 'before', 'notify', 'require', 'subscribe', 'tag']);

function generate(resource: ResourceInstance): readonly GeneratedResource[] {
  const parameters: Record<string, Value> = { ensure: resource.should('ensure') === 'absent' ? 'absent' : 'file' };
  for (const name of FOR_THE_FILE) {
    const value = resource.get(name);
    if (value !== undefined) parameters[name] = value;
  }
  for (const [name, value] of resource.original)
    if (METAPARAMETERS.has(name) && !NOT_HANDED_ON.has(name)) parameters[name] = value;
  return [{ type: 'file', title: pathOf(resource), parameters }];
}

export const concatFile: TypeBehavior = {
  properties: {
    ensure: ensureBehavior({
      exists: (resource) => resource.should('ensure') === 'present',
      create: () => undefined,
      destroy: () => undefined,
    }),
  },
  generate,
  evalGenerate: (resource, target) => {
    const path = pathOf(resource);
    const file = resource.catalog.find('file', path);
    const content = assembledContent(resource, target);
    file?.set('content', content);
    if (content === '' && resource.get('create_empty_file') === false) file?.set('ensure', 'absent');
    return [{ type: 'file', title: path, parameters: {} }];
  },
};
