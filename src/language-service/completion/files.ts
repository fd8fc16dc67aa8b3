/** Completes names of templates and files in modules. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { RequestContext } from '../request-context.ts';
import { asString, detail } from './items.ts';

export function templates(
  { index }: RequestContext,
  cursor: Cursor,
  extension: '.epp' | 'other',
): readonly CompletionItem[] {
  return index
    .allDefinitions('template')
    .filter(({ name, file }) => name !== file && (extension === '.epp') === name.endsWith('.epp'))
    .map(({ name, file, parameters = [] }) => ({
      label: name,
      kind: 'file',
      insertText: asString(cursor, name),
      ...detail(parameters.map((each) => `$${each.name}`).join(', ')),
      documentation: `\`${file}\``,
    }));
}

/** Completes file names for `file()`: `ntp/keys`. */
export function namedFiles({ index }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  return index.allDefinitions('file').map(({ name, file }) => ({
    label: name,
    kind: 'file',
    insertText: asString(cursor, name),
    documentation: `\`${file}\``,
  }));
}

/** Completes values for `source`: `puppet:///modules/ntp/keys`, and the folders that contain files. */
export function moduleFiles({ index }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const names = index.allDefinitions('file').map(({ name }) => name);
  const folders = new Set(names.flatMap((name) => listFolders(name)));
  return [...names, ...folders].map((name) => {
    const url = `puppet:///modules/${name}`;
    return { label: url, kind: 'file', insertText: asString(cursor, url) };
  });
}

/** Lists the folders inside a module that contain a file: `ntp/conf.d` and `ntp/conf.d/a` for `ntp/conf.d/a/b`. */
function listFolders(name: string): readonly string[] {
  const parts = name.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
}
