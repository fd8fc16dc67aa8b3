import { rubyError } from '../diagnostics/issues/ruby.ts';
import { splitUri, writtenPath } from './uri.ts';
import { uriMistake } from './uri-check.ts';
import { UriValue } from './value.ts';

function fail(message: string): never {
  throw rubyError(message);
}

/** Resolves a reference against a base URI, like Ruby's `URI#+` (RFC 3986, section 5). */
export function joinUris(base: UriValue, reference: UriValue): UriValue {
  const mistake = uriMistake(reference.text);
  if (mistake !== undefined) fail(mistake);
  const relative = splitUri(reference.text);
  const absolute = splitUri(base.text);
  if (relative !== undefined && absolute !== undefined) {
    if (relative.scheme === undefined && absolute.scheme === undefined) fail('both URI are relative');
    // An opaque URI (`mailto:a@b`) has no path against which a reference could be resolved.
    if (absolute.opaque !== undefined && relative.scheme === undefined) return base;
  }
  if (relative === undefined || absolute === undefined || relative.scheme !== undefined) return reference;
  const head = absolute.scheme === undefined ? '' : `${absolute.scheme}:`;
  const [, authority = ''] = /^(?:[^:/?#]+:)?(\/\/[^/?#]*)?/.exec(base.text) ?? [];
  const tail = `${relative.query === undefined ? '' : `?${relative.query}`}${relative.fragment === undefined ? '' : `#${relative.fragment}`}`;
  if (reference.text.startsWith('//')) return new UriValue(head + reference.text);
  const path = relative.path ?? '';
  const basePath = writtenPath(absolute);
  if (path === '') {
    const query = relative.query ?? absolute.query;
    const fragment = relative.fragment === undefined ? '' : `#${relative.fragment}`;
    return new UriValue(`${head}${authority}${basePath}${query === undefined ? '' : `?${query}`}${fragment}`);
  }
  const merged = path.startsWith('/') ? path : `${basePath.replace(/[^/]*$/, '') || '/'}${path}`;
  return new UriValue(head + authority + withoutDots(merged) + tail);
}

/** Removes the segments `.` and `..` from a path. */
function withoutDots(path: string): string {
  const out: string[] = [];
  const segments = path.split('/').slice(1);
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    if (segment === '..') out.pop();
    if (segment !== '.' && segment !== '..') out.push(segment);
    else if (last) out.push('');
  });
  return `/${out.join('/')}`;
}
