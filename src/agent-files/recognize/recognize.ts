/** Recognizes a file of an agent, a server or PuppetDB by its content. */
import type { AgentFileForm, RecognizedFile } from '../../protocol/agent-files.ts';
import { decodeFile, type DecodedFile } from './decode.ts';
import { recognizeJson, type FoundForm } from './recognize-json.ts';
import { recognizeText } from './recognize-text.ts';

export interface RecognizedText {
  readonly recognized: RecognizedFile;
  /** The decoded content without a byte order mark. Lines end with `\n`. */
  readonly text: string;
}

/** Matches the start of JSON after log lines, for the output of a command that logs first. */
const JSON_AFTER_LOG = /\n(?=[[{]["\s{])/;

/** Recognizes bytes of a file, or a pasted string. The name does not affect the result. */
export function recognizeFile(content: Uint8Array | string, name?: string): RecognizedText {
  const decoded: DecodedFile =
    typeof content === 'string'
      ? { text: content, encoding: 'utf-8', isBinary: false, unread: [] }
      : decodeFile(content);
  const text = normalizeText(decoded.text);
  const [first, ...others] = decoded.isBinary ? [] : findForms(text);
  const alternatives = [...new Set(others.map(({ form }) => form))];
  return {
    text,
    recognized: {
      ...(name === undefined ? {} : { name }),
      form: first?.form,
      certainty: first?.certainty ?? 'none',
      reason: first?.reason ?? reasonForNone(text, decoded),
      alternatives: first === undefined ? alternativesForNone(decoded) : alternatives,
      encoding: decoded.encoding,
      unread: decoded.unread,
    },
  };
}

function normalizeText(text: string): string {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
}

function findForms(text: string): readonly FoundForm[] {
  const json = recognizeJson(text);
  if (json.length > 0) return json;
  const others = recognizeText(text);
  const after = JSON_AFTER_LOG.exec(text);
  const catalog = after === null ? [] : recognizeJson(text.slice(after.index + 1)).filter(isCertain);
  return [...catalog, ...others];
}

function isCertain({ certainty }: FoundForm): boolean {
  return certainty === 'certain';
}

function reasonForNone(text: string, { isBinary }: DecodedFile): string {
  if (isBinary) return 'It is not text.';
  if (text.trim() === '') return 'It is empty.';
  return 'It is not a Puppet log, graph, report or catalog.';
}

function alternativesForNone({ isBinary }: DecodedFile): readonly AgentFileForm[] {
  return isBinary ? [] : ['log-text'];
}
