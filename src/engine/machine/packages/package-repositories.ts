import { IniError, IniFile } from '../ini-file.ts';

export const YUM_CONF = '/etc/yum.conf';
const DEFAULT_DIRECTORIES = ['/etc/yum.repos.d', '/etc/yum/repos.d'] as const;

interface RepositoryHost {
  readonly files: {
    stat(path: string): { readonly kind: string } | undefined;
    isDirectory(path: string): boolean;
    list(path: string): readonly string[];
    readText(path: string): string;
  };
}

/**
 * Cache of the last parsed version of each file, by machine and path. Every attribute of every `yumrepo` resource reads
 * all files.
 */
const known = new WeakMap<RepositoryHost['files'], Map<string, { readonly text: string; readonly file: IniFile }>>();

/** Reads an INI file. A missing file counts as empty. Throws an `IniError` for a syntax error. */
export function readIni({ files }: RepositoryHost, path: string): IniFile {
  if (files.stat(path)?.kind !== 'file') return IniFile.empty;
  const text = files.readText(path);
  const read = known.get(files) ?? new Map<string, { readonly text: string; readonly file: IniFile }>();
  known.set(files, read);
  const earlier = read.get(path);
  if (earlier?.text === text) return earlier.file;
  const file = IniFile.parse(text, path);
  read.set(path, { text, file });
  return file;
}

/** Returns the directories of the setting `reposdir` that exist. Without this setting, uses dnf's defaults. */
export function repositoryDirectories(host: RepositoryHost): readonly string[] {
  const own = readIni(host, YUM_CONF).get('main', 'reposdir');
  const wanted = own === undefined ? DEFAULT_DIRECTORIES : own.split(/[\s,]+/).filter((path) => path !== '');
  return wanted.filter((path) => host.files.stat(path) !== undefined);
}

/** Lists `yum.conf` and the `.repo` files, in the order of dnf. */
export function repositoryFiles(host: RepositoryHost): readonly string[] {
  const files = repositoryDirectories(host).flatMap((directory) =>
    host.files.isDirectory(directory)
      ? host.files
          .list(directory)
          .filter((name) => name.endsWith('.repo') && !name.startsWith('.'))
          .map((name) => `${directory}/${name}`)
      : [],
  );
  return [YUM_CONF, ...files].filter((path) => host.files.stat(path)?.kind === 'file');
}

export interface Repository {
  readonly id: string;
  readonly name: string;
  readonly isEnabled: boolean;
}

/** Returns the repositories that `dnf repolist` lists. Leaves out files with a syntax error. */
export function repositories(host: RepositoryHost): readonly Repository[] {
  const read = (path: string): IniFile => {
    try {
      return readIni(host, path);
    } catch (thrown) {
      if (thrown instanceof IniError) return IniFile.empty;
      throw thrown;
    }
  };
  return repositoryFiles(host).flatMap((path) => {
    const file = read(path);
    return file.sections
      .filter((id) => id !== 'main')
      .map((id) => ({
        id,
        name: file.get(id, 'name') ?? id,
        isEnabled: !/^(0|no|false)$/i.test(file.get(id, 'enabled') ?? '1'),
      }));
  });
}
