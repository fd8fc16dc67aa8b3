/** `setfacl` and `getfacl` (acl 2.3). */
import {
  aclEntryText,
  combineAcl,
  isSameEntry,
  permissionText,
  storedAcl,
  type AclEntry,
} from '../../../engine/machine/files/acl.ts';
import { walk } from '../../../engine/machine/files/file-tree.ts';
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import { parseOptions, refuse, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';

const SET_OPTIONS = [
  { name: 'modify', short: 'm', takesValue: true },
  { name: 'remove', short: 'x', takesValue: true },
  { name: 'set', takesValue: true },
  { name: 'remove-all', short: 'b' },
  { name: 'remove-default', short: 'k' },
  { name: 'default', short: 'd' },
  { name: 'recursive', short: 'R' },
  { name: 'no-mask', short: 'n' },
  { name: 'mask' },
  { name: 'physical', short: 'P' },
  { name: 'logical', short: 'L' },
];

/**
 * An entry as written; `permissions` is absent in a list of entries to remove. `X` is `x` for directories and files
 * that someone may execute.
 */
interface WrittenEntry extends Omit<AclEntry, 'permissions'> {
  readonly permissions: number;
  readonly isConditional: boolean;
}

const KINDS: Readonly<Record<string, AclEntry['kind']>> = { u: 'user', g: 'group', m: 'mask', o: 'other' };

function parsePermissions(text: string): number | undefined {
  if (/^[0-7]$/.test(text)) return Number(text);
  if (!/^[rwxX-]*$/.test(text)) return undefined;
  return (text.includes('r') ? 4 : 0) + (text.includes('w') ? 2 : 0) + (text.includes('x') ? 1 : 0);
}

function resolveAccount({ accounts }: Target, kind: 'user' | 'group', word: string): string | undefined {
  if (/^\d+$/.test(word))
    return (kind === 'user' ? accounts.userName(Number(word)) : accounts.groupName(Number(word))) ?? word;
  return (kind === 'user' ? accounts.user(word) : accounts.group(word)) === undefined ? undefined : word;
}

/** Parses the entries of `-m` or `-x`. Returns the position of the first mistake if there is one. */
function parseEntries(
  target: Target,
  text: string,
  isRemoval: boolean,
  areDefaults: boolean,
): readonly WrittenEntry[] | number {
  const entries: WrittenEntry[] = [];
  let at = 0;
  for (const part of text.split(',')) {
    const words = part.trim().split(':');
    const marked = /^d(?:efault)?$/.test(words[0] ?? '') && words.length > 1;
    if (marked) words.shift();
    const kind = KINDS[(words[0] ?? '').charAt(0)];
    if (kind === undefined || !/^(?:u|user|g|group|m|mask|o|other)$/.test(words[0] ?? '')) return at + 1;
    // The empty name and its colon can be left out, as in `o:rx` and `m:rwx`.
    if ((kind === 'mask' || kind === 'other') && words.length === 2 && !isRemoval) words.splice(1, 0, '');
    const start = at + part.indexOf(':') + 1 + (marked ? part.slice(part.indexOf(':') + 1).indexOf(':') + 1 : 0);
    const word = words[1] ?? '';
    const name =
      word === '' ? '' : kind === 'user' || kind === 'group' ? resolveAccount(target, kind, word) : undefined;
    if (name === undefined) return start + 1;
    const permissions = parsePermissions(words[2] ?? '');
    if (permissions === undefined || (words.length < 3 && !isRemoval)) return start + word.length + 2;
    entries.push({
      isDefault: areDefaults || marked,
      kind,
      name,
      permissions,
      isConditional: (words[2] ?? '').includes('X'),
    });
    at += part.length + 1;
  }
  return entries;
}

/** Adds the mask to one half of an ACL: the union of group, named-user and named-group permissions. */
function withMask(
  entries: readonly AclEntry[],
  isDefault: boolean,
  isGiven: boolean,
  keeps: boolean,
): readonly AclEntry[] {
  const half = entries.filter((entry) => entry.isDefault === isDefault);
  const needs = half.some(({ name }) => name !== '');
  const mask = half.find(({ kind }) => kind === 'mask');
  if (isGiven || (mask !== undefined && keeps) || (!needs && mask === undefined)) return entries;
  const rest = entries.filter((entry) => entry !== mask);
  const permissions = half
    .filter(({ kind, name }) => kind === 'group' || (kind === 'user' && name !== ''))
    .reduce((bits, entry) => bits | entry.permissions, 0);
  return [...rest, { isDefault, kind: 'mask', name: '', permissions }];
}

/** Adds the default entries of owner, group and others. An ACL with any default entry needs them. */
function withBaseDefaults(entries: readonly AclEntry[]): readonly AclEntry[] {
  if (!entries.some(({ isDefault }) => isDefault)) return entries;
  const base = entries.filter(({ isDefault, kind, name }) => !isDefault && name === '' && kind !== 'mask');
  const missing = base
    .map((entry) => ({ ...entry, isDefault: true }))
    .filter((entry) => !entries.some((each) => isSameEntry(each, entry)));
  return [...entries, ...missing];
}

function joinValues(args: readonly string[], name: 'modify' | 'remove'): string | undefined {
  const values: string[] = [];
  for (let from = 0; from < args.length; from += 1) {
    // Parses the options one by one, so that a later option does not replace an earlier one with the same name.
    const value = parseOptions(args.slice(from, from + 2), SET_OPTIONS).options.get(name);
    if (value !== undefined && value !== '' && args[from]?.startsWith('-') === true && !values.includes(value))
      values.push(value);
  }
  return values.length === 0 ? undefined : values.join(',');
}

function setfacl(target: Target, args: readonly string[], { cwd }: CommandContext): ToolResult {
  const { options, operands } = parseOptions(args, SET_OPTIONS);
  const isDefault = options.has('default');
  const change = joinValues(args, 'modify') ?? options.get('set');
  const removal = joinValues(args, 'remove');
  const changed = change === undefined ? [] : parseEntries(target, change, false, isDefault);
  const removed = removal === undefined ? [] : parseEntries(target, removal, true, isDefault);
  if (typeof changed === 'number') return refuse(2, `setfacl: Option -m: Invalid argument near character ${changed}`);
  if (typeof removed === 'number') return refuse(2, `setfacl: Option -x: Invalid argument near character ${removed}`);
  let stderr = '';
  for (const operand of operands) {
    const top = normalizePath(operand, cwd);
    const node = target.files.stat(top);
    if (node === undefined) {
      stderr += `setfacl: ${operand}: No such file or directory\n`;
      continue;
    }
    for (const [path, each] of options.has('recursive') ? walk(top, node) : ([[top, node]] as const)) {
      if (each.kind === 'link') continue;
      if (each.kind === 'file' && !options.has('recursive') && changed.some((entry) => entry.isDefault)) {
        stderr += `setfacl: ${operand}: Only directories can have default ACLs\n`;
        continue;
      }
      const known = combineAcl(each.mode, each.acl);
      const mask = known.find(({ isDefault, kind }) => kind === 'mask' && !isDefault)?.permissions ?? 7;
      const isLeft = ({ isDefault, kind, name }: AclEntry): boolean =>
        !(options.has('remove-all') && (isDefault || name !== '' || kind === 'mask')) &&
        !(options.has('remove-default') && isDefault);
      // The owning group keeps only the permissions that the mask allowed.
      const earlier = known
        .filter(isLeft)
        .map((entry) =>
          options.has('remove-all') && entry.kind === 'group'
            ? { ...entry, permissions: entry.permissions & mask }
            : entry,
        );
      const given = changed
        .filter((entry) => each.kind === 'directory' || !entry.isDefault)
        .map(({ isConditional, ...entry }): AclEntry => {
          const executes =
            each.kind === 'directory' || combineAcl(each.mode, each.acl).some((other) => other.permissions & 1);
          return { ...entry, permissions: entry.permissions | (isConditional && executes ? 1 : 0) };
        });
      const kept = earlier.filter((entry) => ![...given, ...removed].some((other) => isSameEntry(entry, other)));
      let entries = withBaseDefaults([...kept, ...given]);
      for (const half of [false, true]) {
        const isGiven = given.some((entry) => entry.kind === 'mask' && entry.isDefault === half);
        const isTouched = [...given, ...removed].some((entry) => entry.isDefault === half);
        entries = withMask(entries, half, isGiven, options.has('no-mask') || !isTouched);
      }
      const { mode, acl } = storedAcl(each.mode, entries);
      target.files.setAcl(path, mode, acl);
    }
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
}

const GET_OPTIONS = [
  { name: 'access', short: 'a' },
  { name: 'default', short: 'd' },
  { name: 'omit-header', short: 'c' },
  { name: 'absolute-names', short: 'p' },
  { name: 'recursive', short: 'R' },
  { name: 'numeric', short: 'n' },
  { name: 'skip-base', short: 's' },
  { name: 'no-effective', short: 'E' },
  { name: 'all-effective', short: 'e' },
  { name: 'tabular', short: 't' },
];

function getfacl(target: Target, args: readonly string[], { cwd }: CommandContext): ToolResult {
  const { options, operands } = parseOptions(args, GET_OPTIONS);
  const { files, accounts } = target;
  let [stdout, stderr, exitCode] = ['', '', 0];
  let saysAbsolute = options.has('omit-header');
  for (const operand of operands) {
    const top = normalizePath(operand, cwd);
    const node = files.stat(top);
    if (node === undefined) {
      exitCode = 1;
      stderr += `getfacl: ${operand}: No such file or directory\n`;
      continue;
    }
    const isAbsolute = operand.startsWith('/') && !options.has('absolute-names');
    if (isAbsolute && !saysAbsolute) stderr += "getfacl: Removing leading '/' from absolute path names\n";
    saysAbsolute ||= isAbsolute;
    for (const [path, each] of options.has('recursive') ? walk(top, node) : ([[top, node]] as const)) {
      if (each.kind === 'link' || (options.has('skip-base') && each.acl === undefined)) continue;
      const shown = operand + path.slice(top.length);
      const flags = `${each.mode & 0o4000 ? 's' : '-'}${each.mode & 0o2000 ? 's' : '-'}${each.mode & 0o1000 ? 't' : '-'}`;
      const header = [
        `# file: ${isAbsolute ? shown.replace(/^\/+/, '') : shown}`,
        `# owner: ${accounts.userName(each.uid) ?? String(each.uid)}`,
        `# group: ${accounts.groupName(each.gid) ?? String(each.gid)}`,
        ...(flags === '---' ? [] : [`# flags: ${flags}`]),
      ];
      const entries = combineAcl(each.mode, each.acl);
      const shownEntries = entries.filter(
        ({ isDefault }) => options.has('access') === options.has('default') || isDefault === options.has('default'),
      );
      const lines = shownEntries.map((entry) => {
        const mask = entries.find(({ isDefault, kind }) => kind === 'mask' && isDefault === entry.isDefault);
        const isMasked = entry.kind === 'group' || (entry.kind === 'user' && entry.name !== '');
        const effective = entry.permissions & (mask?.permissions ?? 7);
        const text = aclEntryText(entry);
        return isMasked && effective !== entry.permissions ? `${text}\t#effective:${permissionText(effective)}` : text;
      });
      stdout += `${[...(options.has('omit-header') ? [] : header), ...lines].join('\n')}\n\n`;
    }
  }
  return { exitCode, stdout, stderr };
}

export const programs = { setfacl, getfacl } as const;
