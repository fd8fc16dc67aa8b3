import { parseOptions, refuse, succeed, type OptionSpec, type ToolResult } from '../../../options.ts';
import { normalizePath } from '../../../files/paths.ts';
import { PosixError } from '../../../files/posix-error.ts';
import type { CommandContext, SimulatedCommand } from '../../command.ts';
import { Ended, FAILED, NOT_RECOVERABLE, type Call } from './call.ts';
import { create } from './create.ts';
import { listed, read, unpack } from './read.ts';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'create', short: 'c' },
  { name: 'extract', short: 'x' },
  { name: 'get' },
  { name: 'list', short: 't' },
  { name: 'file', short: 'f', takesValue: true },
  { name: 'directory', short: 'C', takesValue: true },
  { name: 'gzip', short: 'z' },
  { name: 'gunzip' },
  { name: 'auto-compress', short: 'a' },
  { name: 'bzip2', short: 'j' },
  { name: 'xz', short: 'J' },
  { name: 'zstd' },
  { name: 'verbose', short: 'v' },
  { name: 'preserve-permissions', short: 'p' },
  { name: 'same-permissions' },
  { name: 'same-owner' },
  { name: 'no-same-owner', short: 'o' },
  { name: 'no-same-permissions' },
  { name: 'keep-old-files', short: 'k' },
  { name: 'overwrite' },
  { name: 'touch', short: 'm' },
  { name: 'dereference', short: 'h' },
  { name: 'absolute-names', short: 'P' },
  { name: 'strip-components', takesValue: true },
  { name: 'exclude', takesValue: true },
  // These options are accepted but ignored, because no simulated command shows their effect.
  { name: 'sort', takesValue: true },
  { name: 'mtime', takesValue: true },
  { name: 'owner', takesValue: true },
  { name: 'group', takesValue: true },
  { name: 'mode', takesValue: true },
  { name: 'format', takesValue: true },
  { name: 'numeric-owner' },
  { name: 'one-file-system' },
  { name: 'wildcards' },
];

const HELP = `Usage: tar [OPTION...] [FILE]...
  tar -cf archive.tar foo bar   Create archive.tar from files foo and bar.
  tar -tvf archive.tar          List all files in archive.tar verbosely.
  tar -xf archive.tar           Extract all files from archive.tar.
With -z the archive is filtered through gzip, -C changes to a directory first,
--strip-components=N drops leading directories, --exclude=PATTERN leaves out.
`;

/**
 * Adds dashes to a call without dashes (`tar xzf FILE`). The values of its options follow in the order of the letters.
 */
function modernArguments(args: readonly string[]): readonly string[] {
  const [first = '', ...rest] = args;
  if (first.startsWith('-') || !/^[a-zA-Z]+$/.test(first)) return args;
  const values = [...rest];
  const own = [...first].flatMap((letter) =>
    /[fC]/.test(letter) ? [`-${letter}`, values.shift() ?? ''] : `-${letter}`,
  );
  return [...own, ...values];
}

async function run(args: readonly string[], context: CommandContext): Promise<ToolResult> {
  if (args.includes('--help')) return succeed(HELP);
  if (args.includes('--version')) return succeed('tar (GNU tar) 1.34\n');
  const { options, operands, unknown } = parseOptions(modernArguments(args), OPTIONS);
  if (unknown !== undefined)
    return refuse(
      64,
      `tar: ${unknown.startsWith('--') ? `unrecognized option '${unknown}'` : `invalid option -- '${unknown.slice(1)}'`}\nTry 'tar --help' or 'tar --usage' for more information.`,
    );
  const archive = options.get('file');
  const packer = ['bzip2', 'xz', 'zstd'].find((name) => options.has(name));
  if (packer !== undefined)
    return refuse(2, `tar (child): ${packer}: Cannot exec: No such file or directory\n${NOT_RECOVERABLE}`);
  if (archive === undefined || archive === '-')
    return refuse(2, 'tar: on the simulated machine archives are files: name one with -f');
  const directory = normalizePath(options.get('directory') ?? '.', context.cwd);
  if (!context.session.target.files.isDirectory(directory))
    return refuse(
      2,
      `tar: ${options.get('directory') ?? '.'}: Cannot open: No such file or directory\n${NOT_RECOVERABLE}`,
    );
  const call: Call = { context, options, operands, archive, directory, out: [], complaints: [] };
  const isVerbose = options.has('verbose');
  try {
    if (options.has('create')) await create(call);
    else if (options.has('list'))
      await read(
        call,
        () => {},
        (entry) => [isVerbose ? listed(entry) : entry.header.name],
      );
    else if (options.has('extract') || options.has('get'))
      await read(
        call,
        (entry) => unpack(call, entry),
        ({ header }) => (isVerbose ? [header.name] : []),
      );
    else
      return refuse(
        2,
        "tar: You must specify one of the '-Acdtrux', '--delete' or '--test-label' options\nTry 'tar --help' or 'tar --usage' for more information.",
      );
  } catch (thrown) {
    if (thrown instanceof Ended) call.complaints.push(thrown.message);
    else if (thrown instanceof PosixError)
      call.complaints.push(`tar: ${thrown.path}: Cannot open: ${thrown.text}\n${FAILED}`);
    else throw thrown;
    return { exitCode: 2, stdout: lines(call.out), stderr: lines(call.complaints) };
  }
  const isFine = call.complaints.every((line) => line.startsWith('tar: Removing leading'));
  return {
    exitCode: isFine ? 0 : 2,
    stdout: lines(call.out),
    stderr: lines(isFine ? call.complaints : [...call.complaints, FAILED]),
  };
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

export const tar: SimulatedCommand = { name: 'tar', run };
