/**
 * Links with files of agents, `#files/1/…`. The page reads the files as if they had been dropped onto it, and keeps its
 * current project.
 */
import { strToU8 } from 'fflate';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { computeChecksum } from './checksum.ts';
import { deflateBytes, inflateText } from './deflate.ts';

export interface LinkedFile {
  readonly name: string;
  readonly text: string;
}

const FILES = '#files/';
const FILES_1 = '#files/1/';
/** Maximum number of files in a link. */
const MOST_FILES = 20;
const noDictionary = new Uint8Array();

export function isFilesHash(hash: string): boolean {
  return hash.startsWith(FILES);
}

/** Returns the hash of a link with the files, or a problem if they are too long for a URL. */
export function filesHash(files: readonly LinkedFile[]): Result<string, { readonly kind: 'too-long-for-link' }> {
  const json = strToU8(JSON.stringify(files.map(({ name, text }) => [name, text])));
  if (json.length > limits.inflatedBytes) return refused({ kind: 'too-long-for-link' });
  const bytes = deflateBytes(json, noDictionary);
  const payload = `${toBase64Url(bytes)}.${computeChecksum(bytes)}`;
  return payload.length > limits.linkLength ? refused({ kind: 'too-long-for-link' }) : ok(FILES_1 + payload);
}

/** Reads the files of a link. Undefined if the link is damaged, incomplete, too large, or of a newer version. */
export function readFilesHash(hash: string): readonly LinkedFile[] | undefined {
  if (!hash.startsWith(FILES_1) || hash.length > limits.linkLength + FILES_1.length) return undefined;
  const [data = '', checksum, ...more] = hash.slice(FILES_1.length).split('.');
  const bytes = fromBase64Url(data);
  if (bytes === undefined || more.length > 0 || checksum !== computeChecksum(bytes)) return undefined;
  const inflated = inflateText(bytes, noDictionary);
  return inflated.ok ? toFiles(inflated.value) : undefined;
}

function toFiles(json: string): readonly LinkedFile[] | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!Array.isArray(data) || data.length === 0 || data.length > MOST_FILES) return undefined;
  const files = data.flatMap((entry: unknown): readonly LinkedFile[] => {
    if (!Array.isArray(entry) || entry.length !== 2) return [];
    const [name, text]: readonly unknown[] = entry;
    return typeof name === 'string' && typeof text === 'string' && name.length <= limits.nameLength
      ? [{ name, text }]
      : [];
  });
  return files.length === data.length ? files : undefined;
}
