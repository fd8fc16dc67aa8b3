import { withCode } from '../../diagnostics/failure.ts';
import { contentOf, type FileContent, type Node } from '../../machine/files/node.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray } from '../../values/value.ts';
import type { SourceMetadata } from '../../resource-types/file/details.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { DEFAULT_CHECKSUM } from '../../resource-types/shared/checksum-form.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { checksum, digest } from '../shared/checksums.ts';

export function listSources(resource: ResourceInstance): readonly string[] {
  const value = resource.get('source');
  return value === undefined ? [] : isArray(value) ? value.map(String) : [rubyToString(value)];
}

/**
 * Returns the node at a URI, or undefined if there is none. If `followLinks` is true, a link at the end of the path is
 * followed.
 */
export function findSource(target: Target, uri: string, followLinks: boolean): Node | undefined {
  if (uri.startsWith('file:')) {
    const path = uri.replace(/^file:(\/\/[^/]*)?/, '');
    return followLinks ? target.files.stat(path) : target.files.lstat(path);
  }
  if (/^https?:/.test(uri))
    throw withCode(
      'SOURCE_NOT_FOUND',
      new TypeFailure(`Could not retrieve file metadata for ${uri}: the simulated machine has no network`),
    );
  return target.fileServer?.find(uri);
}

/** Returns the metadata of the first source that exists. Throws if none exists. */
export function sourceMetadata(resource: ResourceInstance, target: Target): SourceMetadata {
  const type = rubyToString(resource.get('checksum') ?? DEFAULT_CHECKSUM);
  const sources = listSources(resource);
  for (const source of sources) {
    const node = findSource(target, source, resource.get('links') === 'follow');
    if (node === undefined) continue;
    if (type === 'etag' && !resource.catalog.types.release.has('checksum etag'))
      throw new TypeFailure(`Could not retrieve file metadata for ${source}: Unsupported checksum type etag`);
    if (node.kind !== 'file') return { source, node, content: '', checksum: undefined };
    const content = contentOf(node);
    return { source, node, content, checksum: sourceChecksum(type, content) };
  }
  throw withCode(
    'SOURCE_NOT_FOUND',
    new TypeFailure(`Could not retrieve information from environment production source(s) ${sources.join(', ')}`),
  );
}

/**
 * Returns the checksum of a source. For the type `etag`, the prefix is `{etag}`. In contrast, the checksum of a written
 * file has the name of the digest as its prefix.
 */
function sourceChecksum(type: string, content: FileContent): string {
  return type === 'etag' ? `{etag}${digest(type, content)}` : checksum(type, content);
}
