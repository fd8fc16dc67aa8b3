import { expect, it } from 'vitest';
import { validateText } from './validate-text.ts';

it('reports ten errors and their number, as Puppet does, while findings have all', () => {
  const text = Array.from({ length: 13 }, (_, index) => `$Ab${index + 1} = 1\n`).join('');
  const { issues, findings } = validateText('many.pp', text);
  expect(issues).toHaveLength(11);
  expect(issues.at(-1)?.message).toBe('Language validation logged 13 errors. Giving up (file: many.pp)');
  expect(findings).toHaveLength(13);
});
