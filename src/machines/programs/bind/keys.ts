/** BIND's tools that create keys: `rndc-confgen`, `ddns-confgen` and `tsig-keygen` (BIND 9.18). */
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

/** Creates the content of a key file. The secret depends on the machine's clock, so that runs are reproducible. */
function keyText({ clock }: Target, name: string, algorithm: string): string {
  const bytes = sha256(new TextEncoder().encode(`${name} ${algorithm} ${clock}`));
  return `key "${name}" {\n\talgorithm ${algorithm};\n\tsecret "${btoa(String.fromCharCode(...bytes))}";\n};\n`;
}

function readOption(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? args.find((word) => word.startsWith(flag) && word !== flag)?.slice(2) : args[at + 1];
}

/**
 * `rndc-confgen -a` writes the key to a file. Without `-a`, it prints the configurations of `rndc` and of the server.
 */
function rndcConfgen(target: Target, args: readonly string[]): ToolResult {
  const name = readOption(args, '-k') ?? 'rndc-key';
  const algorithm = readOption(args, '-A') ?? 'hmac-sha256';
  const text = keyText(target, name, algorithm);
  if (!args.includes('-a')) {
    const options = `options {\n\tdefault-key "${name}";\n\tdefault-server 127.0.0.1;\n\tdefault-port 953;\n};\n`;
    return succeed(`# Start of rndc.conf\n${text}\n${options}# End of rndc.conf\n`);
  }
  const file = readOption(args, '-c') ?? '/etc/bind/rndc.key';
  const folder = file.slice(0, file.lastIndexOf('/'));
  if (!target.files.isDirectory(folder)) return refuse(1, `rndc-confgen: unable to create "${file}": file not found`);
  if (target.files.exists(file)) target.files.unlink(file);
  target.files.write(file, text, { mode: 0o600 });
  const owner = target.accounts.user(readOption(args, '-u') ?? '');
  if (owner !== undefined) target.files.chown(file, owner.uid, owner.gid);
  return { exitCode: 0, stdout: '', stderr: `wrote key file "${file}"\n` };
}

function tsigKeygen(target: Target, args: readonly string[]): ToolResult {
  const algorithm = readOption(args, '-a') ?? 'hmac-sha256';
  const named = args.find((word, index) => !word.startsWith('-') && args[index - 1] !== '-a');
  return succeed(keyText(target, named ?? 'tsig-key', algorithm));
}

export const programs: Readonly<Record<string, PackageProgram>> = {
  'rndc-confgen': rndcConfgen,
  'tsig-keygen': tsigKeygen,
};
