/**
 * Encodes and decodes links of version 1: `#p/1/`, base64url(raw deflate(JSON)) with the frozen dictionary, a dot, and
 * the checksum of the deflated bytes. The JSON has one-letter keys: n name, f files, o open files, s the visible file,
 * v the release of the project, and the keys of the nodes (`nodes-v1.ts`). Values of a new project are left out, except
 * for `n`, `f` and `v`. Links that were created before OpenVox 8 contain no `v` for Puppet 8.11. The first links had no
 * checksum. All of these links still open.
 */
import { strToU8 } from 'fflate';
import { type Project } from '../../protocol/project/project.ts';
import { isReleaseId, newProjectRelease, releaseOfOldData } from '../../protocol/project/releases.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { computeChecksum, CHECKSUM_LENGTH } from './checksum.ts';
import { readOpenFiles, readProject, type ShapeProblem } from './check-project.ts';
import { deflateBytes, hasBytesAfterEnd, inflateText } from './deflate.ts';
import { dictionaryV1 } from './dictionary-v1.ts';
import { codeNodes, decodeNodes, keysOfNodes } from './nodes-v1.ts';

export interface SharedProject {
  readonly project: Project;
  readonly open: readonly string[];
  readonly active: string | undefined;
}

export interface Version1Link {
  readonly shared: SharedProject;
  /** True if the link has no checksum, like the first links. A change to the link may then go unnoticed. */
  readonly noChecksum?: true;
  /** The release of Puppet in the link, if it is unknown. The project then has no release. */
  readonly unknownRelease?: string;
}

export type LinkProblem =
  /** The link is cut off or was changed. */
  { readonly kind: 'damaged' } | { readonly kind: 'too-large' } | ShapeProblem;

const dictionary = strToU8(dictionaryV1);

/** Reason why a link cannot be created: the project is too large. The zip archive has no such limit. */
export interface TooLongProblem {
  readonly kind: 'too-long-for-link';
}

/** Encodes a project as the payload of a link. Returns a problem if the link would be too large to open. */
export function encodeVersion1({ project, open, active }: SharedProject): Result<string, TooLongProblem> {
  const { name, files } = project;
  const data = {
    n: name,
    // Sorted by path, so that a project always has the same link, in whatever order its files were added.
    f: Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    ...codeNodes(project),
    v: project.release ?? newProjectRelease,
    ...(open.length < 2 ? {} : { o: open }),
    ...(active === undefined ? {} : { s: active }),
  };
  const json = strToU8(JSON.stringify(data));
  if (json.length > limits.inflatedBytes) return refused({ kind: 'too-long-for-link' });
  const bytes = deflateBytes(json, dictionary);
  const payload = `${toBase64Url(bytes)}.${computeChecksum(bytes)}`;
  return payload.length > limits.linkLength ? refused({ kind: 'too-long-for-link' }) : ok(payload);
}

interface PayloadBytes {
  readonly bytes: Uint8Array;
  readonly hasChecksum: boolean;
}

/** Returns the deflated bytes of a payload; undefined if the checksum or any character is wrong. */
function decodePayload(payload: string): PayloadBytes | undefined {
  const [coded = '', checksum, ...more] = payload.split('.');
  const bytes = fromBase64Url(coded);
  if (bytes === undefined || bytes.length === 0 || more.length > 0) return undefined;
  // A link that was cut directly before or after the dot still has its complete content.
  if (checksum === undefined || checksum === '') return { bytes, hasChecksum: false };
  const isRight = checksum.length === CHECKSUM_LENGTH && checksum === computeChecksum(bytes);
  return isRight ? { bytes, hasChecksum: true } : undefined;
}

export function decodeVersion1(payload: string): Result<Version1Link, LinkProblem> {
  if (payload.length > limits.linkLength) return refused({ kind: 'too-large' });
  const read = decodePayload(payload);
  if (read === undefined) return refused({ kind: 'damaged' });
  const inflated = inflateText(read.bytes, dictionary);
  if (!inflated.ok) return inflated;
  // A correct checksum already excludes extra bytes at the end.
  if (!read.hasChecksum && hasBytesAfterEnd(read.bytes, dictionary)) return refused({ kind: 'damaged' });
  const data = parseObject(inflated.value);
  if (data === undefined) return refused({ kind: 'damaged' });
  const unknown = Object.keys(data).find((key) => !['n', 'f', 'o', 's', 'v', ...keysOfNodes].includes(key));
  if (unknown !== undefined) return refused({ kind: 'shape', where: unknown.slice(0, 40) });
  const { v: release = releaseOfOldData } = data;
  const isKnown = typeof release === 'string' && isReleaseId(release);
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
    ...(isKnown ? {} : { unknownRelease: readReleaseName(release).slice(0, 20) }),
  });
}

function readReleaseName(release: unknown): string {
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
