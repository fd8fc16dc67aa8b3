import { expect, it } from 'vitest';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { changedFiles, changeInParts, filesChange } from './files-change.ts';

/** Sends the changes from `before` to `now` to a worker, in parts of `most` characters. Returns the worker's files. */
function sent(before: ProjectFiles | undefined, now: ProjectFiles, most: number): ProjectFiles {
  let files: ReadonlyMap<string, string> = new Map(Object.entries(before ?? {}));
  const change = filesChange(before, now);
  if (change !== undefined) for (const part of changeInParts(change, most)) files = changedFiles(files, part);
  return Object.fromEntries(files);
}

it('the worker has the files of the page: changed, added, and without the deleted ones', () => {
  const before = { 'a.pp': 'same', 'b.pp': 'old', 'c.pp': 'deleted', 'd.pp': '' };
  const now = { 'a.pp': 'same', 'b.pp': 'new', 'd.pp': '', 'e.pp': 'added' };
  for (const most of [1, 10, 1000]) {
    expect(sent(before, now, most)).toEqual(now);
    expect(sent(now, before, most)).toEqual(before);
    expect(sent(undefined, now, most)).toEqual(now);
  }
  expect(filesChange(now, { ...now })).toBeUndefined();
});
