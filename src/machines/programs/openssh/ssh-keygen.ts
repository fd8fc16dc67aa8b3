/**
 * `ssh-keygen`. Its keys look like real keys but are useless. They depend on the machine's clock, so that runs are
 * reproducible.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToBase64 } from '../../../engine/values/binary.ts';
import { joinPath, normalizePath, parentPath } from '../../../engine/machine/files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { pem } from '../openssl/pem.ts';

/** Encodes a field of a key in SSH wire format (RFC 4251, section 5): its length, then its bytes. */
function field(bytes: Uint8Array): Uint8Array {
  const framed = new Uint8Array(4 + bytes.length);
  new DataView(framed.buffer).setUint32(0, bytes.length);
  framed.set(bytes, 4);
  return framed;
}

/** Creates the body of a public key: its type, and numbers that have the right length but match no private key. */
function publicKey(name: string, seed: Uint8Array): Uint8Array {
  const text = (word: string): Uint8Array => field(new TextEncoder().encode(word));
  const bytes = (length: number, first: number): Uint8Array => {
    const made = new Uint8Array(length).map((_, index) => seed[index % seed.length] ?? 0);
    made[0] = first;
    return made;
  };
  const numbers =
    name === 'ssh-ed25519'
      ? [field(seed.slice(0, 32))]
      : name === 'ssh-rsa'
        ? [field(Uint8Array.of(1, 0, 1)), field(bytes(385, 0))]
        : [text('nistp256'), field(bytes(65, 4))];
  return Uint8Array.from([text(name), ...numbers].flatMap((part) => [...part]));
}

const HOST_KEYS = ['rsa', 'ecdsa', 'ed25519'] as const;

function keyPair(
  { files, ...target }: Pick<Target, 'files' | 'clock' | 'hostname'>,
  path: string,
  type: string,
  comment: string,
  owner: { readonly uid: number; readonly gid: number },
): void {
  const bytes = sha256(new TextEncoder().encode(`${path} ${type} ${target.clock}`));
  const name = type === 'rsa' ? 'ssh-rsa' : type === 'ecdsa' ? 'ecdsa-sha2-nistp256' : `ssh-${type}`;
  files.write(path, pem('OPENSSH PRIVATE KEY', bytes), { mode: 0o600 });
  files.chmod(path, 0o600);
  files.write(`${path}.pub`, `${name} ${bytesToBase64(publicKey(name, bytes))} ${comment}\n`);
  for (const each of [path, `${path}.pub`]) files.chown(each, owner.uid, owner.gid);
}

function sshKeygen(target: Target, args: readonly string[], { session, cwd }: CommandContext): ToolResult {
  const { files, clock, hostname } = target;
  const host = hostname.split('.')[0] ?? hostname;
  const valueOf = (flag: string): string | undefined => {
    const at = args.indexOf(flag);
    return at < 0 ? undefined : args[at + 1];
  };
  const machine = { files, clock, hostname };
  if (args.includes('-A')) {
    const missing = HOST_KEYS.filter((type) => !files.exists(`/etc/ssh/ssh_host_${type}_key`));
    for (const type of missing)
      keyPair(machine, `/etc/ssh/ssh_host_${type}_key`, type, `root@${host}`, session.identity);
    if (missing.length === 0) return succeed();
    return succeed(`ssh-keygen: generating new host keys: ${missing.map((type) => type.toUpperCase()).join(' ')} \n`);
  }
  const given = valueOf('-f');
  if (args.includes('-R'))
    return succeed(`Host ${valueOf('-R') ?? ''} not found in ${given ?? '/root/.ssh/known_hosts'}\n`);
  const home = target.accounts.user(session.user)?.home ?? '/root';
  const type = valueOf('-t') ?? 'rsa';
  const path = given === undefined ? `${home}/.ssh/id_${type}` : normalizePath(given, cwd);
  if (args.includes('-l') || args.includes('-y')) {
    const pub = path.endsWith('.pub') ? path : `${path}.pub`;
    if (!files.exists(pub)) return refuse(255, `ssh-keygen: ${given ?? path}: No such file or directory`);
    if (args.includes('-y')) return succeed(files.readText(pub));
    const [, body = '', comment = ''] = files.readText(pub).trim().split(' ');
    return succeed(`256 SHA256:${body.slice(0, 43)} ${comment} (${type.toUpperCase()})\n`);
  }
  if (!/^(?:rsa|dsa|ecdsa|ed25519)$/.test(type)) return refuse(255, `unknown key type ${type}`);
  if (files.exists(path)) return { exitCode: 1, stdout: `${path} already exists.\nOverwrite (y/n)? `, stderr: '' };
  const parent = parentPath(path);
  if (!files.isDirectory(parent)) {
    if (given !== undefined) return refuse(1, `Saving key "${given}" failed: No such file or directory`);
    files.makeDirectories(parent);
    files.chmod(parent, 0o700);
  }
  keyPair(machine, path, type, valueOf('-C') ?? `${session.user}@${host}`, session.identity);
  if (args.includes('-q')) return succeed();
  return succeed(
    `Generating public/private ${type} key pair.\nYour identification has been saved in ${path}\nYour public key has been saved in ${joinPath(parent, `${path.slice(parent.length + 1)}.pub`)}\n`,
  );
}

export const programs = { 'ssh-keygen': sshKeygen } as const;
