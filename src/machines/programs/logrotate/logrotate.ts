/** `logrotate` 3.21: reads configurations, and rotates logs only if forced. */
import { baseName, joinPath, normalizePath, parentPath } from '../../../engine/machine/files/paths.ts';
import { countBytes } from '../../../engine/machine/files/node.ts';
import { refuse, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';

const DIRECTIVES = new Set(
  (
    'compress nocompress compresscmd uncompresscmd compressext compressoptions copy nocopy copytruncate nocopytruncate create nocreate ' +
    'createolddir nocreateolddir daily dateext nodateext dateformat dateyesterday datehourago delaycompress nodelaycompress extension ' +
    'addextension hourly ifempty notifempty ignoreduplicates include mail nomail mailfirst maillast maxage maxsize minsize minage ' +
    'missingok nomissingok monthly olddir noolddir allowhardlink noallowhardlink postrotate prerotate firstaction lastaction preremove ' +
    'endscript rotate renamecopy norenamecopy sharedscripts nosharedscripts shred noshred shredcycles size start su tabooext taboopat ' +
    'weekly yearly'
  ).split(' '),
);
const SCRIPTS = new Set(['postrotate', 'prerotate', 'firstaction', 'lastaction', 'preremove']);

/**
 * A block of a configuration, with the patterns of its files. Its directives override the global directives above it.
 */
interface Block {
  readonly patterns: readonly string[];
  /** The last value of each directive; `''` for a directive without value. */
  readonly settings: Map<string, string>;
  readonly scripts: Map<string, string>;
}

interface Configuration {
  readonly errors: readonly string[];
  readonly blocks: readonly Block[];
}

/**
 * Reads a configuration, with logrotate's messages for mistakes. Directives outside of blocks are added to `general`.
 */
function readConfiguration({ files }: Target, path: string, general: Map<string, string>): Configuration {
  const errors: string[] = [];
  const blocks: Block[] = [];
  let script: { readonly name: string; readonly lines: string[] } | undefined;
  let [patterns, block]: [string[], Block | undefined] = [[], undefined];
  for (const [index, raw] of files.readText(path).split('\n').entries()) {
    const line = raw.trim();
    if (script !== undefined) {
      if (line === 'endscript') {
        block?.scripts.set(script.name, script.lines.join('\n'));
        script = undefined;
      } else script.lines.push(raw);
      continue;
    }
    if (line === '' || line.startsWith('#')) continue;
    if (block === undefined && /^["/{]/.test(line)) {
      const words = line.replace(/\{.*$/, '').match(/"[^"]*"|\S+/g) ?? [];
      patterns.push(...words.map((word) => word.replaceAll('"', '')));
      if (!line.includes('{')) continue;
      block = { patterns, settings: new Map(general), scripts: new Map() };
      blocks.push(block);
      patterns = [];
      continue;
    }
    const [, word = '', value = ''] = /^([a-z]*)[\s=]*(.*)$/.exec(line) ?? [];
    if (SCRIPTS.has(word)) script = { name: word, lines: [] };
    else if (word !== '' && !DIRECTIVES.has(word))
      errors.push(`error: ${path}:${index + 1} unknown option '${word}' -- ignoring line`);
    else if (word !== '') (block?.settings ?? general).set(word, value.replace(/\}.*$/, '').trim());
    if (line.includes('}')) block = undefined;
  }
  return { errors, blocks };
}

/** Returns the paths that match a pattern with wildcards. Returns a pattern without wildcards unchanged. */
function matches({ files }: Target, pattern: string): readonly string[] {
  if (!/[*?[]/.test(pattern)) return [pattern];
  let found = ['/'];
  for (const part of pattern.split('/').filter((each) => each !== '')) {
    const escaped = part
      .replaceAll(/[.+^${}()|\\]/g, '\\$&')
      .replaceAll('*', '[^/]*')
      .replaceAll('?', '[^/]');
    const regexp = new RegExp(`^${escaped}$`);
    found = found.flatMap((folder) =>
      files.isDirectory(folder)
        ? files
            .list(folder)
            .filter((name) => regexp.test(name) && (!name.startsWith('.') || part.startsWith('.')))
            .map((name) => joinPath(folder, name))
        : [],
    );
  }
  return found.filter((path) => files.exists(path)).toSorted();
}

/**
 * True if a block has a directive. Of two opposite directives, the real logrotate applies the later one. Here, their
 * order is ignored, because blocks with both are rare.
 */
function isOn({ settings }: Block, name: string): boolean {
  return settings.has(name);
}

const INSECURE =
  'because parent directory has insecure permissions (It\'s world writable or writable by group which is not "root") Set "su" directive in config file to tell logrotate which user/group should be used for rotation.';

/**
 * Returns the reason for not rotating a log: a message, or `''` if logrotate prints nothing. Undefined if the log may
 * be rotated.
 */
function obstacle({ files }: Target, block: Block, path: string): string | undefined {
  const parent = files.stat(parentPath(path));
  const isOpen =
    parent !== undefined && ((parent.mode & 0o002) !== 0 || ((parent.mode & 0o020) !== 0 && parent.gid !== 0));
  if (isOpen && !isOn(block, 'su')) return `error: skipping "${path}" ${INSECURE}`;
  const node = files.stat(path);
  if (node === undefined)
    return isOn(block, 'missingok') ? '' : `error: stat of ${path} failed: No such file or directory`;
  if (node.kind !== 'file') return '';
  const size = countBytes(files.read(path));
  return size === 0 && isOn(block, 'notifempty') && !isOn(block, 'ifempty') ? '' : undefined;
}

async function compress(context: CommandContext, path: string): Promise<void> {
  const { files } = context.session.target;
  const node = files.stat(path);
  if (node === undefined) return;
  await context.run('gzip -f', [path]);
  if (!files.exists(`${path}.gz`)) return;
  // The change of owner comes last and clears the setuid and setgid bits.
  files.chmod(`${path}.gz`, node.mode & 0o1777);
  files.chown(`${path}.gz`, node.uid, node.gid);
}

async function rotateLog(context: CommandContext, block: Block, path: string): Promise<void> {
  const { target } = context.session;
  const { files, accounts } = target;
  const { settings } = block;
  const count = Number.parseInt(settings.get('rotate') ?? '0', 10);
  const folder = settings.get('olddir') ?? '';
  const base = joinPath(folder === '' ? parentPath(path) : normalizePath(folder, parentPath(path)), baseName(path));
  const day = new Date(target.clock).toISOString().slice(0, 10).replaceAll('-', '');
  const isDated = isOn(block, 'dateext') && !isOn(block, 'nodateext');
  const compresses = isOn(block, 'compress') && !isOn(block, 'nocompress');
  const first = isDated ? `${base}-${day}` : `${base}.${settings.get('start') ?? '1'}`;
  if (isDated && (files.exists(first) || files.exists(`${first}.gz`))) return;
  if (!isDated) {
    for (let number = Math.max(count, 1); number >= 1; number -= 1)
      for (const end of ['', '.gz']) {
        if (!files.exists(`${base}.${number}${end}`)) continue;
        if (number >= count) files.removeTree(`${base}.${number}${end}`);
        else files.rename(`${base}.${number}${end}`, `${base}.${number + 1}${end}`);
      }
    if (compresses && isOn(block, 'delaycompress')) await compress(context, `${base}.2`);
  }
  const node = files.stat(path);
  if (node === undefined) return;
  const content = files.read(path);
  if (isOn(block, 'copytruncate') || isOn(block, 'copy')) {
    files.write(first, content);
    files.chmod(first, node.mode);
    files.chown(first, node.uid, node.gid);
    if (isOn(block, 'copytruncate')) files.write(path, '');
  } else {
    files.rename(path, first);
    if (isOn(block, 'create') && !isOn(block, 'nocreate')) {
      const [mode = '', owner = '', group = ''] = (settings.get('create') ?? '').split(/\s+/);
      files.write(path, '');
      files.chmod(path, /^\d+$/.test(mode) ? Number.parseInt(mode, 8) : node.mode & 0o7777);
      files.chown(path, accounts.user(owner)?.uid ?? node.uid, accounts.group(group)?.gid ?? node.gid);
    }
  }
  if (count === 0) files.removeTree(first);
  else if (compresses && !isOn(block, 'delaycompress')) await compress(context, first);
}

async function rotate(context: CommandContext, block: Block, paths: readonly string[]): Promise<string> {
  let output = '';
  const script = async (name: string): Promise<void> => {
    const text = block.scripts.get(name);
    if (text === undefined) return;
    const { stdout, stderr } = await context.run(text);
    output += stdout + stderr;
  };
  const isShared = isOn(block, 'sharedscripts');
  if (paths.length > 0) await script('firstaction');
  for (const [index, path] of paths.entries()) {
    if (!isShared || index === 0) await script('prerotate');
    await rotateLog(context, block, path);
    if (!isShared || index === paths.length - 1) await script('postrotate');
  }
  if (paths.length > 0) await script('lastaction');
  return output;
}

/**
 * `logrotate`: `-d` prints the planned actions, and `-f` rotates. Without these options, it only reads the
 * configuration, because logs on this machine never grow old.
 */
async function logrotate(target: Target, args: readonly string[], context: CommandContext): Promise<ToolResult> {
  const { files } = target;
  const named = args.filter(
    (word, index) => !word.startsWith('-') && !/^(?:-s|--state|-m|--mail)$/.test(args[index - 1] ?? ''),
  );
  if (named.length === 0) return refuse(1, 'logrotate: no config file specified');
  const isDebug = args.some((word) => /^-[a-z]*d|^--debug$/.test(word));
  const isForced = args.some((word) => /^-[a-z]*f|^--force$/.test(word)) && !isDebug;
  let [stdout, exitCode] = ['', 0];
  let stderr = isDebug
    ? 'warning: logrotate in debug mode does nothing except printing debug messages!  Consider using verbose mode (-v) instead if this is not what you want.\n\n'
    : '';
  const general = new Map<string, string>();
  const blocks: Block[] = [];
  const read = (path: string): void => {
    const { errors, blocks: found } = readConfiguration(target, path, general);
    stderr += errors.map((error) => `${error}\n`).join('');
    if (errors.length > 0) exitCode = 1;
    if (isDebug)
      stderr += `reading config file ${path}\n${found.map(({ patterns }) => `\nrotating pattern: ${patterns.join(' ')}\n`).join('')}`;
    blocks.push(...found);
    const included = general.get('include');
    if (included === undefined) return;
    general.delete('include');
    for (const each of listFiles(target, normalizePath(included, '/'))) read(each);
  };
  for (const name of named) {
    const path = normalizePath(name, context.cwd);
    if (files.exists(path)) for (const each of listFiles(target, path)) read(each);
    else {
      stderr += `error: cannot stat ${name}: No such file or directory\n`;
      exitCode = 1;
    }
  }
  const seen: string[] = [];
  for (const block of blocks) {
    const due: string[] = [];
    for (const pattern of block.patterns) {
      const found = matches(target, pattern);
      if (found.length === 0 && !isOn(block, 'missingok')) {
        stderr += `error: stat of ${pattern} failed: No such file or directory\n`;
        exitCode = 1;
      }
      for (const path of found) {
        seen.push(path);
        const message = obstacle(target, block, path);
        if (message === undefined) due.push(path);
        else if (message !== '') {
          stderr += `${message}\n`;
          exitCode = 1;
        }
      }
    }
    if (isForced) stdout += await rotate(context, block, due);
  }
  if (isForced) writeState(target, seen);
  return { exitCode, stdout, stderr };
}

function listFiles({ files }: Target, path: string): readonly string[] {
  if (!files.isDirectory(path)) return files.exists(path) ? [path] : [];
  return files.list(path).map((each) => joinPath(path, each));
}

function writeState({ files, clock }: Target, paths: readonly string[]): void {
  const time = new Date(clock).toISOString().slice(0, 19).replace('T', '-');
  files.makeDirectories('/var/lib/logrotate');
  const lines = paths.map((path) => `"${path}" ${time}\n`);
  files.write('/var/lib/logrotate/status', `logrotate state -- version 2\n${lines.join('')}`, { mode: 0o640 });
}

export const programs = { logrotate } as const;
