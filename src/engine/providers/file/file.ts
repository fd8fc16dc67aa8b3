/** Behavior of files, by the provider `posix` (`type/file.rb`, `provider/file/posix.rb`). */
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { isRecursive } from '../../resource-types/file/details.ts';
import { metadataProperties } from './attributes.ts';
import { contentProperties } from './content.ts';
import { ensureProperties } from './ensure.ts';
import { recurse } from './recurse.ts';
import { copySourceValues } from './source.ts';

function directoriesAbove(path: string): readonly string[] {
  const names: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) names.push(path.slice(0, end));
  return path === '/' ? [] : [...names, '/'];
}

export const file: TypeBehavior = {
  properties: { ...ensureProperties, ...contentProperties, ...metadataProperties },
  beforeRetrieve: (resource, target) => {
    if (resource.isSet('source') && resource.property('checksum_value') === undefined)
      copySourceValues(resource, target);
  },
  mayGenerate: isRecursive,
  evalGenerate: recurse,
  ancestors: (resource) => directoriesAbove(resource.name),
};
