import { describe, expect, it } from 'vitest';
import type { ShellAnswer } from '../../protocol/shell.ts';
import type { ShellCommand, ShellOutcome } from '../../store/state/run-state.ts';
import { styledRuns } from '../shared/text/ansi.ts';
import { TerminalSession } from './session.ts';

const answer: ShellAnswer = {
  output: '',
  exitCode: 0,
  cwd: '/root',
  env: {},
  isUnfinished: false,
  files: {},
  runs: [],
};

function open(run: (command: ShellCommand) => Partial<ShellAnswer> | ShellOutcome) {
  const commands: ShellCommand[] = [];
  let stops = 0;
  const session = new TerminalSession({
    hostname: 'web',
    welcome: 'hello\n',
    run: async (command) => {
      commands.push(command);
      const result = run(command);
      return 'kind' in result ? result : { kind: 'done', answer: { ...answer, ...result } };
    },
    stop: () => {
      stops += 1;
    },
  });
  return { session, commands, stops: () => stops };
}

const plain = (text: string): string =>
  styledRuns(text)
    .map((run) => run.text)
    .join('');

describe('a session', () => {
  it('keeps directory, variables and status of the last command', async () => {
    const { session, commands } = open(() => ({ output: 'x', cwd: '/root/a', env: { A: '1' }, exitCode: 2 }));
    await session.submit('cd a');
    await session.submit('ls');
    expect(commands[1]).toEqual({ line: 'ls', cwd: '/root/a', env: { A: '1' }, status: 2 });
    expect(plain(session.state.transcript)).toBe('hello\nroot@web:~# cd a\nx\nroot@web:~/a# ls\nx\n');
  });

  it('collects the lines of an incomplete command until it is given up', async () => {
    const { session, commands } = open(({ line }) => ({ isUnfinished: !line.endsWith('done') }));
    await session.submit('for i in 1; do');
    expect(session.state.prompt).toBe('> ');
    await session.submit('done');
    expect(commands[1]?.line).toBe('for i in 1; do\ndone');
    await session.submit('for');
    session.interrupt('x');
    expect(plain(session.state.prompt)).toBe('root@web:~# ');
    expect(session.state.transcript).toContain('> x^C\n');
  });

  it('handles clear and logout itself', async () => {
    const { session, commands } = open(() => ({ cwd: '/etc' }));
    await session.submit('one');
    await session.submit('clear');
    expect(session.state.transcript).toBe('');
    await session.submit('exit');
    expect(plain(session.state.transcript)).toBe('root@web:/etc# exit\nlogout\nhello\n');
    expect(plain(session.state.prompt)).toBe('root@web:~# ');
    expect(commands).toHaveLength(1);
  });

  it('sends earlier lines to commands that need them', async () => {
    const { session, commands } = open(() => ({}));
    await session.submit('history -c');
    await session.submit('one');
    await session.submit('history | tail -1');
    expect(commands.map(({ history }) => history)).toEqual([undefined, ['one', 'history | tail -1']]);
  });

  it('drops output that would type into the prompt', async () => {
    const { session } = open(() => ({ output: '\u001b[31mred\u001b[0m\u001b[c\n' }));
    await session.submit('cat file');
    expect(session.state.transcript).toContain('\u001b[31mred\u001b[0m\n');
  });

  it('stops a running command, and reports it', async () => {
    let finish: (outcome: ShellOutcome) => void = () => {};
    let stops = 0;
    const session = new TerminalSession({
      hostname: 'web',
      welcome: '',
      run: () => new Promise((resolve) => (finish = resolve)),
      stop: () => {
        stops += 1;
      },
    });
    const running = session.submit('sleep');
    expect(session.state.isRunning).toBe(true);
    session.interrupt('');
    expect(stops).toBe(1);
    finish({ kind: 'ended', message: 'It was stopped.' });
    await running;
    expect(session.state).toMatchObject({ isRunning: false });
    expect(session.state.transcript).toContain('^C\n[It was stopped.]\n');
  });

  it('keeps the end of a transcript that grows too long', async () => {
    const { session } = open(() => ({ output: 'line\n'.repeat(50_000) }));
    await session.submit('a');
    await session.submit('b');
    expect(session.state.transcript.length).toBeLessThan(310_000);
    expect(session.state.transcript.startsWith('line\n')).toBe(true);
  });
});

describe('styled text', () => {
  it('keeps colors and weight, and drops other sequences', () => {
    expect(styledRuns('a\u001b[1;31mb\u001b[0m\u001b[2Jc')).toEqual([
      { text: 'a', isBold: false, color: undefined },
      { text: 'b', isBold: true, color: 'red' },
      { text: 'c', isBold: false, color: undefined },
    ]);
  });
});
