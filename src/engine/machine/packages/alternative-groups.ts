import { contentOf, toText } from '../files/node.ts';
import { parentPath } from '../files/paths.ts';
import type { PackageHost } from './package-contents.ts';

export const ALTERNATIVE_LINKS = '/etc/alternatives';
const RECORDS = '/var/lib/dpkg/alternatives';

type Files = PackageHost['files'];

export interface Choice {
  readonly path: string;
  readonly priority: number;
}

export interface AlternativeGroup {
  readonly isManual: boolean;
  /** The generic path of the group, such as `/usr/bin/editor`. */
  readonly link: string;
  readonly choices: readonly Choice[];
}

export function currentChoice(files: Files, name: string): string | undefined {
  const node = files.lstat(`${ALTERNATIVE_LINKS}/${name}`);
  return node?.kind === 'link' ? node.target : undefined;
}

/**
 * Reads dpkg's record of a generic name. If there is no record, but a package installed a link with this name, the
 * target of the link is the only choice.
 */
export function readGroup(files: Files, name: string): AlternativeGroup | undefined {
  const node = files.stat(`${RECORDS}/${name}`);
  if (node?.kind !== 'file') {
    const path = currentChoice(files, name);
    return path === undefined
      ? undefined
      : { isManual: false, link: `/usr/bin/${name}`, choices: [{ path, priority: 40 }] };
  }
  const [status = '', link = '', , ...rest] = toText(contentOf(node)).split('\n');
  const choices = rest.flatMap((path, index) =>
    index % 2 === 0 && path !== '' ? [{ path, priority: Number(rest[index + 1]) }] : [],
  );
  return { isManual: status === 'manual', link, choices };
}

export function chooseBest({ choices }: AlternativeGroup): Choice | undefined {
  return choices.toSorted((one, other) => other.priority - one.priority)[0];
}

function keepGroup(files: Files, name: string, { isManual, link, choices }: AlternativeGroup): void {
  files.makeDirectories(RECORDS);
  const rows = choices.map(({ path, priority }) => `${path}\n${priority}\n`);
  files.write(`${RECORDS}/${name}`, `${isManual ? 'manual' : 'auto'}\n${link}\n\n${rows.join('')}\n`);
}

function layLink(files: Files, path: string, to: string): void {
  const there = files.lstat(path);
  if (there?.kind === 'link' && there.target === to) return;
  // Keeps a file that a user created in place of the link.
  if (there !== undefined && there.kind !== 'link') return;
  if (there !== undefined) files.unlink(path);
  files.makeDirectories(parentPath(path));
  files.symlink(to, path);
}

/** Stores a group, and links its name to a choice. Returns true if the name was not linked to this choice before. */
export function pointAlternative(files: Files, name: string, group: AlternativeGroup, path: string): boolean {
  const earlier = currentChoice(files, name);
  layLink(files, `${ALTERNATIVE_LINKS}/${name}`, path);
  layLink(files, group.link, `${ALTERNATIVE_LINKS}/${name}`);
  keepGroup(files, name, group);
  return earlier !== path;
}

/**
 * Adds a choice to a group, or changes its priority. Returns the new group, and the choice that the group's name must
 * link to.
 */
export function withChoice(
  files: Files,
  name: string,
  link: string,
  choice: Choice,
): { readonly group: AlternativeGroup; readonly chosen: string } {
  const earlier = readGroup(files, name);
  const others = (earlier?.choices ?? []).filter(({ path }) => path !== choice.path);
  const group = { isManual: earlier?.isManual ?? false, link, choices: [...others, choice] };
  const chosen = group.isManual ? currentChoice(files, name) : chooseBest(group)?.path;
  return { group, chosen: chosen ?? choice.path };
}

type Removal = 'nothing' | 'kept' | 'gone' | 'switched';

/**
 * Removes a choice. If the choice was selected, the group's name is linked to the best remaining choice. If it was the
 * last choice, the whole group is removed.
 */
export function dropChoice(files: Files, name: string, path: string): Removal {
  const group = readGroup(files, name);
  const choices = group?.choices.filter((choice) => choice.path !== path) ?? [];
  if (group === undefined || choices.length === group.choices.length) return 'nothing';
  if (choices.length === 0) {
    for (const each of [group.link, `${ALTERNATIVE_LINKS}/${name}`])
      if (files.lstat(each)?.kind === 'link') files.unlink(each);
    if (files.exists(`${RECORDS}/${name}`)) files.unlink(`${RECORDS}/${name}`);
    return 'gone';
  }
  const rest = { ...group, choices };
  if (currentChoice(files, name) !== path) {
    keepGroup(files, name, rest);
    return 'kept';
  }
  const automatic = { ...rest, isManual: false };
  pointAlternative(files, name, automatic, chooseBest(automatic)?.path ?? '');
  return 'switched';
}

/** Parses a line of `AvailablePackage.alternatives`, such as `editor /usr/bin/editor /usr/bin/vim.basic 30`. */
function parseLine(line: string) {
  const [name = '', link = '', path = '', priority = '0'] = line.split(' ');
  return { name, link, choice: { path, priority: Number(priority) } };
}

export function bringAlternatives({ files }: PackageHost, lines: readonly string[]): void {
  for (const line of lines) {
    const { name, link, choice } = parseLine(line);
    const { group, chosen } = withChoice(files, name, link, choice);
    pointAlternative(files, name, group, chosen);
  }
}

export function dropAlternatives({ files }: PackageHost, lines: readonly string[]): void {
  for (const line of lines) {
    const { name, choice } = parseLine(line);
    dropChoice(files, name, choice.path);
  }
}
