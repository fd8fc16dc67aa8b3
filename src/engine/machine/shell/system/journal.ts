import { succeed } from '../../options.ts';
import type { SimulatedCommand } from '../command.ts';

export const journalctl: SimulatedCommand = {
  name: 'journalctl',
  run(args, { session }) {
    const { services } = session.target;
    const units: string[] = [];
    let most = Infinity;
    for (let index = 0; index < args.length; index += 1) {
      const word = args[index] ?? '';
      const [, attached] = /^(?:-u|--unit=)(.+)$/.exec(word) ?? [];
      if (attached !== undefined) units.push(attached);
      else if (word === '-u' || word === '--unit') units.push(args[(index += 1)] ?? '');
      else if (word === '-n' || word === '--lines') most = Number(args[(index += 1)] ?? 10);
      else if (/^-n\d+$/.test(word)) most = Number(word.slice(2));
      else if (word === '--since' || word === '--until' || word === '-p' || word === '-o') index += 1;
    }
    // Each line begins with its time, so sorting merges the journals of several services.
    const lines = (units.length === 0 ? services.names() : units).flatMap((unit) => services.logOf(unit));
    const sorted = units.length === 1 ? lines : lines.toSorted((a, b) => stampOf(a).localeCompare(stampOf(b)));
    const shown = most === Infinity ? sorted : sorted.slice(-most);
    return succeed(shown.length === 0 ? '-- No entries --\n' : `${shown.join('\n')}\n`);
  },
};

function stampOf(line: string): string {
  return line.slice(0, 15);
}
