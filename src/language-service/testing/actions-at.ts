/** Requests code actions in small projects for tests. Returns the files that the actions change. */
import type { CodeAction } from '../answers.ts';
import { createMarkedProject } from './service-of.ts';
import type { Texts } from './completion-at.ts';

export type Changed = Readonly<Record<string, string>>;

const SITE = 'manifests/site.pp';

/**
 * Applies an action. Returns the changed and created files with their new content; the content of a deleted file is
 * empty.
 */
export function applyAction(
  files: ReadonlyMap<string, string>,
  { edits, creates = [], removes = [] }: CodeAction,
): Changed {
  const after = new Map(files);
  for (const { file, range, text } of edits.toSorted((a, b) => b.range[0] - a.range[0] || b.range[1] - a.range[1])) {
    const before = after.get(file) ?? '';
    after.set(file, before.slice(0, range[0]) + text + before.slice(range[1]));
  }
  for (const { file, text } of creates) after.set(file, text);
  for (const path of removes) after.set(path, '');
  return Object.fromEntries([...after].filter(([path, text]) => files.get(path) !== text));
}

/** Returns the actions at `‸`, or for the selection between `«` and `»`, by title. */
export function findActions(texts: Texts): Readonly<Record<string, Changed>> {
  const all = typeof texts === 'string' ? { [SITE]: texts } : texts;
  const marked = Object.entries(all).map(([path, text]) => [path, text.replace('«', '‸').replace('»', '')] as const);
  const { service, files, place } = createMarkedProject(Object.fromEntries(marked));
  const end = (all[place.file] ?? '').replace('«', '').indexOf('»');
  const selection = end === -1 ? {} : { selection: [place.offset, end] as const };
  const { actions } = service.answer('codeActions', { ...place, ...selection });
  return Object.fromEntries(actions.map((action) => [action.title, applyAction(files, action)]));
}

/** Returns the changes of all actions whose title matches. */
export function findChanges(texts: Texts, title: RegExp): readonly Changed[] {
  return Object.entries(findActions(texts)).flatMap(([each, change]) => (title.test(each) ? [change] : []));
}

/** Converts a manifest to the changed file of a project with a single manifest. */
export function toChanged(after: string | Changed): Changed {
  return typeof after === 'string' ? { [SITE]: after } : after;
}
