import { refuse, succeed, type ToolResult } from '../../options.ts';
import {
  ALTERNATIVE_LINKS,
  chooseBest,
  currentChoice,
  dropChoice,
  readGroup,
  pointAlternative,
  withChoice,
  type AlternativeGroup,
} from '../../packages/alternative-groups.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

type Group = AlternativeGroup;

function failed(text: string): ToolResult {
  return refuse(2, `update-alternatives: error: ${text}`);
}

/** Links the name to the alternative at `path`. Returns a message if the link changed. */
function point({ files }: Target, name: string, group: Group, path: string): ToolResult {
  if (!pointAlternative(files, name, group, path)) return succeed();
  const mode = group.isManual ? 'manual' : 'auto';
  return succeed(`update-alternatives: using ${path} to provide ${group.link} (${name}) in ${mode} mode\n`);
}

function install(target: Target, [link = '', name = '', path = '', priority = '']: readonly string[]): ToolResult {
  if (!/^-?\d+$/.test(priority)) return failed('priority must be an integer');
  if (!link.startsWith('/') || !path.startsWith('/'))
    return failed(`alternative link is not absolute as it should be: ${link}`);
  if (!target.files.exists(path)) return failed(`alternative path ${path} doesn't exist`);
  const { group, chosen } = withChoice(target.files, name, link, { path, priority: Number(priority) });
  return point(target, name, group, chosen);
}

function remove({ files }: Target, name: string, group: Group, path: string): ToolResult {
  if (dropChoice(files, name, path) !== 'switched') return succeed();
  const notice = group.isManual
    ? `update-alternatives: removing manually selected alternative - switching ${name} to auto mode\n`
    : '';
  const chosen = currentChoice(files, name) ?? '';
  return succeed(`${notice}update-alternatives: using ${chosen} to provide ${group.link} (${name}) in auto mode\n`);
}

function display(target: Target, name: string, group: Group): string {
  const rows = group.choices.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return (
    `${name} - ${group.isManual ? 'manual' : 'auto'} mode\n` +
    `  link best version is ${chooseBest(group)?.path ?? ''}\n` +
    `  link currently points to ${currentChoice(target.files, name) ?? 'nothing'}\n` +
    `  link ${name} is ${group.link}\n` +
    rows.map(({ path, priority }) => `${path} - priority ${priority}\n`).join('')
  );
}

function query(target: Target, name: string, group: Group): string {
  const head = `Name: ${name}\nLink: ${group.link}\nStatus: ${group.isManual ? 'manual' : 'auto'}\nBest: ${chooseBest(group)?.path ?? ''}\nValue: ${currentChoice(target.files, name) ?? 'none'}\n`;
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
    const { files } = target;
    const names = files.isDirectory(ALTERNATIVE_LINKS) ? files.list(ALTERNATIVE_LINKS).toSorted() : [];
    const rows = names.flatMap((name) => {
      const group = readGroup(files, name);
      if (group === undefined) return [];
      return `${name.padEnd(30)} ${group.isManual ? 'manual' : 'auto'.padEnd(6)}   ${currentChoice(files, name) ?? ''}\n`;
    });
    return succeed(rows.join(''));
  }
  const [name = '', path = ''] = operands;
  const group = readGroup(target.files, name);
  if (group === undefined) return verb.startsWith('--remove') ? succeed() : failed(`no alternatives for ${name}`);
  switch (verb) {
    case '--set':
      return group.choices.some((choice) => choice.path === path)
        ? point(target, name, { ...group, isManual: true }, path)
        : failed(`alternative ${path} for ${name} not registered; not setting`);
    case '--auto':
      return point(target, name, { ...group, isManual: false }, chooseBest(group)?.path ?? '');
    case '--remove':
      return remove(target, name, group, path);
    case '--remove-all':
      return (
        group.choices
          .map((choice) => remove(target, name, readGroup(target.files, name) ?? group, choice.path))
          .at(-1) ?? succeed()
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
        `There is only one alternative in link group ${name} (providing ${group.link}): ${currentChoice(target.files, name) ?? ''}\nNothing to configure.\n`,
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
