import { Bash } from 'just-bash/browser';
import { describe, expect, it } from 'vitest';
import { endedAtLimit, readShellError, type ShellError } from './library-errors.ts';

const FEW = {
  maxLoopIterations: 20,
  maxCallDepth: 10,
  maxCommandCount: 50,
  maxAwkIterations: 20,
  maxStringLength: 5000,
  maxOutputSize: 5000,
};

async function stderrOf(line: string, executionLimits = {}): Promise<string> {
  const bash = new Bash({ files: { '/f': 'one\n' }, executionLimits, defenseInDepth: false });
  return (await bash.exec(line, { rawScript: true })).stderr;
}

async function errorOf(line: string, limits = {}): Promise<ShellError> {
  const [first = ''] = (await stderrOf(line, limits)).split('\n');
  return readShellError(first.replace(/^bash: (?:line \d+: )?/, ''));
}

describe('errors of the installed shell library', () => {
  it.each<[string, ShellError]>([
    ['while true; do :; done', { kind: 'limit', limit: 'rounds', count: '20' }],
    ['f() { f; }; f', { kind: 'limit', limit: 'depth', count: '10' }],
    [
      'for a in 1 2 3 4 5; do true; true; true; true; true; true; true; true; true; true; true; done',
      { kind: 'limit', limit: 'commands', count: '50' },
    ],
    ['printf "%9000s" a', { kind: 'limit', limit: 'other' }],
    ['seq 1 9000', { kind: 'limit', limit: 'other' }],
  ])('reads the limit that ends %s', async (line, error) => {
    expect(await errorOf(line, FEW)).toEqual(error);
    expect(endedAtLimit(await stderrOf(line, FEW))).toBe(true);
  });

  it.each(['awk "BEGIN { while (1) x++ }"', 'awk "BEGIN { while (1) x++ }" | cat'])(
    'reads the limit of a command: %s',
    async (line) => {
      expect(endedAtLimit(await stderrOf(line, FEW))).toBe(true);
    },
  );

  it.each(['sleep 60', 'while true; do sleep 60; done'])('reads the time limit that stopped %s', async (line) => {
    expect(endedAtLimit(await stderrOf(line, { maxExecutionTimeMs: 1 }))).toBe(true);
  });

  it('finds no limit in other output', async () => {
    expect(endedAtLimit(await stderrOf('cat /none; nothing; false'))).toBe(false);
  });

  it.each<[string, ShellError]>([
    ['nothing', { kind: 'command-not-found', name: 'nothing' }],
    ['/opt/nothing', { kind: 'no-file', path: '/opt/nothing' }],
    ['cat < /none', { kind: 'no-file', path: '/none' }],
    ['cd /none', { kind: 'no-directory', path: '/none' }],
    ['cd /f', { kind: 'no-directory', path: '/f' }],
    ['set -u; echo $x', { kind: 'unset-variable', name: 'x' }],
    ['if true; then echo', { kind: 'unexpected-end' }],
    ['for i in 1; do echo', { kind: 'unexpected-end' }],
  ])('reads the error of %s', async (line, error) => {
    expect(await errorOf(line)).toEqual(error);
  });

  it.each<[string, Partial<ShellError>]>([
    ['echo "abc', { kind: 'unclosed', closing: 'quote' }],
    ['echo $(ls', { kind: 'unclosed', closing: 'parenthesis' }],
    ['fi', { kind: 'unexpected-token', token: 'fi' }],
    ['echo )', { kind: 'unexpected-token', token: ')' }],
    ['if true; then fi', { kind: 'unexpected-token', token: 'fi' }],
  ])('reads the syntax error of %s', async (line, error) => {
    expect(await errorOf(line)).toMatchObject(error);
  });
});
