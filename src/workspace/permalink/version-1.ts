/**
 * Links of version 1: `#p/1/`, base64url(raw deflate(JSON)) with the frozen dictionary, a full stop, and the checksum of the
 * deflated bytes. The JSON has one letter a key: n name, f files, o open files, s the file that is shown, v the release
 * of Puppet, and those of the nodes (`nodes-v1.ts`). What is as in a new project (all but `n` and `f`) is left out. The first links had no checksum; they
 * open still.
 */
import { strToU8 } from 'fflate';
import { isProjectRelease, type Project } from '../../protocol/project/project.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { checksumOf, CHECKSUM_LENGTH } from './checksum.ts';
import { readOpenFiles, readProject, type ShapeProblem } from './check-project.ts';
import { deflateBytes, hasBytesAfterEnd, inflateText } from './deflate.ts';
import { dictionaryV1 } from './dictionary-v1.ts';
import { codeNodes, decodeNodes, keysOfNodes } from './nodes-v1.ts';

export interface SharedProject {
  readonly project: Project;
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/** What a link of version 1 holds. */
export interface Version1Link {
  readonly shared: SharedProject;
  /** Set where the link carries no checksum, as the first links did: a change on its way may go unnoticed. */
  readonly noChecksum?: true;
  /** A release of Puppet that the link names and nobody here knows: the project has none then. */
  readonly unknownRelease?: string;
}

export type LinkProblem =
  /** Characters are missing at its end, or were changed on the way. */
  { readonly kind: 'damaged' } | { readonly kind: 'too-large' } | ShapeProblem;

const dictionary = strToU8(dictionaryV1);

/** What a link cannot hold; the zip archive can. */
export interface TooLongProblem {
  readonly kind: 'too-long-for-link';
}

/** A project as a link's payload, or the refusal of one that no page would open. */
export function encodeVersion1({ project, open, active }: SharedProject): Result<string, TooLongProblem> {
  const { name, files } = project;
  const data = {
    n: name,
    f: files,
    ...codeNodes(project),
    ...(project.release === undefined ? {} : { v: project.release }),
    ...(open.length < 2 ? {} : { o: open }),
    ...(active === undefined ? {} : { s: active }),
  };
  const json = strToU8(JSON.stringify(data));
  if (json.length > limits.inflatedBytes) return refused({ kind: 'too-long-for-link' });
  const bytes = deflateBytes(json, dictionary);
  const payload = `${toBase64Url(bytes)}.${checksumOf(bytes)}`;
  return payload.length > limits.linkLength ? refused({ kind: 'too-long-for-link' }) : ok(payload);
}

interface PayloadBytes {
  readonly bytes: Uint8Array;
  readonly hasChecksum: boolean;
}

/** The deflated bytes of a payload; undefined where the checksum, or a character, says that they are not those that were sent. */
function bytesOf(payload: string): PayloadBytes | undefined {
  const [coded = '', checksum, ...more] = payload.split('.');
  const bytes = fromBase64Url(coded);
  if (bytes === undefined || bytes.length === 0 || more.length > 0) return undefined;
  // An end that is cut off as far as the full stop leaves all that matters.
  if (checksum === undefined || checksum === '') return { bytes, hasChecksum: false };
  const isRight = checksum.length === CHECKSUM_LENGTH && checksum === checksumOf(bytes);
  return isRight ? { bytes, hasChecksum: true } : undefined;
}

export function decodeVersion1(payload: string): Result<Version1Link, LinkProblem> {
  if (payload.length > limits.linkLength) return refused({ kind: 'too-large' });
  const read = bytesOf(payload);
  if (read === undefined) return refused({ kind: 'damaged' });
  const inflated = inflateText(read.bytes, dictionary);
  if (!inflated.ok) return inflated;
  // A checksum vouches for the end, too.
  if (!read.hasChecksum && hasBytesAfterEnd(read.bytes, dictionary)) return refused({ kind: 'damaged' });
  const data = parseObject(inflated.value);
  if (data === undefined) return refused({ kind: 'damaged' });
  const unknown = Object.keys(data).find((key) => !['n', 'f', 'o', 's', 'v', ...keysOfNodes].includes(key));
  if (unknown !== undefined) return refused({ kind: 'shape', where: unknown.slice(0, 40) });
  const { v: release } = data;
  const isKnown = typeof release === 'string' && isProjectRelease(release);
  const project = readProject({
    name: data['n'],
    files: data['f'],
    ...decodeNodes(data),
    ...(isKnown ? { release } : {}),
  });
  if (!project.ok) return project;
  const [active] = readOpenFiles([data['s']], project.value);
  const shared = { project: project.value, open: readOpenFiles(data['o'], project.value), active };
  return ok({
    shared,
    ...(read.hasChecksum ? {} : { noChecksum: true }),
    ...(release === undefined || isKnown ? {} : { unknownRelease: nameOf(release).slice(0, 20) }),
  });
}

function nameOf(release: unknown): string {
  return typeof release === 'string' ? release : JSON.stringify(release);
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}
