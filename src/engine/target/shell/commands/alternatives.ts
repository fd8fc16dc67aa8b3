/** `update-alternatives` (dpkg 1.21): generic names such as `editor` that lead to one of several programs. */
import { parentPath } from '../../files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const LINKS = '/etc/alternatives';
const RECORDS = '/var/lib/dpkg/alternatives';

interface Choice {
  readonly path: string;
  readonly priority: number;
}

interface Group {
  readonly isManual: boolean;
  /** The generic path, `/usr/bin/editor`. */
  readonly link: string;
  readonly choices: readonly Choice[];
}

function failed(text: string): ToolResult {
  return refuse(2, `update-alternatives: error: ${text}`);
}

function currentOf({ files }: Target, name: string): string | undefined {
  const node = files.lstat(`${LINKS}/${name}`);
  return node?.kind === 'link' ? node.target : undefined;
}

/** What dpkg keeps of a name; a link that a package laid without a record counts as the one choice. */
function groupOf(target: Target, name: string): Group | undefined {
  const { files } = target;
  const record = `${RECORDS}/${name}`;
  if (files.stat(record)?.kind !== 'file') {
    const path = currentOf(target, name);
    return path === undefined
      ? undefined
      : { isManual: false, link: `/usr/bin/${name}`, choices: [{ path, priority: 40 }] };
  }
  const [status = '', link = '', , ...rest] = files.readText(record).split('\n');
  const choices = rest.flatMap((path, index) =>
    index % 2 === 0 && path !== '' ? [{ path, priority: Number(rest[index + 1]) }] : [],
  );
  return { isManual: status === 'manual', link, choices };
}

function bestOf({ choices }: Group): Choice | undefined {
  return choices.toSorted((one, other) => other.priority - one.priority)[0];
}

function keep({ files }: Target, name: string, { isManual, link, choices }: Group): void {
  files.makeDirectories(RECORDS);
  const rows = choices.map(({ path, priority }) => `${path}\n${priority}\n`);
  files.write(`${RECORDS}/${name}`, `${isManual ? 'manual' : 'auto'}\n${link}\n\n${rows.join('')}\n`);
}

function layLink({ files }: Target, path: string, to: string): void {
  const there = files.lstat(path);
  if (there?.kind === 'link' && there.target === to) return;
  // A file that somebody put there stays.
  if (there !== undefined && there.kind !== 'link') return;
  if (there !== undefined) files.unlink(path);
  files.makeDirectories(parentPath(path));
  files.symlink(to, path);
}

/** Lets the name lead to a choice, and says so where it led elsewhere before. */
function point(target: Target, name: string, group: Group, path: string): ToolResult {
  const earlier = currentOf(target, name);
  layLink(target, `${LINKS}/${name}`, path);
  layLink(target, group.link, `${LINKS}/${name}`);
  keep(target, name, group);
  const mode = group.isManual ? 'manual' : 'auto';
  if (earlier === path) return succeed();
  return succeed(`update-alternatives: using ${path} to provide ${group.link} (${name}) in ${mode} mode\n`);
}

function install(target: Target, [link = '', name = '', path = '', priority = '']: readonly string[]): ToolResult {
  if (!/^-?\d+$/.test(priority)) return failed('priority must be an integer');
  if (!link.startsWith('/') || !path.startsWith('/'))
    return failed(`alternative link is not absolute as it should be: ${link}`);
  if (!target.files.exists(path)) return failed(`alternative path ${path} doesn't exist`);
  const earlier = groupOf(target, name);
  const others = (earlier?.choices ?? []).filter((choice) => choice.path !== path);
  const choices = [...others, { path, priority: Number(priority) }];
  const group = { isManual: earlier?.isManual ?? false, link, choices };
  const chosen = group.isManual ? currentOf(target, name) : bestOf(group)?.path;
  return point(target, name, group, chosen ?? path);
}

