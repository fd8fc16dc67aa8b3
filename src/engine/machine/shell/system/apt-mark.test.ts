import { expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import type { Target } from '../../target.ts';
import { runShell } from '../run-shell.ts';

async function said(target: Target, line: string): Promise<string> {
  const { stdout, stderr, exitCode } = await runShell(target, line);
  return `${stdout}${stderr}${exitCode}`;
}

it('marks packages as held, and releases them', async () => {
  const target = createTarget();
  target.packages.install('htop');
  expect(await said(target, 'apt-mark hold htop')).toBe('htop set on hold.\n0');
  expect(await said(target, 'apt-mark hold htop')).toBe('htop was already set on hold.\n0');
  expect(await said(target, 'apt-mark showhold')).toBe('htop\n0');
  expect(await said(target, 'apt-mark unhold htop')).toBe('Canceled hold on htop.\n0');
  expect(await said(target, 'apt-mark showhold')).toBe('0');
});

it('shows and sets which packages were installed automatically', async () => {
  const target = createTarget();
  target.packages.install('htop');
  expect(await said(target, 'apt-mark showmanual htop')).toBe('htop\n0');
  expect(await said(target, 'apt-mark manual htop')).toBe('htop was already set to manually installed.\n0');
  expect(await said(target, 'apt-mark auto htop; apt-mark showauto')).toBe(
    'htop set to automatically installed.\nhtop\n0',
  );
  expect(await said(target, 'apt-mark showmanual htop')).toBe('0');
});
