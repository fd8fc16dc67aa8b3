/** Completes statements of a `Puppetfile`, options of a module and their values, and settings of `environment.conf`. */
import type { CompletionItem } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { ENVIRONMENT_CONF } from '../schemas/environment-conf.ts';
import { MODULE_OPTIONS, PUPPETFILE_STATEMENTS } from '../schemas/puppetfile.ts';
import { fieldNamed } from '../schemas/schema.ts';

export function puppetfileItems({ text }: ParsedFile, offset: number): readonly CompletionItem[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(lineStart, offset);
  if (/#/.test(line)) return [];
  const statement = readStatement(text, lineStart) + line;
  const typed = /\w*$/.exec(line)?.[0] ?? '';
  const range = [offset - typed.length, offset + (/^\w*/.exec(text.slice(offset))?.[0].length ?? 0)] as const;
  if (/^\w*$/.test(statement))
    return Object.entries(PUPPETFILE_STATEMENTS).map(([label, { documentation }]) => ({
      label,
      kind: 'keyword',
      insertText: `${label} `,
      range,
      documentation,
    }));
  if (!/^mod\b/.test(statement)) return [];
  const option = /(?::(\w+)\s*=>|\b(\w+):)\s*['"]?\w*$/.exec(statement);
  const values = fieldNamed(MODULE_OPTIONS, option?.[1] ?? option?.[2] ?? '')?.values;
  if (option !== null) return (values ?? []).map((label) => ({ label, kind: 'value', range }));
  if (!/,\s*:?\w*$/.test(statement)) return [];
  const usesRockets = statement.endsWith(`:${typed}`) || statement.includes('=>');
  const hasColon = line.endsWith(`:${typed}`);
  const given = new Set([...statement.matchAll(/:(\w+)\s*=>|\b(\w+):/g)].map((match) => match[1] ?? match[2]));
  return Object.entries(MODULE_OPTIONS)
    .filter(([label]) => !given.has(label))
    .map(([label, { documentation }]) => ({
      label,
      kind: 'key',
      insertText: usesRockets ? `${hasColon ? '' : ':'}${label} => ` : `${label}: `,
      range,
      documentation,
    }));
}

/**
 * Reads the preceding lines of the current statement. A statement continues on the next line if a line ends in a comma
 * or in `=>`.
 */
function readStatement(text: string, lineStart: number): string {
  let start = lineStart;
  while (start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (!/(?:,|=>)[ \t]*(?:#[^\n]*)?\r?\n$/.test(text.slice(before, start))) break;
    start = before;
  }
  return text.slice(start, lineStart);
}

export function environmentConfItems({ text }: ParsedFile, offset: number): readonly CompletionItem[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  const [, setting, value = ''] = /^\s*(\w+)\s*=\s*(.*)$/.exec(before) ?? [];
  const end = text.indexOf('\n', offset);
  if (setting !== undefined) {
    const range = [offset - value.length, end === -1 ? text.length : end] as const;
    return (fieldNamed(ENVIRONMENT_CONF, setting)?.values ?? []).map((label) => ({ label, kind: 'value', range }));
  }
  if (!/^\s*\w*$/.test(before)) return [];
  const typed = /\w*$/.exec(before)?.[0] ?? '';
  const after = /^\w*/.exec(text.slice(offset))?.[0] ?? '';
  const hasValue = /^\s*=/.test(text.slice(offset + after.length));
  const given = new Set([...text.matchAll(/^\s*(\w+)\s*=/gm)].map((match) => match[1]));
  return Object.entries(ENVIRONMENT_CONF)
    .filter(([label]) => !given.has(label))
    .map(([label, { documentation }]) => ({
      label,
      kind: 'key',
      insertText: hasValue ? label : `${label} = `,
      range: [offset - typed.length, offset + after.length],
      documentation,
    }));
}
