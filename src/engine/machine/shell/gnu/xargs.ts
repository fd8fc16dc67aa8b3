/**
 * Implements `xargs`. The shell library's version does not accept values in the same word as the option (`-n1`,
 * `-I{}`).
 */
import { parseOptions, refuse, succeed, type OptionSpec } from '../../options.ts';
import type { SimulatedCommand } from '../command.ts';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'null', short: '0' },
  { name: 'no-run-if-empty', short: 'r' },
  { name: 'verbose', short: 't' },
  { name: 'exit', short: 'x' },
  { name: 'delimiter', short: 'd', takesValue: true },
  { name: 'max-args', short: 'n', takesValue: true },
  { name: 'max-lines', short: 'L', takesValue: true },
  { name: 'replace', short: 'I', takesValue: true },
  { name: 'max-procs', short: 'P', takesValue: true },
  { name: 'max-chars', short: 's', takesValue: true },
];

function commandStart(args: readonly string[]): number {
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') return at + 1;
    if (!word.startsWith('-')) return at;
    const isValueNext = word.startsWith('--')
      ? OPTIONS.some(({ name, takesValue }) => takesValue === true && word === `--${name}`)
      : /^-[0rtx]*[dnLIPs]$/.test(word);
    if (isValueNext) at += 1;
  }
  return args.length;
}

/** Splits input like xargs. Quotes and backslashes keep blanks inside a word. */
function splitWords(text: string): readonly string[] {
  const words = text.match(/(?:"[^"\n]*"|'[^'\n]*'|\\[^]|[^\s"'\\])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'|\\([^])/g, '$1$2$3'));
}

function chunks(items: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function unescape(delimiter: string): string {
  return { '\\n': '\n', '\\t': '\t', '\\0': '\0' }[delimiter] ?? delimiter;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

export const xargs: SimulatedCommand = {
  name: 'xargs',
  async run(args, { stdin, run }) {
    const start = commandStart(args);
    const { options, unknown } = parseOptions(args.slice(0, start), OPTIONS);
    if (unknown !== undefined) return refuse(1, `xargs: invalid option -- '${unknown.replace(/^-+/, '')}'`);
    const [program = 'echo', ...given] = args.slice(start);
    const replaced = options.get('replace');
    const delimiter = options.has('null') ? '\0' : options.get('delimiter');
    const items =
      delimiter === undefined && replaced === undefined && !options.has('max-lines')
        ? splitWords(stdin)
        : stdin.split(unescape(delimiter ?? '\n')).filter((item) => item !== '');
    if (items.length === 0 && (options.has('no-run-if-empty') || replaced !== undefined)) return succeed();
    const size = Number(options.get('max-args') ?? options.get('max-lines') ?? Math.max(items.length, 1));
    if (!(size >= 1)) return refuse(1, `xargs: invalid number "${options.get('max-args') ?? ''}" for -n option`);
    const calls =
      replaced === undefined
        ? (items.length === 0 ? [[]] : chunks(items, size)).map((some) => [...given, ...some])
        : items.map((item) => given.map((word) => word.replaceAll(replaced, () => item.trimStart())));
    let [exitCode, stdout, stderr] = [0, '', ''];
    for (const call of calls) {
      if (options.has('verbose')) stderr += `${[program, ...call].join(' ')}\n`;
      const result = await run(quoted(program), call);
      stdout += result.stdout;
      stderr += result.stderr;
      if (result.exitCode === 126 || result.exitCode === 127) return { exitCode: result.exitCode, stdout, stderr };
      if (result.exitCode === 255) return { exitCode: 124, stdout, stderr };
      if (result.exitCode !== 0) exitCode = 123;
    }
    return { exitCode, stdout, stderr };
  },
};
