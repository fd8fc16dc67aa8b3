import type { FileContent, Node } from '../../machine/files/node.ts';
import type { BinaryValue } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';

export interface SourceMetadata {
  /** The first of the given sources that exists. */
  readonly source: string;
  readonly node: Node;
  readonly checksum: string | undefined;
  readonly content: FileContent;
}

export class FileDetails {
  /** Content to write. Undefined if the attribute `content` is a checksum. */
  content: string | BinaryValue | undefined;
  /** Metadata of the source. Set when the source has been looked up. */
  metadata: SourceMetadata | undefined;
}

export function getDetails(resource: ResourceInstance): FileDetails {
  const known = resource.details;
  if (known instanceof FileDetails) return known;
  const made = new FileDetails();
  resource.details = made;
  return made;
}

/** True if the content to write is known. Unlike the property's desired value, this does not compute a checksum. */
export function hasContent(resource: ResourceInstance): boolean {
  const { details } = resource;
  return (details instanceof FileDetails && details.content !== undefined) || resource.should('content') !== undefined;
}

/** True if the resource also manages the contents of the directory: `recurse` is true or `remote`. */
export function isRecursive(resource: ResourceInstance): boolean {
  const recurse = resource.get('recurse');
  return recurse === true || recurse === 'remote';
}
