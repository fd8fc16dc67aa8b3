import { afterEach, expect, it, vi } from 'vitest';
import { canSaveFolders, saveFolder, type WritableFolder } from './save-folder.ts';

/** A folder in memory that writes to `files`, by path. */
function folderAt(files: Map<string, string>, path = ''): WritableFolder {
  return {
    getDirectoryHandle: async (name) => folderAt(files, `${path}${name}/`),
    getFileHandle: async (name) => ({
      createWritable: async () => {
        let content = '';
        return {
          write: async (text) => {
            content += text;
          },
          close: async () => {
            files.set(path + name, content);
          },
        };
      },
    }),
  };
}

afterEach(() => vi.unstubAllGlobals());

const pack = { 'pack.yaml': 'title: A\n', 'first/start/manifests/site.pp': "notify { 'a': }\n" };

it('files are written to a folder in the picked one, each in its own folder', async () => {
  const files = new Map([['lesson/notes.txt', 'mine']]);
  vi.stubGlobal('window', { showDirectoryPicker: async () => folderAt(files) });
  expect(canSaveFolders()).toBe(true);
  expect(await saveFolder('lesson', pack)).toBe('Saved in the folder lesson.');
  expect(Object.fromEntries(files)).toEqual({
    'lesson/notes.txt': 'mine',
    'lesson/pack.yaml': 'title: A\n',
    'lesson/first/start/manifests/site.pp': "notify { 'a': }\n",
  });
});

it('a closed picker says nothing, and a folder that cannot be written is reported in words', async () => {
  vi.stubGlobal('window', { showDirectoryPicker: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await saveFolder('lesson', pack)).toBe('');
  const refuse = (): Promise<never> => Promise.reject(new DOMException('No permission.', 'NotAllowedError'));
  const locked = { ...folderAt(new Map()), getDirectoryHandle: refuse };
  vi.stubGlobal('window', { showDirectoryPicker: async () => locked });
  expect(await saveFolder('lesson', pack)).toBe(
    'The folder could not be written. No permission. Choose another folder, or save a zip file.',
  );
});

it('browsers without a picker have no folders to save to', () => {
  vi.stubGlobal('window', {});
  expect(canSaveFolders()).toBe(false);
});
