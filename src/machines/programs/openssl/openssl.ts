/**
 * `openssl`. Its keys and certificates look like real ones but are useless. A certificate contains only the data that
 * the commands print (subject, dates). Random bytes depend on the machine's clock, so that runs are reproducible.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesToBase64 } from '../../../engine/values/binary.ts';
import { normalizePath, parentPath } from '../../../engine/machine/files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';
import { pem } from './pem.ts';

const DAY = 86_400_000;

/** Maximum number of random bytes. Keys and passwords need far fewer. */
const MOST_BYTES = 1_000_000;

class OpensslError extends Error {}

function randomBytes({ clock }: Target, purpose: string, length: number): Uint8Array {
  if (length < 0 || length > MOST_BYTES)
    throw new OpensslError(`The simulated machine makes up to ${MOST_BYTES} random bytes, not ${length}`);
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 32) {
    const block = sha256(new TextEncoder().encode(`${purpose} ${clock} ${at}`));
    bytes.set(block.subarray(0, Math.min(32, length - at)), at);
  }
  return bytes;
}

function unpem(text: string, label: string): string | undefined {
  const match = new RegExp(`-----BEGIN ${label}-----\\n([^-]*)-----END`).exec(text);
  return match === null ? undefined : atob((match[1] ?? '').replaceAll('\n', ''));
}

/** Splits arguments into options and operands. The value of a flag is `''`. */
function parseOptions(
  args: readonly string[],
  flags: ReadonlySet<string>,
): { readonly options: ReadonlyMap<string, string>; readonly operands: readonly string[] } {
  const options = new Map<string, string>();
  const operands: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('-')) operands.push(word);
    else if (flags.has(word)) options.set(word, '');
    else {
      at += 1;
      options.set(word, args[at] ?? '');
    }
  }
  return { options, operands };
}

const FLAGS = new Set(
  (
    '-new -x509 -nodes -noenc -noout -subject -issuer -dates -startdate -enddate -serial -fingerprint -text -hex -base64 -req -verify ' +
    '-CAcreateserial -batch -utf8 -pubout -check -des3 -aes128 -aes256 -aes-256-cbc -sha1 -sha256 -sha384 -sha512 -md5 -genkey -export -6 -5 -1 ' +
    '-apr1 -stdin -hash -purpose -pubkey -modulus -traditional -quiet -verbose -extensions_none -keyex -nocerts -nokeys -clcerts -r -outform_none'
  ).split(' '),
);

interface Call {
  readonly target: Target;
  readonly context: CommandContext;
  readonly options: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
}

function resolvePath({ context }: Call, name: string): string {
  return normalizePath(name, context.cwd);
}

function read(call: Call, name: string, what: string): string {
  const path = resolvePath(call, name);
  const { files } = call.target;
  if (files.stat(path)?.kind === 'file') return files.readText(path);
  throw new OpensslError(
    `Could not open file or uri for loading ${what} from ${name}: No such file or directory\nUnable to load ${what}`,
  );
}

/**
 * Writes a text to the file that an option such as `-out` names. Without the option, returns the text for standard
 * output.
 */
function put(call: Call, option: string, text: string, mode: number): string {
  const name = call.options.get(option);
  if (name === undefined) return text;
  const path = resolvePath(call, name);
  const { files } = call.target;
  if (!files.isDirectory(parentPath(path)))
    throw new OpensslError(`Can't open "${name}" for writing, No such file or directory`);
  const isNew = !files.exists(path);
  files.write(path, text);
  if (isNew && mode !== 0o644) files.chmod(path, mode);
  return '';
}

function privateKey({ target }: Call, bits: number, purpose: string): string {
  return pem('PRIVATE KEY', randomBytes(target, `key ${purpose}`, Math.floor(bits * 0.595)));
}

/** Formats a subject: `/C=DE/CN=x` → `C = DE, CN = x`. */
function subjectText(subject: string): string {
  return subject
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace('=', ' = '))
    .join(', ');
}

const LONG_NAMES: Readonly<Record<string, string>> = {
  countryName: 'C',
  stateOrProvinceName: 'ST',
  localityName: 'L',
  organizationName: 'O',
  organizationalUnitName: 'OU',
  commonName: 'CN',
};

