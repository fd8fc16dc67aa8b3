import { crontab } from '../../crontab.ts';
import { refuse, succeed } from '../../options.ts';
import type { SimulatedCommand } from '../command.ts';
import { formatDate, parseDate } from '../gnu/dates.ts';

const date: SimulatedCommand = {
  name: 'date',
  run(args, { session }) {
    const now = session.target.clock;
    const at = args.findIndex((argument) => argument === '-d' || argument === '--date');
    const given = at >= 0 ? args[at + 1] : args.find((argument) => argument.startsWith('--date='))?.slice(7);
    const time = given === undefined ? now : parseDate(given, now);
    if (time === undefined) return refuse(1, `date: invalid date '${given ?? ''}'`);
    const format = args.find((argument) => argument.startsWith('+'))?.slice(1);
    if (format !== undefined) return succeed(`${formatDate(time, format)}\n`);
    if (args.some((argument) => /^(-R|--rfc-email)$/.test(argument)))
      return succeed(`${formatDate(time, '%a, %d %b %Y %T %z')}\n`);
    if (args.some((argument) => argument.startsWith('-I') || argument.startsWith('--iso')))
      return succeed(`${formatDate(time, '%F')}\n`);
    return succeed(`${formatDate(time, '%a %b %e %T UTC %Y')}\n`);
  },
};

const hostname: SimulatedCommand = {
  name: 'hostname',
  run([option], { session }) {
    const { hostname: name } = session.target;
    if (option === '-d' || option === '--domain') return succeed(`${name.split('.').slice(1).join('.')}\n`);
    if (option === '-i' || option === '-I') return succeed('192.0.2.10\n');
    return succeed(`${option === '-f' || option === '--fqdn' ? name : (name.split('.')[0] ?? name)}\n`);
  },
};

const uname: SimulatedCommand = {
  name: 'uname',
  run(args, { session }) {
    const { platform, hostname: name } = session.target;
    const flags = args.join('').replaceAll('-', '');
    const node = name.split('.')[0] ?? name;
    const fields: readonly (readonly [string, string])[] = [
      ['s', 'Linux'],
      ['n', node],
      ['r', platform.kernel],
      ['v', '#1 SMP PREEMPT_DYNAMIC'],
      ['m', 'x86_64'],
      ['o', 'GNU/Linux'],
    ];
    if (flags.includes('p')) return succeed('x86_64\n');
    const wanted = flags === '' ? 's' : flags;
    return succeed(
      `${fields
        .filter(([letter]) => wanted.includes('a') || wanted.includes(letter))
        .map(([, text]) => text)
        .join(' ')}\n`,
    );
  },
};

const lsbRelease: SimulatedCommand = {
  name: 'lsb_release',
  family: 'debian',
  run(args, { session }) {
    const { name, release } = session.target.platform;
    const rows: readonly (readonly [string, string, string])[] = [
      ['i', 'Distributor ID', release.distributor],
      ['d', 'Description', name],
      ['r', 'Release', release.number],
      ['c', 'Codename', release.codename],
    ];
    const flags = args.join('').replaceAll('-', '');
    const wanted = rows.filter(([letter]) => flags.includes('a') || flags.includes(letter));
    return succeed(
      wanted.map(([, label, text]) => (flags.includes('s') ? `${text}\n` : `${label}:\t${text}\n`)).join(''),
    );
  },
};

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, '': 1 };

/**
 * Adds up intervals such as `1.5`, `2m` and `infinity`. Returns milliseconds, or `undefined` if an interval is invalid.
 */
function parseDuration(words: readonly string[]): number | undefined {
  let sum = 0;
  for (const word of words) {
    const [, number = '', unit = ''] = /^(\d+(?:\.\d*)?|\.\d+|inf(?:inity)?)([smhd]?)$/i.exec(word) ?? [];
    if (number === '') return undefined;
    sum += (/^i/i.test(number) ? Infinity : Number(number)) * (UNITS[unit] ?? 1) * 1000;
  }
  return sum;
}

const sleep: SimulatedCommand = {
  name: 'sleep',
  run(args, { session }) {
    const words = args.filter((word) => word !== '--');
    if (words.length === 0) return refuse(1, "sleep: missing operand\nTry 'sleep --help' for more information.");
    const wrong = words.filter((word) => parseDuration([word]) === undefined);
    if (wrong.length > 0)
      return refuse(
        1,
        `${wrong.map((word) => `sleep: invalid time interval '${word}'`).join('\n')}\nTry 'sleep --help' for more information.`,
      );
    const duration = parseDuration(words) ?? 0;
    // At a terminal, an endless sleep ends as if the user pressed Ctrl+C.
    if (duration === Infinity && session.deadline === Infinity) return { exitCode: 130, stdout: '', stderr: '' };
    session.sleep(duration);
    return succeed();
  },
};

