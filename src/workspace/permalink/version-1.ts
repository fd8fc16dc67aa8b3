/**
 * Links of version 1: `#p/1/` and base64url(raw deflate(JSON)) with the frozen dictionary. The JSON has one letter a key:
 * n name, f files, o open files, s the file that is shown, and those of the nodes (`nodes-v1.ts`). What is as in a new
 * project (all but `n` and `f`) is left out.
 */
import { strToU8 } from 'fflate';
import type { Project } from '../../protocol/project.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { readOpenFiles, readProject, type ShapeProblem } from './check-project.ts';
import { deflateText, inflateText } from './deflate.ts';
import { dictionaryV1 } from './dictionary-v1.ts';
import { codeNodes, decodeNodes, keysOfNodes } from './nodes-v1.ts';

export interface SharedProject {
  readonly project: Project;
  readonly open: readonly string[];
  readonly active: string | undefined;
}

export type LinkProblem =
  /** Characters are missing at its end, or were changed on the way. */
  { readonly kind: 'damaged' } | { readonly kind: 'too-large' } | ShapeProblem;

const dictionary = strToU8(dictionaryV1);

export function encodeVersion1({ project, open, active }: SharedProject): string {
  const { name, files } = project;
  const data = {
    n: name,
    f: files,
    ...codeNodes(project),
    ...(open.length < 2 ? {} : { o: open }),
    ...(active === undefined ? {} : { s: active }),
  };
  return toBase64Url(deflateText(JSON.stringify(data), dictionary));
}

export function decodeVersion1(payload: string): Result<SharedProject, LinkProblem> {
  if (payload.length > limits.linkLength) return refused({ kind: 'too-large' });
  const bytes = fromBase64Url(payload);
  if (bytes === undefined || bytes.length === 0) return refused({ kind: 'damaged' });
  const inflated = inflateText(bytes, dictionary);
  if (!inflated.ok) return inflated;
  const data = parseObject(inflated.value);
  if (data === undefined) return refused({ kind: 'damaged' });
  const unknown = Object.keys(data).find((key) => !['n', 'f', 'o', 's', ...keysOfNodes].includes(key));
  if (unknown !== undefined) return refused({ kind: 'shape', where: unknown.slice(0, 40) });
  const project = readProject({
    name: data['n'],
    files: data['f'],
    ...decodeNodes(data),
  });
  if (!project.ok) return project;
  const [active] = readOpenFiles([data['s']], project.value);
  return ok({ project: project.value, open: readOpenFiles(data['o'], project.value), active });
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}
