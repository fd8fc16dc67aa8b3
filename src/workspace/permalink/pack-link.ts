/**
 * Encodes and decodes links to lesson packs: `#pack/1/`, base64url(raw deflate(JSON)), a dot, the checksum of the
 * deflated bytes, and optionally a slash with the name of a lesson. The JSON has the files of the pack by path.
 */
import { strToU8 } from 'fflate';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { createPathSet } from '../files/file-paths.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { computeChecksum } from './checksum.ts';
import { deflateBytes, inflateText } from './deflate.ts';

const START = '#pack/1/';
const NO_DICTIONARY = new Uint8Array();

export interface PackLink {
  readonly files: ProjectFiles;
  /** Name of the lesson to open: the last part of its id. Absent for the first lesson. */
  readonly lesson?: string;
}

export type PackLinkProblem = { readonly kind: 'damaged' } | { readonly kind: 'too-large' };

/** Returns the hash of a link. Undefined if the pack is too large for a link. */
export function packHash({ files, lesson }: PackLink): string | undefined {
  const json = strToU8(JSON.stringify(files));
  if (json.length > limits.inflatedBytes) return undefined;
  const bytes = deflateBytes(json, NO_DICTIONARY);
  const payload = `${toBase64Url(bytes)}.${computeChecksum(bytes)}`;
  if (payload.length > limits.linkLength) return undefined;
  return `${START}${payload}${lesson === undefined ? '' : `/${lesson}`}`;
}

/** Reads a hash that begins with `#pack/`. Undefined for any other hash. */
export function readPackHash(hash: string): Result<PackLink, PackLinkProblem> | undefined {
  if (!hash.startsWith('#pack/')) return undefined;
  if (hash.length > limits.linkLength + START.length + 100) return refused({ kind: 'too-large' });
  const [, coded = '', checksum, lesson] = /^#pack\/1\/([\w-]+)\.([\w-]+)(?:\/([a-z0-9-]{1,60}))?$/.exec(hash) ?? [];
  const bytes = fromBase64Url(coded);
  if (bytes === undefined || bytes.length === 0 || checksum !== computeChecksum(bytes))
    return refused({ kind: 'damaged' });
  const inflated = inflateText(bytes, NO_DICTIONARY);
  if (!inflated.ok) return inflated;
  const files = readFiles(inflated.value);
  return files === undefined
    ? refused({ kind: 'damaged' })
    : ok({ files, ...(lesson === undefined ? {} : { lesson }) });
}

function readFiles(json: string): ProjectFiles | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const files: Record<string, string> = {};
  const paths = createPathSet();
  for (const [path, text] of Object.entries(data)) {
    if (typeof text !== 'string' || !paths.check(path).ok) return undefined;
    paths.add(path);
    files[path] = text;
  }
  return files;
}
