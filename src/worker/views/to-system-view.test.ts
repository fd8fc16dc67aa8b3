import { expect, it } from 'vitest';
import { createTarget } from '../../engine/index.ts';
import { toSystemState } from './to-system-view.ts';

it("has one object for a file that two states share, and another one once its owner's name changes", () => {
  const target = createTarget();
  target.files.write('/opt/page', 'text');
  target.files.chown('/opt/page', 990, undefined);
  const before = toSystemState(target.state);
  target.files.write('/opt/other', 'text');
  const root = target.accounts.user('root');
  if (root === undefined) throw new Error('There is no root.');
  const between = toSystemState(target.state);
  target.accounts.setUser('web', { ...root, uid: 990 });
  const after = toSystemState(target.state);
  expect(between.files['/opt/page']).toBe(before.files['/opt/page']);
  expect(between.files['/etc/passwd']).toBe(before.files['/etc/passwd']);
  expect(before.files['/opt/page']?.owner).toBe('990');
  expect(after.files['/opt/page']?.owner).toBe('web');
  expect(between.files['/opt/page']?.owner).toBe('990');
});
