import type { Fault } from '../fault.ts';

export const storeFaults: readonly Fault[] = [
  {
    id: 'store-close-last-tab',
    area: 'store',
    effect: 'Closing the rightmost tab leaves the editor without a file.',
    file: 'src/store/groups/tab-actions.ts',
    find: 'openFiles[Math.min(index, openFiles.length - 1)]',
    replacement: 'openFiles[index]',
  },
  {
    id: 'store-unsaved-copy-stays',
    area: 'store',
    effect: 'Each visit adds another "(recovered)" project from the same unsaved copy.',
    file: 'src/app/session/unsaved-copy.ts',
    find: '    forget(key);',
    replacement: '    forgetUnsaved(id, key);',
  },
  {
    id: 'store-link-open-files',
    area: 'store',
    effect: 'A link to a project with two open files opens only one of them.',
    file: 'src/workspace/permalink/version-1.ts',
    find: 'open.length < 2 ?',
    replacement: 'open.length <= 2 ?',
  },
  {
    id: 'store-undo-overwrites',
    area: 'store',
    effect: 'Undoing a replacement overwrites files that were edited since.',
    file: 'src/store/changes/change-with-undo.ts',
    find: 'paths.filter((path) => now.project.files[movedTo(path)] === texts[path])',
    replacement: 'paths.filter((path) => now.project.files[movedTo(path)] !== undefined)',
  },
];
