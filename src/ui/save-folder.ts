/** Writes files into a folder that the user picks. Only some browsers have a picker for folders. */

/** The part of a `FileSystemDirectoryHandle` that writing needs. */
export interface WritableFolder {
  readonly getDirectoryHandle: (name: string, options: { readonly create: boolean }) => Promise<WritableFolder>;
  readonly getFileHandle: (name: string, options: { readonly create: boolean }) => Promise<WritableFile>;
}

interface WritableFile {
  readonly createWritable: () => Promise<{
    readonly write: (text: string) => Promise<void>;
    readonly close: () => Promise<void>;
  }>;
}

type Picker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<WritableFolder>;

function findPicker(): Picker | undefined {
  const picker: unknown = Reflect.get(window, 'showDirectoryPicker');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's own function
  return typeof picker === 'function' ? (picker.bind(window) as Picker) : undefined;
}

export function canSaveFolders(): boolean {
  return findPicker() !== undefined;
}

/**
 * Writes files to the folder `name` in `parent`. Creates the folder if it does not exist. Replaces existing files with
 * the same paths, and keeps all others.
 */
export async function writeFolder(
  parent: WritableFolder,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const root = await parent.getDirectoryHandle(name, { create: true });
  for (const [path, text] of Object.entries(files)) {
    const folders = path.split('/');
    const file = folders.pop() ?? '';
    let folder = root;
    for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
    const writable = await (await folder.getFileHandle(file, { create: true })).createWritable();
    await writable.write(text);
    await writable.close();
  }
}

/**
 * Lets the user pick a folder, and writes the files to a folder in it. Returns a message for the user; empty if no
 * folder was picked.
 */
export async function saveFolder(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  try {
    const parent = await findPicker()?.({ id: 'lesson-pack', mode: 'readwrite' });
    if (parent === undefined) return '';
    await writeFolder(parent, name, files);
    return `Saved in the folder ${name}.`;
  } catch (error) {
    // The user closed the picker.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return `The folder could not be written. ${error instanceof Error ? error.message : String(error)} Choose another folder, or save a zip file.`;
  }
}