function remove(target: Target, name: string, group: Group, path: string): ToolResult {
  const choices = group.choices.filter((choice) => choice.path !== path);
  const rest = { ...group, choices };
  if (choices.length === group.choices.length) return succeed();
  const { files } = target;
  if (choices.length === 0) {
    for (const each of [group.link, `${LINKS}/${name}`]) if (files.lstat(each)?.kind === 'link') files.unlink(each);
    if (files.exists(`${RECORDS}/${name}`)) files.unlink(`${RECORDS}/${name}`);
    return succeed();
  }
  if (currentOf(target, name) !== path) {
    keep(target, name, rest);
    return succeed();
  }
  const told = group.isManual
    ? `update-alternatives: removing manually selected alternative - switching ${name} to auto mode\n`
    : '';
  const automatic = { ...rest, isManual: false };
  const result = point(target, name, automatic, bestOf(automatic)?.path ?? '');
  return { ...result, stdout: told + result.stdout };
}

function display(target: Target, name: string, group: Group): string {
  const rows = group.choices.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return (
    `${name} - ${group.isManual ? 'manual' : 'auto'} mode\n` +
    `  link best version is ${bestOf(group)?.path ?? ''}\n` +
    `  link currently points to ${currentOf(target, name) ?? 'nothing'}\n` +
    `  link ${name} is ${group.link}\n` +
    rows.map(({ path, priority }) => `${path} - priority ${priority}\n`).join('')
  );
}

function query(target: Target, name: string, group: Group): string {
  const head = `Name: ${name}\nLink: ${group.link}\nStatus: ${group.isManual ? 'manual' : 'auto'}\nBest: ${bestOf(group)?.path ?? ''}\nValue: ${currentOf(target, name) ?? 'none'}\n`;
  const rows = group.choices.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return head + rows.map(({ path, priority }) => `\nAlternative: ${path}\nPriority: ${priority}\n`).join('');
}

function run(target: Target, args: readonly string[]): ToolResult {
  const at = args.findIndex((word) =>
    /^--(?:install|set|auto|remove|remove-all|list|query|display|config|get-selections)$/.test(word),
  );
  const verb = args[at];
  if (verb === undefined)
    return failed(
      'need --display, --query, --list, --get-selections, --config, --set, --set-selections, --install, --remove, --all, --remove-all or --auto',
    );
  const operands = args.slice(at + 1);
  if (verb === '--install') return install(target, operands);
  if (verb === '--get-selections') {
    const names = target.files.isDirectory(LINKS) ? target.files.list(LINKS) : [];
    const rows = names.map((name) => `${name.padEnd(31)}auto     ${currentOf(target, name) ?? ''}\n`);
    return succeed(rows.join(''));
  }
  const [name = '', path = ''] = operands;
  const group = groupOf(target, name);
  if (group === undefined) return verb.startsWith('--remove') ? succeed() : failed(`no alternatives for ${name}`);
  switch (verb) {
    case '--set':
      return group.choices.some((choice) => choice.path === path)
        ? point(target, name, { ...group, isManual: true }, path)
        : failed(`alternative ${path} for ${name} not registered; not setting`);
    case '--auto':
      return point(target, name, { ...group, isManual: false }, bestOf(group)?.path ?? '');
    case '--remove':
      return remove(target, name, group, path);
    case '--remove-all':
      return (
        group.choices.map((choice) => remove(target, name, groupOf(target, name) ?? group, choice.path)).at(-1) ??
        succeed()
      );
    case '--list':
      return succeed(
        group.choices
          .map((choice) => `${choice.path}\n`)
          .toSorted()
          .join(''),
      );
    case '--query':
      return succeed(query(target, name, group));
    case '--config':
      return succeed(
        `There is only one alternative in link group ${name} (providing ${group.link}): ${currentOf(target, name) ?? ''}\nNothing to configure.\n`,
      );
    default:
      return succeed(display(target, name, group));
  }
}

export const ALTERNATIVES_COMMAND: SimulatedCommand = {
  name: 'update-alternatives',
  family: 'debian',
  run: (args, { session }) => run(session.target, args),
};