const timeout: SimulatedCommand = {
  name: 'timeout',
  async run(args, context) {
    const words = [...args];
    while (words[0]?.startsWith('-') === true) {
      const option = words.shift();
      if (option === '-k' || option === '-s') words.shift();
    }
    const [length = '', program = '', ...rest] = words;
    const duration = parseDuration([length]);
    if (duration === undefined) return refuse(125, `timeout: invalid time interval '${length}'`);
    const { session } = context;
    const limit = session.target.clock + duration;
    // A sleep that exceeds the limit stops the program at the limit.
    if (program === 'sleep') {
      const wanted = parseDuration(rest);
      if (wanted !== undefined && session.target.clock + wanted > limit) {
        session.sleep(limit - session.target.clock);
        return { exitCode: 124, stdout: '', stderr: '' };
      }
    }
    const result = await context.run(program, rest);
    return session.target.clock > limit ? { ...result, exitCode: 124 } : result;
  },
};

/** Implements only `trap … EXIT`, because the simulated machine has no signals. */
const trap: SimulatedCommand = {
  name: 'trap',
  run([action, ...signals], { session }) {
    if (signals.some((signal) => signal === 'EXIT' || signal === '0'))
      session.exitTrap = action === '-' || action === '' ? undefined : action;
    return succeed();
  },
};

const umask: SimulatedCommand = {
  name: 'umask',
  run([mask], { session }) {
    if (mask === undefined || mask === '-S') return succeed(`${session.umask.toString(8).padStart(4, '0')}\n`);
    if (!/^[0-7]{1,4}$/.test(mask)) return refuse(2, `umask: Illegal number: ${mask}`);
    session.umask = Number.parseInt(mask, 8);
    return succeed();
  },
};

const crontabCommand: SimulatedCommand = {
  name: 'crontab',
  run(args, { session, stdin, cwd }) {
    const { target } = session;
    const at = args.indexOf('-u');
    const user = at < 0 ? session.user : (args[at + 1] ?? '');
    if (args.includes('-l')) return crontab(target, user, 'list');
    if (args.includes('-r')) return crontab(target, user, 'remove');
    const source = args.find((word, index) => (word === '-' || !word.startsWith('-')) && (at < 0 || index !== at + 1));
    if (source === undefined || source === '-') return crontab(target, user, { text: stdin, name: '-' });
    const path = source.startsWith('/') ? source : `${cwd}/${source}`;
    if (!target.files.exists(path)) return refuse(1, `${source}: No such file or directory`);
    return crontab(target, user, { text: target.files.readText(path), name: source });
  },
};

function silent(name: string, stdout = ''): SimulatedCommand {
  return { name, run: () => succeed(stdout) };
}

/**
 * Creates an interpreter that is not simulated. It prints its version and accepts an empty script, but rejects any
 * other.
 */
function interpreter(name: string, version: string): SimulatedCommand {
  return {
    name,
    run(args, { session }) {
      if (/^(?:--version|-V|-v)$/.test(args[0] ?? '')) return succeed(`${version}\n`);
      if (/^-[ec]$/.test(args[0] ?? '') && /^\s*(?:1|pass|0)?;?\s*$/.test(args[1] ?? '')) return succeed();
      session.hasUnknownProgram = true;
      return refuse(126, `${name}: the simulated machine has no ${name} interpreter`);
    },
  };
}

export const SYSTEM_COMMANDS: readonly SimulatedCommand[] = [
  date,
  hostname,
  uname,
  lsbRelease,
  sleep,
  timeout,
  umask,
  crontabCommand,
  { name: 'nohup', run: ([program = '', ...rest], context) => context.run(program, rest) },
  { name: 'nologin', run: () => ({ exitCode: 1, stdout: 'This account is currently not available.\n', stderr: '' }) },
  { name: 'nproc', run: () => succeed('2\n') },
  {
    name: 'uptime',
    run: (_args, { session }) =>
      succeed(` ${formatDate(session.target.clock, '%T')} up 1 day,  0 users,  load average: 0.00, 0.00, 0.00\n`),
  },
  { name: 'tty', run: () => ({ exitCode: 1, stdout: 'not a tty\n', stderr: '' }) },
  silent('sync'),
  silent('logger'),
  silent('ldconfig'),
  silent('stty'),
  silent('clear'),
  silent('shutdown'),
  silent('reboot'),
  trap,
  silent('kill'),
  interpreter('perl', 'This is perl 5, version 36, subversion 0 (v5.36.0) built for x86_64-linux-gnu-thread-multi'),
];
