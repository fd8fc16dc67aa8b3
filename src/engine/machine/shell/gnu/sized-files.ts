/** `dd`, `fallocate` and `truncate`: create files of a given size, such as swap files and images. */
import { toBytes, contentOfBytes } from '../../files/node.ts';
import { normalizePath } from '../../files/paths.ts';
import { PosixError } from '../../files/posix-error.ts';
import { parseOptions, refuse, succeed, type ToolResult } from '../../options.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { deviceContent, isDevice } from '../devices.ts';
import { mayWriteFile } from '../permissions.ts';

/** Maximum number of bytes stored per file. Files of many gigabytes do not fit into the memory of a browser tab. */
const LARGEST = 1_048_576;

const POWERS = 'KMGTPE';

/** Parses a size like coreutils: `1k` and `1K` are 1024 bytes, `1kB` 1000. */
function parseSize(text: string): number | undefined {
  const match = /^(\d+)(?:([ckKMGTPEbw])(iB|B)?)?$/.exec(text);
  if (match === null) return undefined;
  const [, digits = '', unit = '', rest = ''] = match;
  const small = { '': 1, c: 1, w: 2, b: 512 }[unit];
  return Number(digits) * (small ?? (rest === 'B' ? 1000 : 1024) ** (POWERS.indexOf(unit.toUpperCase()) + 1));
}

/** Writes bytes to a file as the session's user. Converts an error of the machine to the tool's message. */
function write({ session }: CommandContext, path: string, bytes: Uint8Array, refusal: (text: string) => ToolResult) {
  if (isDevice(path)) return undefined;
  try {
    mayWriteFile(session, path);
    const { identity, umask, target } = session;
    target.files.write(path, contentOfBytes(bytes), { umask, uid: identity.uid, gid: identity.gid });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof PosixError) return refusal(thrown.text);
    throw thrown;
  }
}

function bytesAt({ session }: CommandContext, path: string): Uint8Array | undefined {
  const device = deviceContent(path);
  if (device !== undefined) return toBytes(device);
  const { files } = session.target;
  return files.stat(path)?.kind === 'file' ? toBytes(files.read(path)) : undefined;
}

/**
 * Repeats bytes up to a length, because a read of an endless device such as `/dev/zero` returns only some of the bytes.
 */
function filledTo(bytes: Uint8Array, length: number): Uint8Array {
  const all = new Uint8Array(Math.min(length, LARGEST));
  for (let at = 0; bytes.length > 0 && at < all.length; at += bytes.length)
    all.set(bytes.subarray(0, Math.min(bytes.length, all.length - at)), at);
  return all;
}

const dd: SimulatedCommand = {
  name: 'dd',
  run(args, context) {
    const given = new Map(args.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
    const input = given.get('if');
    const source = input === undefined ? toBytes(context.stdin) : bytesAt(context, normalizePath(input, context.cwd));
    if (source === undefined) return refuse(1, `dd: failed to open '${input ?? ''}': No such file or directory`);
    const block = parseSize(given.get('bs') ?? given.get('ibs') ?? '512');
    if (block === undefined || block === 0) return refuse(1, `dd: invalid number: '${given.get('bs') ?? ''}'`);
    const count = given.get('count');
    const wanted = count === undefined ? Infinity : (parseSize(count) ?? 0) * block;
    const start = (parseSize(given.get('skip') ?? '0') ?? 0) * block;
    const isEndless = input !== undefined && isDevice(normalizePath(input, context.cwd)) && source.length > 0;
    const size = isEndless ? Math.min(wanted, Number.MAX_SAFE_INTEGER) : Math.min(wanted, source.length - start);
    const bytes = isEndless ? filledTo(source, size) : source.subarray(start, start + size);
    const output = given.get('of');
    if (output !== undefined) {
      const path = normalizePath(output, context.cwd);
      const failed = write(context, path, bytes, (text) => refuse(1, `dd: failed to open '${output}': ${text}`));
      if (failed !== undefined) return failed;
    }
    const records = `${Math.floor(size / block)}+${size % block === 0 ? 0 : 1} records`;
    const notice =
      given.get('status') === 'none' ? '' : `${records} in\n${records} out\n${size} bytes copied, 0.0001 s, 1.0 GB/s\n`;
    const stdout = output === undefined ? new TextDecoder().decode(bytes) : '';
    return { exitCode: 0, stdout, stderr: notice };
  },
};

function resized(earlier: Uint8Array | undefined, size: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(size, LARGEST));
  bytes.set((earlier ?? new Uint8Array()).subarray(0, bytes.length));
  return bytes;
}

const fallocate: SimulatedCommand = {
  name: 'fallocate',
  run(args, context) {
    const { options, operands } = parseOptions(args, [
      { name: 'length', short: 'l', takesValue: true },
      { name: 'offset', short: 'o', takesValue: true },
      { name: 'keep-size', short: 'n' },
      { name: 'verbose', short: 'v' },
    ]);
    const length = options.get('length');
    if (length === undefined) return refuse(1, 'fallocate: no length argument specified');
    const size = parseSize(length);
    if (size === undefined) return refuse(1, `fallocate: invalid length value specified`);
    const [name] = operands;
    if (name === undefined) return refuse(1, 'fallocate: no filename specified');
    const path = normalizePath(name, context.cwd);
    const earlier = bytesAt(context, path);
    const bytes = resized(earlier, Math.max(size, earlier?.length ?? 0));
    return write(context, path, bytes, (text) => refuse(1, `fallocate: cannot open ${name}: ${text}`)) ?? succeed();
  },
};

const truncate: SimulatedCommand = {
  name: 'truncate',
  run(args, context) {
    const { options, operands } = parseOptions(args, [
      { name: 'size', short: 's', takesValue: true },
      { name: 'no-create', short: 'c' },
    ]);
    const asked = options.get('size');
    if (asked === undefined) return refuse(1, "truncate: you must specify either '--size' or '--reference'");
    const [, sign = '', number = ''] = /^([+-]?)(.*)$/.exec(asked) ?? [];
    const size = parseSize(number);
    if (size === undefined) return refuse(1, `truncate: Invalid number: '${asked}'`);
    for (const name of operands) {
      const path = normalizePath(name, context.cwd);
      const earlier = bytesAt(context, path);
      if (earlier === undefined && options.has('no-create')) continue;
      const length = earlier?.length ?? 0;
      const wanted = sign === '+' ? length + size : sign === '-' ? Math.max(0, length - size) : size;
      const failed = write(context, path, resized(earlier, wanted), (text) =>
        refuse(1, `truncate: cannot open '${name}' for writing: ${text}`),
      );
      if (failed !== undefined) return failed;
    }
    return succeed();
  },
};

export const SIZED_FILE_COMMANDS: readonly SimulatedCommand[] = [dd, fallocate, truncate];
