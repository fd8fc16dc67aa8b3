/** State of a file resource in addition to its attributes. */
import type { FileContent, Node } from '../../machine/files/node.ts';
import type { BinaryValue } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';

/** The file that `source` names, after it has been looked up. */
export interface SourceMetadata {
  /** The first of the given sources that exists. */
  readonly source: string;
  readonly node: Node;
  /** `{sha256}…` of a regular file. */
  readonly checksum: string | undefined;
  readonly content: FileContent;
}

export class FileDetails {
  /** Content to write; `undefined` if `content` holds a checksum. */
  content: string | BinaryValue | undefined;
  /** Metadata of the source. Set after the source has been looked up. */
  metadata: SourceMetadata | undefined;
}

export function getDetails(resource: ResourceInstance): FileDetails {
  const known = resource.details;
  if (known instanceof FileDetails) return known;
  const made = new FileDetails();
  resource.details = made;
  return made;
}

/**
 * True if `content` holds the content to write. Unlike reading the property's desired value, this computes no checksum.
 */
export function hasContent(resource: ResourceInstance): boolean {
  const { details } = resource;
  return (details instanceof FileDetails && details.content !== undefined) || resource.should('content') !== undefined;
}

/** True if the resource also manages the contents of the directory: `recurse` is true or `remote`. */
export function isRecursive(resource: ResourceInstance): boolean {
  const recurse = resource.get('recurse');
  return recurse === true || recurse === 'remote';
}