function configuredSubject(text: string): string {
  const section = /^\s*distinguished_name\s*=\s*(\S+)/m.exec(text)?.[1] ?? 'req_distinguished_name';
  const found: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    const head = /^\s*\[\s*(.*?)\s*\]/.exec(line)?.[1];
    if (head !== undefined) isInside = head === section;
    const row = /^\s*(?:\d+\.)?([A-Za-z]+)(_default)?\s*=\s*(.*?)\s*$/.exec(line);
    if (!isInside || row === null) continue;
    const [, name = '', , value = ''] = row;
    const short = LONG_NAMES[name] ?? name;
    if (/^(?:C|ST|L|O|OU|CN|emailAddress)$/.test(short)) found.push(`${short} = ${value}`);
  }
  return found.join(', ');
}

interface Certificate {
  readonly subject: string;
  readonly issuer: string;
  readonly from: number;
  readonly until: number;
  readonly serial: string;
}

function certificate(call: Call, subject: string, issuer: string): string {
  const from = Math.floor(call.target.clock / 1000) * 1000;
  const until = from + Number(call.options.get('-days') ?? '30') * DAY;
  const serial = bytesToHex(randomBytes(call.target, `serial ${subject}`, 20)).toUpperCase();
  const held: Certificate = { subject, issuer, from, until, serial };
  return pem('CERTIFICATE', new TextEncoder().encode(JSON.stringify(held)));
}

function readCertificate(call: Call, name: string): Certificate {
  const body = unpem(read(call, name, 'certificate'), 'CERTIFICATE');
  const fields = /^\{"subject":"(.*)","issuer":"(.*)","from":(\d+),"until":(\d+),"serial":"(\w+)"\}$/.exec(body ?? '');
  if (body === undefined) throw new OpensslError(`Could not find certificate from ${name}\nUnable to load certificate`);
  // A certificate that was not created by this `openssl` has no readable fields, so defaults replace them.
  const [, subject = 'CN = unknown', issuer = 'CN = unknown', from = '0', until = '4102444800000', serial = '01'] =
    fields ?? [];
  return { subject, issuer, from: Number(from), until: Number(until), serial };
}

function dateText(time: number): string {
  const [, day = '', month = '', year = '', clock = ''] = new Date(time).toUTCString().split(/,? /);
  return `${month} ${String(Number(day)).padStart(2)} ${clock} ${year} GMT`;
}

function readSubject(call: Call): string {
  const given = call.options.get('-subj');
  if (given !== undefined) return subjectText(given);
  const config = call.options.get('-config');
  if (config === undefined) return 'C = AU, ST = Some-State, O = Internet Widgits Pty Ltd';
  return configuredSubject(read(call, config, 'configuration'));
}

function request(call: Call): ToolResult {
  const { options } = call;
  let stdout = '';
  const newkey = options.get('-newkey');
  if (newkey !== undefined) {
    const key = privateKey(call, Number(newkey.split(':')[1] ?? '2048') || 2048, options.get('-keyout') ?? '');
    stdout += put(call, '-keyout', key, 0o600);
  } else {
    const key = options.get('-key');
    if (key !== undefined) read(call, key, 'private key');
  }
  const subject = readSubject(call);
  const made = options.has('-x509')
    ? certificate(call, subject, subject)
    : pem('CERTIFICATE REQUEST', new TextEncoder().encode(`subject=${subject}`));
  stdout += put(call, '-out', made, 0o644);
  return { exitCode: 0, stdout, stderr: newkey === undefined ? '' : '-----\n' };
}

function x509(call: Call): ToolResult {
  const { options, target } = call;
  const name = options.get('-in') ?? '';
  if (options.has('-req')) {
    const subject =
      unpem(read(call, name, 'certificate request'), 'CERTIFICATE REQUEST')?.replace('subject=', '') ?? '';
    const authority = options.get('-CA');
    const signing = options.get('-signkey') ?? options.get('-key') ?? options.get('-CAkey');
    if (signing !== undefined) read(call, signing, 'private key');
    const issuer = authority === undefined ? subject : readCertificate(call, authority).subject;
    const stdout = put(call, '-out', certificate(call, subject, issuer), 0o644);
    return { exitCode: 0, stdout, stderr: `Certificate request self-signature ok\nsubject=${subject}\n` };
  }
  const { subject, issuer, from, until, serial } = readCertificate(call, name);
  const checkend = options.get('-checkend');
  const digest = bytesToHex(sha256(new TextEncoder().encode(serial))).toUpperCase();
  const rows: readonly (readonly [string, string])[] = [
    ['-serial', `serial=${serial}\n`],
    ['-subject', `subject=${subject}\n`],
    ['-issuer', `issuer=${issuer}\n`],
    ['-startdate', `notBefore=${dateText(from)}\n`],
    ['-dates', `notBefore=${dateText(from)}\nnotAfter=${dateText(until)}\n`],
    ['-enddate', `notAfter=${dateText(until)}\n`],
    ['-fingerprint', `sha256 Fingerprint=${(digest.match(/../g) ?? []).join(':')}\n`],
  ];
  const printed = rows.flatMap(([option, text]) => (options.has(option) ? [text] : [])).join('');
  const copy = options.has('-noout') ? '' : put(call, '-out', read(call, name, 'certificate'), 0o644);
  if (checkend === undefined) return succeed(printed + copy);
  const expires = until < target.clock + Number(checkend) * 1000;
  return {
    exitCode: expires ? 1 : 0,
    stdout: `${printed}Certificate will ${expires ? '' : 'not '}expire\n${copy}`,
    stderr: '',
  };
}

