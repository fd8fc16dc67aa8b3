/** Code actions of made-up projects in tests, with the files that they change. */
import type { CodeAction } from '../answers.ts';
import { createMarkedProject } from './service-of.ts';
import type { Texts } from './completion-at.ts';

export type Changed = Readonly<Record<string, string>>;

const SITE = 'manifests/site.pp';

/** The files that an action changes or creates, with their new content; empty for a deleted file. */
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

/** Actions at `‸`, or for a selection between `«` and `»`, by title. */
export function findActions(texts: Texts): Readonly<Record<string, Changed>> {
  const all = typeof texts === 'string' ? { [SITE]: texts } : texts;
  const marked = Object.entries(all).map(([path, text]) => [path, text.replace('«', '‸').replace('»', '')] as const);
  const { service, files, place } = createMarkedProject(Object.fromEntries(marked));
  const end = (all[place.file] ?? '').replace('«', '').indexOf('»');
  const selection = end === -1 ? {} : { selection: [place.offset, end] as const };
  const { actions } = service.answer('codeActions', { ...place, ...selection });
  return Object.fromEntries(actions.map((action) => [action.title, applyAction(files, action)]));
}

/** The changes of the actions with a title that matches. */
export function findChanges(texts: Texts, title: RegExp): readonly Changed[] {
  return Object.entries(findActions(texts)).flatMap(([each, change]) => (title.test(each) ? [change] : []));
}

/** A manifest as the changed file of a project with one manifest. */
export function toChanged(after: string | Changed): Changed {
  return typeof after === 'string' ? { [SITE]: after } : after;
}
