import type { Project } from '../protocol/project/project.ts';
import { codeBlock, codeSpan, prose } from './markdown.ts';

/**
 * Maximum length of a link that fits into a chat message (Discord allows 2,000 characters). Longer messages are cut or
 * rejected.
 */
export const LONG_LINK = 2000;
/** Links that are longer than this are also cut by mail programs, issue trackers and gateways. */
const VERY_LONG_LINK = 4000;

const number = (value: number): string => value.toLocaleString('en');

/** Returns a warning about a long link; undefined for a link that works everywhere. */
export function longLinkWarning(length: number): string | undefined {
  if (length <= LONG_LINK) return undefined;
  return length > VERY_LONG_LINK
    ? `Chats, mail programs and issue trackers cut links longer than ${number(VERY_LONG_LINK)} characters. Send the zip archive, or Markdown with the code.`
    : `Chats cut links longer than ${number(LONG_LINK)} characters. Send the zip archive or Markdown with the code there.`;
}

export function markdownLink(name: string, url: string): string {
  return `[${prose(name)}](${url})`;
}

const fenceLanguages: Readonly<Record<string, string>> = {
  pp: 'puppet',
  epp: 'erb',
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
};

/** Formats all files as Markdown code blocks, each below its path. */
export function markdownCode(project: Project): string {
  return Object.entries(project.files)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, text]) => {
      const language = fenceLanguages[path.slice(path.lastIndexOf('.') + 1)] ?? '';
      return `${codeSpan(path)}\n\n${codeBlock(text, language)}\n`;
    })
    .join('\n');
}

/** Formats the link and all files as Markdown, for an issue or post that is complete without the link. */
export function markdownWithCode(project: Project, url: string): string {
  return `${markdownLink(project.name, url)}\n\n${markdownCode(project)}`;
}

/** Converts the project's name to a file name: `Package, file, service` becomes `package-file-service`. */
export function toFileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'environment' : plain;
}
