import { expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';

it.each([
  [String.raw`printf 'a b\nc\n' | xargs`, 'a b c\n'],
  [String.raw`printf 'a b\nc\n' | xargs -n1 echo x`, 'x a\nx b\nx c\n'],
  [String.raw`printf 'a b\nc\n' | xargs -n 2`, 'a b\nc\n'],
  [String.raw`printf 'a b\nc\n' | xargs -I{} echo 1{}2`, '1a b2\n1c2\n'],
  [String.raw`printf 'a b\0c\0' | xargs -0 -n1`, 'a b\nc\n'],
  [String.raw`printf '"a b" c' | xargs -n1`, 'a b\nc\n'],
  [String.raw`printf '' | xargs -r echo x`, ''],
  [String.raw`printf '' | xargs echo x`, 'x\n'],
])('%s', async (line, stdout) => {
  expect(await runShell(createTarget(), line)).toMatchObject({ stdout, exitCode: 0 });
});

it('fails if a command fails', async () => {
  expect(await runShell(createTarget(), 'echo /none | xargs ls')).toMatchObject({ exitCode: 123 });
});