function random(call: Call): ToolResult {
  const length = Number(call.operands[0] ?? '0');
  const bytes = randomBytes(call.target, 'rand', length);
  const text = call.options.has('-hex')
    ? `${bytesToHex(bytes)}\n`
    : call.options.has('-base64')
      ? `${(bytesToBase64(bytes).match(/.{1,64}/g) ?? []).join('\n')}\n`
      : Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return succeed(put(call, '-out', text, 0o644));
}

function key(call: Call): ToolResult {
  const bits = Number(
    call.operands.find((word) => /^\d+$/.test(word)) ??
      /bits:(\d+)/.exec(call.options.get('-pkeyopt') ?? '')?.[1] ??
      2048,
  );
  return succeed(put(call, '-out', privateKey(call, bits, call.options.get('-out') ?? ''), 0o600));
}

const COMMANDS: Readonly<Record<string, (call: Call) => ToolResult>> = {
  genrsa: key,
  genpkey: key,
  ecparam: (call) => succeed(put(call, '-out', pem('EC PRIVATE KEY', randomBytes(call.target, 'ec', 121)), 0o600)),
  dhparam: (call) => succeed(put(call, '-out', pem('DH PARAMETERS', randomBytes(call.target, 'dh', 268)), 0o644)),
  rand: random,
  req: (call) =>
    call.options.has('-in') && !call.options.has('-x509')
      ? succeed(
          `subject=${unpem(read(call, call.options.get('-in') ?? '', 'certificate request'), 'CERTIFICATE REQUEST')?.replace('subject=', '') ?? ''}\n`,
        )
      : request(call),
  x509,
  rsa: (call) => {
    const text = read(call, call.options.get('-in') ?? '', 'private key');
    if (call.options.has('-check')) return succeed(`RSA key ok\n${call.options.has('-noout') ? '' : text}`);
    const made = call.options.has('-pubout') ? pem('PUBLIC KEY', sha256(new TextEncoder().encode(text))) : text;
    return succeed(
      call.options.has('-noout') ? '' : put(call, '-out', made, call.options.has('-pubout') ? 0o644 : 0o600),
    );
  },
  pkcs12: (call) => {
    const text = read(call, call.options.get('-in') ?? '', 'certificates');
    return succeed(put(call, '-out', text, 0o600));
  },
  verify: (call) => {
    for (const name of call.operands) readCertificate(call, name);
    return succeed(call.operands.map((name) => `${name}: OK\n`).join(''));
  },
  version: ({ target }) =>
    succeed(`OpenSSL ${(target.packages.versionOf('openssl') ?? '3.0.0').replace(/-.*$/, '')} 1 Jul 2025\n`),
  passwd: (call) => {
    const salt = call.options.get('-salt') ?? bytesToHex(randomBytes(call.target, 'salt', 4));
    const digest = bytesToBase64(sha256(new TextEncoder().encode(salt + (call.operands[0] ?? ''))))
      .replaceAll('+', '.')
      .replaceAll('=', '');
    return succeed(`$${call.options.has('-1') ? '1' : call.options.has('-5') ? '5' : '6'}$${salt}$${digest}\n`);
  },
};

function openssl(target: Target, [name = '', ...args]: readonly string[], context: CommandContext): ToolResult {
  const command = COMMANDS[name];
  if (command === undefined) return refuse(1, `Invalid command '${name}'; type "help" for a list.`);
  try {
    return command({ target, context, ...parseOptions(args, FLAGS) });
  } catch (thrown) {
    if (thrown instanceof OpensslError) return refuse(1, thrown.message);
    throw thrown;
  }
}

export const programs = { openssl } as const;
