import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

/**
 * File in which apt lists the packages that were installed automatically. The simulated apt does not record
 * dependencies here, so they count as installed manually.
 */
const STATES = '/var/lib/apt/extended_states';

function automatic({ files }: Target): ReadonlySet<string> {
  const text = files.stat(STATES)?.kind === 'file' ? files.readText(STATES) : '';
  const stanzas = text.split('\n\n').filter((stanza) => /^Auto-Installed: 1$/m.test(stanza));
  return new Set(stanzas.flatMap((stanza) => /^Package: (\S+)$/m.exec(stanza)?.[1] ?? []));
}

function noteAutomatic({ files }: Target, names: ReadonlySet<string>): void {
  const stanzas = [...names].map((name) => `Package: ${name}\nArchitecture: amd64\nAuto-Installed: 1\n`);
  files.makeDirectories('/var/lib/apt');
  files.write(STATES, stanzas.join('\n'));
}

function shown(target: Target, verb: string, names: readonly string[]): ToolResult {
  const { packages } = target;
  const marked = automatic(target);
  const isShown = (name: string): boolean =>
    verb === 'showhold' ? packages.isHeld(name) : marked.has(name) === (verb === 'showauto');
  const found = packages.installed().filter(([name]) => isShown(name) && (names.length === 0 || names.includes(name)));
  return succeed(found.map(([name]) => `${name}\n`).join(''));
}

function mark(target: Target, isAutomatic: boolean, names: readonly string[]): ToolResult {
  const marked = new Set(automatic(target));
  const how = isAutomatic ? 'automatically' : 'manually';
  const lines = names.map((name) => {
    if (marked.has(name) === isAutomatic) return `${name} was already set to ${how} installed.\n`;
    if (isAutomatic) marked.add(name);
    else marked.delete(name);
    return `${name} set to ${how} installed.\n`;
  });
  noteAutomatic(target, marked);
  return succeed(lines.join(''));
}

function hold({ packages }: Target, isHold: boolean, names: readonly string[]): ToolResult {
  const lines = names.map((name) => {
    if (packages.isHeld(name) === isHold) return `${name} was already ${isHold ? 'set' : 'not'} on hold.\n`;
    packages.hold(name, isHold);
    return isHold ? `${name} set on hold.\n` : `Canceled hold on ${name}.\n`;
  });
  return succeed(lines.join(''));
}

export const aptMark: SimulatedCommand = {
  name: 'apt-mark',
  family: 'debian',
  run([verb = '', ...names], { session: { target } }) {
    if (/^show(?:hold|auto|manual)$/.test(verb)) return shown(target, verb, names);
    if (!/^(?:hold|unhold|auto|manual)$/.test(verb)) return succeed();
    const { packages } = target;
    const unknown = names.find((name) => packages.candidateOf(name) === undefined);
    if (unknown !== undefined) return refuse(100, `E: Unable to locate package ${unknown}\nE: No packages found`);
    return verb.endsWith('hold') ? hold(target, verb === 'hold', names) : mark(target, verb === 'auto', names);
  },
};
