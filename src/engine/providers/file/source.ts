/** Values that a file gets from its source (`type/file/source.rb`). */
import type { Target } from '../../machine/target.ts';
import { getDetails } from '../../resource-types/file/details.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { sourceMetadata } from './metadata.ts';

export function copySourceValues(resource: ResourceInstance, target: Target): void {
  const details = getDetails(resource);
  const metadata = sourceMetadata(resource, target);
  details.metadata = metadata;
  const { node } = metadata;
  const linkItself = node.kind === 'link' && resource.get('links') !== 'follow';
  if (node.kind !== 'directory' && !linkItself && isUnset(resource, 'content')) {
    resource.set('content', metadata.checksum ?? '');
  }
  const permissions = resource.get('source_permissions');
  const copies = permissions === 'use' || (permissions === 'use_when_creating' && !target.files.exists(resource.name));
  if (copies) {
    if (isUnset(resource, 'owner')) resource.set('owner', BigInt(node.uid));
    if (isUnset(resource, 'mode')) resource.set('mode', node.mode.toString(8));
    if (isUnset(resource, 'group')) resource.set('group', BigInt(node.gid));
  }
  if (resource.should('ensure') === 'absent') return;
  if (node.kind !== 'link') resource.set('ensure', node.kind);
  else if (resource.get('links') === 'follow') resource.set('ensure', 'present');
  else {
    resource.set('ensure', 'link');
    resource.set('target', node.target);
  }
}

function isUnset(resource: ResourceInstance, name: string): boolean {
  const value = resource.get(name);
  return value === undefined || value === 'absent';
}
