/** The configuration file of a git repository, including its remotes. */
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';

/** Settings of a configuration file by full name, `remote.origin.url`. */
export function settingsIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    const head = /^\s*\[(\S+?)(?:\s+"(.*)")?\]/.exec(line);
    if (head !== null) section = head[2] === undefined ? (head[1] ?? '') : `${head[1] ?? ''}.${head[2]}`;
    const row = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(line);
    if (head === null && row !== null) found.set(`${section}.${(row[1] ?? '').toLowerCase()}`, row[2] ?? '');
  }
  return found;
}

/** Creates a configuration file with these settings, one section for each group. */
export function settingsText(settings: ReadonlyMap<string, string>): string {
  const sections = new Map<string, string[]>();
  for (const [name, value] of settings) {
    const at = name.lastIndexOf('.');
    const section = name.slice(0, at);
    sections.set(section, [...(sections.get(section) ?? []), `\t${name.slice(at + 1)} = ${value}\n`]);
  }
  return [...sections]
    .map(([section, rows]) => {
      const [first = '', ...rest] = section.split('.');
      return `[${first}${rest.length === 0 ? '' : ` "${rest.join('.')}"`}]\n${rows.join('')}`;
    })
    .join('');
}

/** `git remote [-v]`, `add`, `remove`, `get-url` and `set-url`; `write` stores changed settings. */
export function remote(
  settings: Map<string, string>,
  args: readonly string[],
  write: (changed: ReadonlyMap<string, string>) => void,
): ToolResult {
  const [verb, name = '', url = ''] = args.filter((word) => !word.startsWith('-'));
  const known = settings.get(`remote.${name}.url`);
  const names = new Set([...settings.keys()].flatMap((key) => /^remote\.(.*)\.url$/.exec(key)?.[1] ?? []));
  switch (verb) {
    case undefined:
      return succeed([...names].map((each) => listed(settings, each, args.includes('-v'))).join(''));
    case 'add':
      if (known !== undefined) return refuse(3, `error: remote ${name} already exists.`);
      settings.set(`remote.${name}.url`, url).set(`remote.${name}.fetch`, `+refs/heads/*:refs/remotes/${name}/*`);
      break;
    case 'get-url':
    case 'set-url':
    case 'remove':
    case 'rm':
      if (known === undefined) return refuse(2, `error: No such remote '${name}'`);
      if (verb === 'get-url') return succeed(`${known}\n`);
      if (verb === 'set-url') settings.set(`remote.${name}.url`, url);
      else for (const key of settings.keys()) if (key.startsWith(`remote.${name}.`)) settings.delete(key);
      break;
    default:
      return succeed();
  }
  write(settings);
  return succeed();
}

function listed(settings: ReadonlyMap<string, string>, name: string, isVerbose: boolean): string {
  const url = settings.get(`remote.${name}.url`) ?? '';
  return isVerbose ? `${name}\t${url} (fetch)\n${name}\t${url} (push)\n` : `${name}\n`;
}
