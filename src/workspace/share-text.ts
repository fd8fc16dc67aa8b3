import { zipSync, strToU8 } from 'fflate';
import type { Project } from '../protocol/project.ts';

/** Chats and issue trackers cut or refuse messages longer than this many characters. */
export const LONG_LINK = 2000;

/** A link in Markdown, with the project's name as its text. */
export function markdownLink(name: string, url: string): string {
  return `[${name.replaceAll(/[[\]\\]/g, '\\$&')}](${url})`;
}

const fenceLanguages: Readonly<Record<string, string>> = {
  pp: 'puppet',
  epp: 'erb',
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
};

/** A fence longer than any run of backticks in the text. */
function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

/** The link and every file in a fence, for an issue or a post that must stand alone. */
export function markdownWithCode(project: Project, url: string): string {
  const files = Object.entries(project.files)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, text]) => {
      const fence = fenceFor(text);
      const language = fenceLanguages[path.slice(path.lastIndexOf('.') + 1)] ?? '';
      return `**${path}**\n\n${fence}${language}\n${text.replace(/\n?$/, '\n')}${fence}\n`;
    });
  return `${markdownLink(project.name, url)}\n\n${files.join('\n')}`;
}

/** The environment as a zip archive under a folder of the project's name. */
export function environmentZip(project: Project): Uint8Array<ArrayBuffer> {
  const folder = fileNameOf(project.name);
  const entries = Object.entries(project.files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9 });
}

/** The project's name as a file's: `Package, file, service` becomes `package-file-service`. */
export function fileNameOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'environment' : plain;
}
