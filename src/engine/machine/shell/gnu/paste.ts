import { parseOptions, refuse, succeed } from '../../options.ts';
import { normalizePath } from '../../files/paths.ts';
import { contentOf, toText } from '../../files/node.ts';
import type { SimulatedCommand } from '../command.ts';

/** `paste`: joins lines of several files side by side, or with `-s` all lines of each file into one line. */
export const paste: SimulatedCommand = {
  name: 'paste',
  run(args, { session, cwd, stdin }) {
    const { options, operands } = parseOptions(args, [
      { name: 'serial', short: 's' },
      { name: 'delimiters', short: 'd', takesValue: true },
    ]);
    const delimiters = [...(options.get('delimiters') ?? '\t').replaceAll('\\n', '\n').replaceAll('\\t', '\t')];
    const between = (index: number): string => delimiters[index % delimiters.length] ?? '';
    const joined = (parts: readonly string[]): string =>
      parts.reduce((all, part, index) => (index === 0 ? part : all + between(index - 1) + part), '');
    const columns: (readonly string[])[] = [];
    for (const path of operands.length === 0 ? ['-'] : operands) {
      const node = session.target.files.stat(normalizePath(path, cwd));
      if (path !== '-' && node?.kind !== 'file') return refuse(1, `paste: ${path}: No such file or directory`);
      const text = path !== '-' && node?.kind === 'file' ? toText(contentOf(node)) : stdin;
      columns.push(text === '' ? [] : text.replace(/\n$/, '').split('\n'));
    }
    const longest = Math.max(0, ...columns.map((lines) => lines.length));
    const rows = options.has('serial')
      ? columns.map(joined)
      : Array.from({ length: longest }, (_, row) => joined(columns.map((lines) => lines[row] ?? '')));
    return succeed(rows.map((row) => `${row}\n`).join(''));
  },
};
