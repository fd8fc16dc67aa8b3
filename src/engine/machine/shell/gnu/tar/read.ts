import { Gunzip } from 'fflate';
import { unpackTar, type ParsedTarEntryWithData } from 'modern-tar';
import { READ } from '../../../files/access.ts';
import { toBytes, contentOf, contentOfBytes } from '../../../files/node.ts';
import { joinPath, normalizePath, parentPath } from '../../../files/paths.ts';
import { mayChangeDirectory, mustBeAllowed } from '../../permissions.ts';
import { modeText } from '../listing.ts';
import { Ended, excludes, FAILED, IS_FATAL, NOT_RECOVERABLE, type Call } from './call.ts';

/** Maximum unpacked size of an archive, because the machine's files are in memory. */
const LARGEST = 64 * 1024 * 1024;

const KINDS = { directory: 'directory', symlink: 'link' } as const;

/** True if fflate reports invalid compressed data. Its errors have a numeric `code`. */
function isGzipError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** True for errors of modern-tar, which have no class of their own. */
function isTarError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error';
}

function gunzip(packed: Uint8Array): Uint8Array {
  const portions: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((portion) => {
    size += portion.length;
    if (size > LARGEST) throw new Ended(`tar: the simulated machine unpacks ${LARGEST} bytes at most`);
    portions.push(portion);
  });
  try {
    for (let at = 0; at < packed.length; at += 4096) stream.push(packed.subarray(at, at + 4096));
  } catch (error) {
    if (!isGzipError(error)) throw error;
    throw new Ended(`gzip: stdin: unexpected end of file\ntar: Child returned status 1\n${NOT_RECOVERABLE}`);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const portion of portions) {
    whole.set(portion, at);
    at += portion.length;
  }
  return whole;
}

async function readMembers({ context, options, archive }: Call): Promise<readonly ParsedTarEntryWithData[]> {
  const { session, cwd } = context;
  const path = normalizePath(archive, cwd);
  const node = session.target.files.stat(path);
  const isSaidPacked = ['gzip', 'gunzip', 'bzip2', 'xz'].some((name) => options.has(name));
  if (node?.kind !== 'file') {
    // tar reads a compressed archive in a separate process, whose messages begin with `tar (child)`.
    const opening = isSaidPacked ? 'tar (child)' : 'tar';
    const ended = isSaidPacked ? `tar (child): ${IS_FATAL}\ntar: Child returned status 2\n` : '';
    throw new Ended(`${opening}: ${archive}: Cannot open: No such file or directory\n${ended}${NOT_RECOVERABLE}`);
  }
  mustBeAllowed(session, archive, node, READ);
  const bytes = toBytes(contentOf(node));
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked && (options.has('gzip') || options.has('gunzip')))
    throw new Ended(`\ngzip: stdin: not in gzip format\ntar: Child returned status 1\n${NOT_RECOVERABLE}`);
  const unpacked = isPacked ? gunzip(bytes) : bytes;
  try {
    return await unpackTar(unpacked, { strict: true });
  } catch (error) {
    if (!isTarError(error)) throw error;
    throw new Ended(`tar: This does not look like a tar archive\n${FAILED}`);
  }
}

/**
 * Returns the path to which a member is extracted, relative to the directory. Returns `undefined` if the member's name
 * contains `..`, or if `--strip-components` removes the whole name.
 */
function findDestination(call: Call, member: string): string | undefined {
  const parts = member.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) {
    call.complaints.push(`tar: ${member}: Member name contains '..'`);
    return undefined;
  }
  const kept = parts.slice(Number(call.options.get('strip-components') ?? 0));
  return kept.length === 0 ? undefined : kept.join('/');
}

function isWanted(call: Call, member: string): boolean {
  const name = member.replace(/\/$/, '');
  return call.operands.length === 0 || call.operands.some((each) => isUnder(name, each.replace(/\/$/, '')));
}

function isUnder(name: string, operand: string): boolean {
  return name === operand || name.startsWith(`${operand}/`);
}

export function unpack(call: Call, { header, data }: ParsedTarEntryWithData): void {
  const { context, options } = call;
  const { session } = context;
  const { files, accounts } = session.target;
  const place = findDestination(call, header.name);
  if (place === undefined) return;
  const path = joinPath(call.directory, place);
  const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
  files.makeDirectories(parentPath(path), creation);
  const there = files.lstat(path);
  if (there !== undefined && there.kind !== 'directory') {
    if (options.has('keep-old-files')) {
      call.complaints.push(`tar: ${place}: Cannot open: File exists`);
      return;
    }
    mayChangeDirectory(session, path);
    files.unlink(path);
  }
  mayChangeDirectory(session, path);
  if (header.type === 'directory') {
    if (there?.kind !== 'directory') files.makeDirectory(path, creation);
  } else if (header.type === 'symlink') files.symlink(header.linkname ?? '', path, creation);
  else files.write(path, contentOfBytes(data ?? new Uint8Array()), creation);
  if (header.type === 'symlink') return;
  const keepsMode = (session.isRoot && !options.has('no-same-permissions')) || options.has('preserve-permissions');
  if (header.mode !== undefined) files.chmod(path, keepsMode ? header.mode : header.mode & ~session.umask & 0o777);
  if (session.isRoot && !options.has('no-same-owner')) {
    const uid = accounts.user(header.uname ?? '')?.uid ?? header.uid;
    files.chown(path, uid, accounts.group(header.gname ?? '')?.gid ?? header.gid);
  }
  if (header.mtime !== undefined && !options.has('touch')) files.setTime(path, header.mtime.getTime());
}

/** Formats a member as `tar -tv` lists it. */
export function listed({ header }: ParsedTarEntryWithData): string {
  const kind = header.type === 'directory' || header.type === 'symlink' ? KINDS[header.type] : 'file';
  const owner = `${header.uname ?? header.uid ?? 0}/${header.gname ?? header.gid ?? 0}`;
  const time = (header.mtime ?? new Date(0)).toISOString();
  const target = header.type === 'symlink' ? ` -> ${header.linkname ?? ''}` : '';
  const size = String(header.size).padStart(Math.max(0, 18 - owner.length));
  return `${modeText({ kind, mode: header.mode ?? 0 })} ${owner} ${size} ${time.slice(0, 10)} ${time.slice(11, 16)} ${header.name}${target}`;
}

/** Runs `tar -x` and `tar -t`. */
export async function read(
  call: Call,
  act: (entry: ParsedTarEntryWithData) => void,
  listEntry: (entry: ParsedTarEntryWithData) => readonly string[],
): Promise<void> {
  const leavesOut = excludes(call.options.get('exclude'));
  const missing = new Set(call.operands);
  for (const entry of await readMembers(call)) {
    const { name } = entry.header;
    if (!isWanted(call, name) || leavesOut(name)) continue;
    for (const operand of missing)
      if (isUnder(name.replace(/\/$/, ''), operand.replace(/\/$/, ''))) missing.delete(operand);
    call.out.push(...listEntry(entry));
    act(entry);
  }
  for (const operand of missing) call.complaints.push(`tar: ${operand}: Not found in archive`);
}
