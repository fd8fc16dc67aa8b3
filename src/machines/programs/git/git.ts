/** `git` for repositories without commits, because the simulated machine has no network to clone from. */
import { baseName, joinPath, normalizePath, parentPath } from '../../../engine/machine/files/paths.ts';
import { PosixError } from '../../../engine/machine/files/posix-error.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { mayChangeDirectory } from '../../../engine/machine/shell/permissions.ts';
import { remote, settingsIn, settingsText } from './settings.ts';

const HEAD = 'ref: refs/heads/master\n';

/** Creates the files and directories of an empty repository, as the session's user. */
function layRepository({ session }: CommandContext, folder: string, isBare: boolean): void {
  const { identity, umask } = session;
  const { files } = session.target;
  const creation = { umask, uid: identity.uid, gid: identity.gid };
  for (const name of ['branches', 'hooks', 'info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    files.makeDirectories(joinPath(folder, name), creation);
  files.write(joinPath(folder, 'HEAD'), HEAD, creation);
  files.write(
    joinPath(folder, 'config'),
    `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = ${isBare}\n${isBare ? '' : '\tlogallrefupdates = true\n'}`,
    creation,
  );
  files.write(
    joinPath(folder, 'description'),
    "Unnamed repository; edit this file 'description' to name the repository.\n",
    creation,
  );
  files.write(joinPath(folder, 'info/exclude'), '# git ls-files --others --exclude-from=.git/info/exclude\n', creation);
}

function findRepository({ files }: Target, directory: string): string | undefined {
  for (let at = directory; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const own = joinPath(at === '' ? '/' : at, '.git');
    if (files.isDirectory(own)) return own;
    if (files.exists(joinPath(at === '' ? '/' : at, 'HEAD')) && files.isDirectory(joinPath(at, 'refs'))) return at;
    if (at === '') return undefined;
  }
}

/** Returns Git's error message if the session's user may not create a directory. Otherwise undefined. */
function refusedDirectory({ session }: CommandContext, path: string): ToolResult | undefined {
  const { files } = session.target;
  let missing = path;
  while (!files.exists(parentPath(missing))) missing = parentPath(missing);
  try {
    mayChangeDirectory(session, files.exists(path) ? joinPath(path, '.git') : missing);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    return refuse(
      128,
      files.exists(path)
        ? `${joinPath(path, '.git')}: ${thrown.text}`
        : `fatal: cannot mkdir ${missing}: ${thrown.text}`,
    );
  }
}

function init(context: CommandContext, args: readonly string[]): ToolResult {
  const { target } = context.session;
  const isBare = args.includes('--bare');
  const named = args.find((word, index) => !word.startsWith('-') && args[index - 1] !== '-b') ?? '.';
  const place = normalizePath(named, context.cwd);
  const refusal = refusedDirectory(context, place);
  if (refusal !== undefined) return refusal;
  const folder = isBare ? place : joinPath(place, '.git');
  const isThere = target.files.exists(joinPath(folder, 'HEAD'));
  if (!isThere) layRepository(context, folder, isBare);
  const verb = isThere ? 'Reinitialized existing' : 'Initialized empty';
  return succeed(args.includes('-q') || args.includes('--quiet') ? '' : `${verb} Git repository in ${folder}/\n`);
}

function config(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const isGlobal = args.includes('--global') || args.includes('--system');
  const home = target.accounts.user(context.session.user)?.home ?? '/root';
  const repository = findRepository(target, context.cwd);
  const own = args.includes('--system') ? '/etc/gitconfig' : `${home}/.gitconfig`;
  const path = isGlobal ? own : repository === undefined ? undefined : joinPath(repository, 'config');
  const reads = args.some((word) => /^(?:--get|--get-all|--get-regexp|-l|--list)$/.test(word));
  if (path === undefined && !reads) return refuse(128, 'fatal: not in a git directory');
  const text = path !== undefined && target.files.exists(path) ? target.files.readText(path) : '';
  const settings = settingsIn(text);
  const [name = '', value] = args.filter((word) => !word.startsWith('-'));
  const key = name.replace(/\.[^.]*$/, (last) => last.toLowerCase());
  if (args.includes('-l') || args.includes('--list'))
    return succeed([...settings].map(([each, known]) => `${each}=${known}\n`).join(''));
  if (args.includes('--unset') && path !== undefined) {
    if (!settings.delete(key)) return { exitCode: 5, stdout: '', stderr: '' };
    target.files.write(path, settingsText(settings));
    return succeed();
  }
  if (value !== undefined && path !== undefined && !reads) {
    target.files.write(path, settingsText(settings.set(key, value)));
    return succeed();
  }
  const known = settings.get(key);
  return known === undefined ? { exitCode: 1, stdout: '', stderr: '' } : succeed(`${known}\n`);
}

function unreachable(url: string): ToolResult {
  const host = /^\w+:\/\/(?:[^@/]*@)?([^/:]+)/.exec(url)?.[1];
  if (/^https?:/.test(url))
    return refuse(128, `fatal: unable to access '${url}': Could not resolve host: ${host ?? url}`);
  const remote = host ?? /^[^/:]+@([^:/]+):/.exec(url)?.[1];
  if (remote === undefined) return refuse(128, `fatal: repository '${url}' does not exist`);
  return refuse(
    128,
    `ssh: Could not resolve hostname ${remote}: Temporary failure in name resolution\nfatal: Could not read from remote repository.`,
  );
}

const CLONE_VALUES = new Set(['-b', '--branch', '--depth', '-o', '--origin', '--reference', '-c', '--config']);

/**
 * Clones a repository on this machine. The clone has no commits, because no repository here has any. Other repositories
 * cannot be reached.
 */
function clone(context: CommandContext, args: readonly string[]): ToolResult {
  const { target } = context.session;
  const [url = '', named] = args.filter(
    (word, index) => !word.startsWith('-') && !CLONE_VALUES.has(args[index - 1] ?? ''),
  );
  const source = normalizePath(url.replace(/^file:\/\//, ''), context.cwd);
  const repository =
    /^(\w+:\/\/|[^/]*:)/.test(url) && !url.startsWith('file://') ? undefined : repositoryAt(target, source);
  if (repository === undefined) return unreachable(url);
  const isBare = args.includes('--bare') || args.includes('--mirror');
  const place = normalizePath(named ?? baseName(source).replace(/\.git$/, ''), context.cwd);
  if (target.files.isDirectory(place) && target.files.list(place).length > 0)
    return refuse(128, `fatal: destination path '${named ?? place}' already exists and is not an empty directory.`);
  const refusal = refusedDirectory(context, place);
  if (refusal !== undefined) return refusal;
  const folder = isBare ? place : joinPath(place, '.git');
  layRepository(context, folder, isBare);
  const settings = settingsIn(target.files.readText(joinPath(folder, 'config')));
  settings.set('remote.origin.url', source);
  if (!isBare) settings.set('remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  target.files.write(joinPath(folder, 'config'), settingsText(settings));
  const isQuiet = args.includes('-q') || args.includes('--quiet');
  const begun = isQuiet ? '' : `Cloning into ${isBare ? 'bare repository ' : ''}'${named ?? baseName(place)}'...\n`;
  return {
    exitCode: 0,
    stdout: '',
    stderr: `${begun}${isQuiet ? '' : 'warning: You appear to have cloned an empty repository.\ndone.\n'}`,
  };
}

function repositoryAt({ files }: Target, path: string): string | undefined {
  const isRepository = (folder: string): boolean =>
    files.exists(joinPath(folder, 'HEAD')) && files.isDirectory(joinPath(folder, 'refs'));
  return [joinPath(path, '.git'), path, `${path}.git`].find(isRepository);
}

/**
 * Handles options before the verb: `-C DIR` changes the directory first; `-c NAME=VALUE` is ignored, because a
 * repository without commits never reads the setting.
 */
function withoutOptions(
  args: readonly string[],
  context: CommandContext,
): { readonly words: readonly string[]; readonly context: CommandContext } {
  const [option, value = '', ...rest] = args;
  if (option === '-c') return withoutOptions(rest, context);
  if (option === '-C') return withoutOptions(rest, { ...context, cwd: normalizePath(value, context.cwd) });
  return { words: args, context };
}

function git(target: Target, args: readonly string[], given: CommandContext): ToolResult {
  const { words, context } = withoutOptions(args, given);
  const [verb, ...rest] = words;
  if (!target.files.isDirectory(context.cwd))
    return refuse(128, `fatal: cannot change to '${context.cwd}': No such file or directory`);
  if (verb === '--version' || verb === 'version')
    return succeed(`git version ${(target.packages.versionOf('git') ?? '2.39.5').replace(/^\d+:|-.*$/g, '')}\n`);
  if (verb === 'init') return init(context, rest);
  if (verb === 'config') return config(target, rest, context);
  if (verb === 'clone') return clone(context, rest);
  const repository = findRepository(target, context.cwd);
  if (repository === undefined)
    return refuse(128, 'fatal: not a git repository (or any of the parent directories): .git');
  const settings = settingsIn(target.files.readText(joinPath(repository, 'config')));
  switch (verb) {
    case 'remote':
      return remote(settings, rest, (changed) =>
        target.files.write(joinPath(repository, 'config'), settingsText(changed)),
      );
    case 'rev-list':
      return succeed('0\n');
    case 'rev-parse':
      return rest.includes('--git-dir')
        ? succeed(`${repository}\n`)
        : refuse(
            128,
            `fatal: ambiguous argument '${rest.at(-1) ?? ''}': unknown revision or path not in the working tree.`,
          );
    case 'status':
      return settings.get('core.bare') === 'true'
        ? refuse(128, 'fatal: this operation must be run in a work tree')
        : succeed(
            'On branch master\n\nNo commits yet\n\nnothing to commit (create/copy files and use "git add" to track)\n',
          );
    case 'fetch':
    case 'pull':
      return unreachable(
        settings.get(`remote.${rest.find((word) => !word.startsWith('-')) ?? 'origin'}.url`) ?? 'origin',
      );
    default:
      return succeed();
  }
}

export const programs = { git } as const;
