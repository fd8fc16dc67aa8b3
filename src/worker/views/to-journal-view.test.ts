import { expect, it } from 'vitest';
import { createTarget } from '../../engine/index.ts';
import { toJournalView } from './to-journal-view.ts';

it('holds the texts of the first steps alone where they come to more than a page can take', () => {
  const target = createTarget();
  for (let step = 0; step < 300; step += 1) target.files.write('/opt/large', `${step}${'x'.repeat(150_000)}`);
  const files = toJournalView(target, target.clock, () => undefined).flatMap(({ changes }) =>
    changes.flatMap((change) => (change.area === 'files' && change.key === '/opt/large' ? [change.after] : [])),
  );
  expect(files).toHaveLength(300);
  expect(files[0]?.content).toHaveLength(150_001);
  expect(files[299]).toEqual({ type: 'file', mode: '0644', owner: 'root', group: 'root' });
  const characters = files.reduce((sum, file) => sum + (file?.content?.length ?? 0), 0);
  expect(characters).toBeLessThan(33_000_000);
});

it('names the owners of files as they are at each step', () => {
  const target = createTarget();
  const root = target.accounts.user('root');
  if (root === undefined) throw new Error('There is no root.');
  target.accounts.setUser('web', { ...root, uid: 990 });
  target.files.write('/opt/page', 'text');
  target.files.chown('/opt/page', 990, undefined);
  const owners = toJournalView(target, target.clock, () => undefined).flatMap(({ changes }) =>
    changes.flatMap((change) => (change.area === 'files' && change.key === '/opt/page' ? [change.after?.owner] : [])),
  );
  expect(owners).toEqual(['root', 'web']);
});
