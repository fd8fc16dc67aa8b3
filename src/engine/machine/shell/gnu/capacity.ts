import { succeed } from '../../options.ts';
import type { SimulatedCommand } from '../command.ts';

const UNITS = ['K', 'M', 'G', 'T'];

/** Formats KiB with a unit, like the option `-h`: rounded up, and with one decimal if the number is below 10. */
function withUnit(kibibytes: number, suffix = ''): string {
  let [value, unit] = [kibibytes, 0];
  while (value >= 1024 && unit < UNITS.length - 1) [value, unit] = [value / 1024, unit + 1];
  if (value === 0) return suffix === '' ? '0' : '0B';
  const number = value < 10 && unit > 0 ? (Math.ceil(value * 10) / 10).toFixed(1) : String(Math.ceil(value));
  return `${number}${UNITS[unit] ?? ''}${suffix}`;
}

function hasFlag(args: readonly string[], letter: string, name: string): boolean {
  return args.some((word) => word === `--${name}` || (/^-[a-zA-Z]+$/.test(word) && word.includes(letter)));
}

const df: SimulatedCommand = {
  name: 'df',
  run(args) {
    const isHuman = hasFlag(args, 'h', 'human-readable');
    const rows = [
      ['Filesystem', ...(isHuman ? ['Size', 'Used', 'Avail'] : ['1K-blocks', 'Used', 'Available']), 'Use%'],
      [
        '/dev/sda1',
        ...[20_509_264, 2_210_048, 17_231_840].map((size) => (isHuman ? withUnit(size) : String(size))),
        '12%',
      ],
    ];
    const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
    const lines = rows.map((row, index) => {
      const cells = row.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(Math.max(widths[at] ?? 0, 5))));
      return `${cells.join(' ')} ${index === 0 ? 'Mounted on' : '/'}\n`;
    });
    return succeed(lines.join(''));
  },
};

const free: SimulatedCommand = {
  name: 'free',
  run(args) {
    const isHuman = hasFlag(args, 'h', 'human');
    const divisor = hasFlag(args, 'g', 'gibi') ? 1024 ** 2 : hasFlag(args, 'm', 'mebi') ? 1024 : 1;
    const print = (size: number): string => (isHuman ? withUnit(size, 'i') : String(Math.floor(size / divisor)));
    const row = (label: string, sizes: readonly number[]): string =>
      `${label.padEnd(8)}${sizes.map((size) => print(size).padStart(12)).join('')}\n`;
    const titles = ['total', 'used', 'free', 'shared', 'buff/cache', 'available'];
    return succeed(
      `${' '.repeat(8)}${titles.map((title) => title.padStart(12)).join('')}\n` +
        row('Mem:', [2_014_432, 412_096, 1_102_336, 1024, 500_000, 1_502_336]) +
        row('Swap:', [0, 0, 0]),
    );
  },
};

export const CAPACITY_COMMANDS: readonly SimulatedCommand[] = [df, free];
