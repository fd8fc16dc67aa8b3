/**
 * `gpg --dearmor` and `--enarmor`: converts repository keys between text and binary format. No other function of gpg is
 * simulated.
 */
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';

/** Decodes armored text to a binary string (characters below 256). */
function decodeArmor(text: string): string | undefined {
  const [, , body = ''] =
    /^-----BEGIN PGP (PUBLIC KEY BLOCK)-----\r?\n(?:[\w-]+: .*\n)*\r?\n?([^]*?)^-----END PGP \1-----/m.exec(text) ?? [];
  // Removes the checksum of four characters after the data.
  const data = body.replace(/^=[\w+/]{4}\s*$/m, '').replaceAll(/[^\w+/]/g, '');
  try {
    const bytes = atob(data.slice(0, data.length - (data.length % 4 === 1 ? 1 : 0)));
    // Checks that the first packet is a public key, in the old or the new packet format.
    const tag = bytes.charCodeAt(0);
    return tag >> 2 === 0x26 || tag === 0xc6 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function gpg(target: Target, args: readonly string[], context: CommandContext): ToolResult {
  const valued = /^(?:-o|--output|--homedir|--keyring|--no-default-keyring)$/;
  if (args.includes('--version'))
    return succeed(`gpg (GnuPG) ${(target.packages.versionOf('gpg') ?? '').replace(/-.*/, '')}\n`);
  if (!args.includes('--dearmor') && !args.includes('--dearmour')) {
    context.session.hasUnknownProgram = true;
    return succeed();
  }
  const at = args.findIndex((word) => word === '-o' || word === '--output');
  const output = at < 0 ? args.find((word) => word.startsWith('--output='))?.slice(9) : args[at + 1];
  const source = args.find((word, index) => !word.startsWith('-') && !valued.test(args[index - 1] ?? ''));
  let text = context.stdin;
  if (source !== undefined) {
    const path = normalizePath(source, context.cwd);
    if (target.files.stat(path)?.kind !== 'file')
      return refuse(2, `gpg: can't open '${source}': No such file or directory`);
    text = target.files.readText(path);
  }
  const bytes = decodeArmor(text);
  if (bytes === undefined) return refuse(2, 'gpg: no valid OpenPGP data found.');
  if (output === undefined) return succeed(bytes);
  const path = normalizePath(output, context.cwd);
  if (target.files.exists(path) && !args.includes('--yes')) {
    const whole = `gpg: cannot open '/dev/tty': No such device or address`;
    return refuse(2, whole);
  }
  target.files.write(path, bytes);
  return succeed();
}

export const programs = { gpg } as const;
