import type { Project } from '../protocol/project/project.ts';
import { codeBlock, codeSpan, prose } from './markdown.ts';

/** Maximum number of characters in a chat message (Discord: 2,000); longer messages are cut or refused. */
export const LONG_LINK = 2000;
/** Beyond this length, mail programs, issue trackers and gateways cut links too. */
const VERY_LONG_LINK = 4000;

const number = (value: number): string => value.toLocaleString('en');

/** Warning about a long link; undefined for one that works everywhere. */
export function longLinkWarning(length: number): string | undefined {
  if (length <= LONG_LINK) return undefined;
  return length > VERY_LONG_LINK
    ? `Chats, mail programs and issue trackers cut links longer than ${number(VERY_LONG_LINK)} characters. Send the zip archive, or Markdown with the code.`
    : `Chats cut links longer than ${number(LONG_LINK)} characters. Send the zip archive or Markdown with the code there.`;
}

/** A link in Markdown, with the project's name as its text. */
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

/** All files as code blocks, each under its path. */
export function markdownCode(project: Project): string {
  return Object.entries(project.files)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, text]) => {
      const language = fenceLanguages[path.slice(path.lastIndexOf('.') + 1)] ?? '';
      return `${codeSpan(path)}\n\n${codeBlock(text, language)}\n`;
    })
    .join('\n');
}

/** The link and all files as code blocks, for a self-contained issue or post. */
export function markdownWithCode(project: Project, url: string): string {
  return `${markdownLink(project.name, url)}\n\n${markdownCode(project)}`;
}

/** The project's name as a file name: `Package, file, service` becomes `package-file-service`. */
export function toFileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'environment' : plain;
}
