import { baseName } from '../../files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const ANSWERS = '/var/cache/debconf/config.dat';
const TEMPLATES = '/var/cache/debconf/templates.dat';

interface Answer {
  readonly owner: string;
  readonly type: string;
  readonly value: string;
}

function readStanzas({ files }: Target, path: string): Map<string, (field: string) => string> {
  const text = files.stat(path)?.kind === 'file' ? files.readText(path) : '';
  return new Map(
    text.split('\n\n').flatMap((stanza) => {
      const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(stanza)?.[1] ?? '';
      return field('Name') === '' ? [] : [[field('Name'), field] as const];
    }),
  );
}

function readAnswers(target: Target): Map<string, Answer> {
  const types = readStanzas(target, TEMPLATES);
  return new Map(
    [...readStanzas(target, ANSWERS)].map(([question, field]) => {
      const type = types.get(question)?.('Type') ?? 'string';
      return [question, { owner: field('Owners'), type, value: field('Value') }];
    }),
  );
}

/** Runs `debconf-set-selections [FILE]`, whose input has lines of `OWNER QUESTION TYPE VALUE`. */
function setSelections(target: Target, text: string): ToolResult {
  const answers = readAnswers(target);
  for (const [index, line] of text.replaceAll('\\\n', ' ').split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const match = /^\s*(\S+)\s+(\S+)\s+(\S+)(?:\s+(.*))?$/.exec(line);
    if (match === null) return refuse(1, `error: parse error on line ${index + 1}: '${line}'`);
    const [, owner = '', question = '', type = '', value = ''] = match;
    answers.set(question, { owner, type, value: value.trim() });
  }
  const stanzas = [...answers].map(
    ([name, { owner, value }]) => `Name: ${name}\nTemplate: ${name}\nValue: ${value}\nOwners: ${owner}\nFlags: seen\n`,
  );
  const templates = [...answers].map(([name, { owner, type }]) => `Name: ${name}\nType: ${type}\nOwners: ${owner}\n`);
  target.files.makeDirectories('/var/cache/debconf');
  target.files.write(ANSWERS, `${stanzas.join('\n')}\n`);
  target.files.write(TEMPLATES, `${templates.join('\n')}\n`);
  return succeed();
}

/**
 * Runs `debconf-get-selections` of `debconf-utils`. Its output is valid input for `debconf-set-selections`, with a
 * comment before each answer.
 */
export function debconfSelections(target: Target): ToolResult {
  const answers = [...readAnswers(target)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const lines = answers.flatMap(([question, { owner, type, value }]) => {
    const comment = type.endsWith('select') ? '# Choices: ' : '# Dummy template';
    return owner.split(', ').map((each) => `${comment}\n${each}\t${question}\t${type}\t${value}\n`);
  });
  return succeed(lines.join(''));
}

export const DEBCONF_COMMANDS: readonly SimulatedCommand[] = [
  {
    name: 'debconf-show',
    family: 'debian',
    run([owner = ''], { session }) {
      const rows = [...readAnswers(session.target)].filter(([, answer]) => answer.owner.split(', ').includes(owner));
      const shown = ({ type, value }: Answer): string => (type === 'password' ? '(password omitted)' : value);
      return succeed(rows.map(([question, answer]) => `* ${question}: ${shown(answer)}\n`).join(''));
    },
  },
  {
    name: 'debconf-set-selections',
    family: 'debian',
    run(args, { session, stdin, cwd }) {
      const named = args.find((word) => !word.startsWith('-'));
      if (named === undefined) return setSelections(session.target, stdin);
      const path = named.startsWith('/') ? named : `${cwd}/${baseName(named)}`;
      if (!session.target.files.exists(path))
        return refuse(2, `Can't open ${named}: No such file or directory at /usr/bin/debconf-set-selections line 1.`);
      return setSelections(session.target, session.target.files.readText(path));
    },
  },
];
