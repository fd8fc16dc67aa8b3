/** State of a file resource beside its attributes. */
import type { FileContent, Node } from '../../machine/files/node.ts';
import type { BinaryValue } from '../../values/value.ts';
import type { ResourceInstance } from '../resource.ts';

/** The file that `source` names, once it was looked up. */
export interface SourceMetadata {
  /** The one of the given sources that was there. */
  readonly source: string;
  readonly node: Node;
  /** `{sha256}…` of a regular file. */
  readonly checksum: string | undefined;
  readonly content: FileContent;
}

export class FileDetails {
  /** What is to be written; `undefined` where `content` holds a checksum. */
  content: string | BinaryValue | undefined;
  /** What the source is, once it was looked up. */
  metadata: SourceMetadata | undefined;
}

export function detailsOf(resource: ResourceInstance): FileDetails {
  const known = resource.details;
  if (known instanceof FileDetails) return known;
  const made = new FileDetails();
  resource.details = made;
  return made;
}

/** Whether `content` says what to write. Unlike its desired value this costs no checksum. */
export function hasContent(resource: ResourceInstance): boolean {
  const { details } = resource;
  return (details instanceof FileDetails && details.content !== undefined) || resource.should('content') !== undefined;
}

/** Whether the source or the recursion makes sense of what is below a directory. */
export function isRecursive(resource: ResourceInstance): boolean {
  const recurse = resource.get('recurse');
  return recurse === true || recurse === 'remote';
}
