/** `zip` and `unzip` (Info-ZIP). */
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { toBytes, contentOf, contentOfBytes } from '../../../engine/machine/files/node.ts';
import { joinPath, normalizePath, parentPath } from '../../../engine/machine/files/paths.ts';
import { PosixError } from '../../../engine/machine/files/posix-error.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { mayChangeDirectory, mayWriteFile } from '../../../engine/machine/shell/permissions.ts';

/** Maximum number of unpacked bytes. */
const LARGEST = 16_777_216;

function parseWords(args: readonly string[]) {
  const letters = args.filter((word) => /^-[a-zA-Z0-9]+$/.test(word) && word !== '-d' && word !== '-x').join('');
  const at = (flag: string): string | undefined => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const words = args.filter((word, index) => !word.startsWith('-') && args[index - 1] !== '-d');
  return { has: (letter: string): boolean => letters.includes(letter), words, directory: at('-d') };
}

/**
 * Adds a file or directory to the members of an archive; with `recursive`, also the content of the directory. A
 * directory is an empty member with a name that ends in `/`.
 */
function collect(target: Target, path: string, name: string, recursive: boolean, found: Map<string, Uint8Array>): void {
  const { files } = target;
  const node = files.stat(path);
  if (node?.kind === 'file') found.set(name, toBytes(contentOf(node)));
  if (node?.kind !== 'directory') return;
  found.set(`${name.replace(/\/$/, '')}/`, new Uint8Array());
  if (!recursive) return;
  for (const each of files.list(path)) collect(target, joinPath(path, each), joinPath(name, each), true, found);
}

function zip(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const { has, words } = parseWords(args);
  const [archive = '', ...names] = words;
  if (archive === '') return refuse(16, 'zip error: Invalid command arguments (no archive)');
  const path = normalizePath(/\.\w+$/.test(archive) ? archive : `${archive}.zip`, context.cwd);
  const found = new Map<string, Uint8Array>();
  for (const name of names) {
    const plain = name.replace(/^\.\//, '').replace(/^\//, '');
    collect(target, normalizePath(name, context.cwd), plain, has('r'), found);
  }
  found.delete('./');
  if (found.size === 0) {
    const missing = names.map((name) => `\tzip warning: name not matched: ${name}\n`).join('');
    return refuse(12, `${missing}\nzip error: Nothing to do! (${archive})`);
  }
  const earlier = target.files.stat(path);
  const members: Zippable = earlier?.kind === 'file' ? { ...unzipSync(toBytes(contentOf(earlier))) } : {};
  for (const [name, bytes] of found) members[has('j') ? name.replace(/^.*\/(?=.)/, '') : name] = bytes;
  const { identity, umask } = context.session;
  try {
    mayWriteFile(context.session, path);
    const packed = zipSync(members, { mtime: new Date(target.clock) });
    target.files.write(path, contentOfBytes(packed), { umask, uid: identity.uid, gid: identity.gid });
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    return refuse(15, `zip I/O error: ${thrown.text}\nzip error: Could not create output file (${archive})`);
  }
  if (has('q')) return succeed();
  return succeed([...found].map(([name]) => `  adding: ${name} (stored 0%)\n`).join(''));
}

/** Formats the table of `unzip -l`. */
function listing(archive: string, members: Readonly<Record<string, Uint8Array>>, { clock }: Target): string {
  const stamp = new Date(clock).toISOString().slice(0, 16).replace('T', ' ');
  const rows = Object.entries(members).map(
    ([name, bytes]) => `${String(bytes.length).padStart(9)}  ${stamp}   ${name}\n`,
  );
  const total = Object.values(members).reduce((sum, bytes) => sum + bytes.length, 0);
  const files = `${rows.length} file${rows.length === 1 ? '' : 's'}`;
  return (
    `Archive:  ${archive}\n  Length      Date    Time    Name\n---------  ---------- -----   ----\n${rows.join('')}` +
    `---------                     -------\n${String(total).padStart(9)}                     ${files}\n`
  );
}

function unzip(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const { has, words, directory = '.' } = parseWords(args);
  const [archive = '', ...wanted] = words;
  const { files } = target;
  const places = [archive, `${archive}.zip`].map((name) => normalizePath(name, context.cwd));
  const path = places.find((each) => files.stat(each)?.kind === 'file');
  const node = path === undefined ? undefined : files.stat(path);
  if (node?.kind !== 'file')
    return refuse(9, `unzip:  cannot find or open ${archive}, ${archive}.zip or ${archive}.ZIP.`);
  let members: Readonly<Record<string, Uint8Array>>;
  try {
    let size = 0;
    members = unzipSync(toBytes(contentOf(node)), {
      filter: ({ originalSize }) => {
        size += originalSize;
        return size <= LARGEST;
      },
    });
  } catch {
    return refuse(
      9,
      `Archive:  ${archive}\n  End-of-central-directory signature not found.  Either this file is not\n  a zipfile, or it constitutes one disk of a multi-part archive.`,
    );
  }
  if (has('l')) return succeed(listing(archive, members, target));
  const lines: string[] = [];
  const { session } = context;
  const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
  const root = normalizePath(directory, context.cwd);
  for (const [name, bytes] of Object.entries(members)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const to = normalizePath(has('j') ? name.replace(/^.*\/(?=.)/, '') : `./${name}`, root);
    // A member with a path outside of the directory is not unpacked.
    if (to !== root && !to.startsWith(root === '/' ? '/' : `${root}/`)) continue;
    try {
      if (name.endsWith('/')) {
        files.makeDirectories(to, creation);
        continue;
      }
      if (files.exists(to) && has('n')) continue;
      files.makeDirectories(parentPath(to), creation);
      mayChangeDirectory(session, to);
      files.write(to, contentOfBytes(bytes), creation);
      lines.push(`  inflating: ${directory === '.' ? '' : `${directory}/`}${name}\n`);
    } catch (thrown) {
      if (!(thrown instanceof PosixError)) throw thrown;
      return refuse(50, `error:  cannot create ${to}\n        ${thrown.text}`);
    }
  }
  return succeed(has('q') ? '' : `Archive:  ${archive}\n${lines.join('')}`);
}

export const programs = { zip, unzip } as const;
