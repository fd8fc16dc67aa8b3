import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const DEFAULTS: readonly (readonly [string, string])[] = [
  ['APT::Architecture', 'amd64'],
  ['APT::Install-Recommends', '1'],
  ['APT::Install-Suggests', '0'],
  ['Dir', '/'],
  ['Dir::State', 'var/lib/apt'],
  ['Dir::Cache', 'var/cache/apt'],
  ['Dir::Etc', 'etc/apt'],
];

/**
 * Parses `A::B "value";` and `A { B "value"; "element"; };` into names and values. Names of list elements end in `::`.
 */
function addSettings(text: string, found: Map<string, string[]>): void {
  const scopes: string[] = [];
  let words: string[] = [];
  const nameOf = (name: string): string => [...scopes, name].filter((each) => each !== '').join('::');
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*(?:\/\/|#).*$/gm, '');
  for (const [token, quoted] of plain.matchAll(/"([^"\n]*)"|[{};]|[^\s{};"]+/g)) {
    if (token === '{') {
      scopes.push(words[0] ?? '');
      words = [];
    } else if (token === '}') {
      scopes.pop();
      words = [];
    } else if (token === ';') {
      const [first, second] = words;
      if (first?.startsWith('"') === true) {
        const list = `${nameOf('')}::`;
        found.set(list, [...(found.get(list) ?? []), first.slice(1)]);
      } else if (first !== undefined && second !== undefined) {
        const name = nameOf(first);
        found.set(name, name.endsWith('::') ? [...(found.get(name) ?? []), second.slice(1)] : [second.slice(1)]);
      }
      words = [];
    } else words.push(quoted === undefined ? token : `"${quoted}`);
  }
}

function readSettings({ files }: Target): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(DEFAULTS.map(([name, value]) => [name, [value]]));
  const folder = '/etc/apt/apt.conf.d';
  const names = files.isDirectory(folder) ? files.list(folder).filter((name) => /^[\w-]+(?:\.conf)?$/.test(name)) : [];
  for (const path of [...names.toSorted().map((name) => `${folder}/${name}`), '/etc/apt/apt.conf'])
    if (files.stat(path)?.kind === 'file') addSettings(files.readText(path), found);
  return found;
}

function aptConfig(target: Target, args: readonly string[]): ToolResult {
  const [verb, ...operands] = args.filter((word) => !word.startsWith('-'));
  const settings = readSettings(target);
  if (verb === 'dump') {
    const isRequested = (name: string): boolean =>
      operands.length === 0 || operands.some((each) => `${name}::`.toLowerCase().startsWith(`${each.toLowerCase()}::`));
    const rows = [...settings].filter(([name]) => isRequested(name));
    return succeed(rows.flatMap(([name, values]) => values.map((value) => `${name} "${value}";\n`)).join(''));
  }
  if (verb === 'shell') {
    const rows = operands.flatMap((variable, index) => {
      const name = (operands[index + 1] ?? '').replace(/\/[a-z]*$/, '').toLowerCase();
      const value = [...settings].find(([each]) => each.toLowerCase() === name)?.[1].at(-1);
      return index % 2 === 0 && value !== undefined ? [`${variable}='${value}'\n`] : [];
    });
    return succeed(rows.join(''));
  }
  return refuse(1, `E: Invalid operation ${verb ?? ''}`);
}

export const APT_CONFIG: SimulatedCommand = {
  name: 'apt-config',
  family: 'debian',
  run: (args, { session }) => aptConfig(session.target, args),
};
