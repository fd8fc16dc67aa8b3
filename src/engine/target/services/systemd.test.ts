import { expect, it } from 'vitest';
import { createTarget } from '../description.ts';

it('a masked unit is a link to nothing, until it is enabled, disabled or started', () => {
  const target = createTarget();
  const { files, services } = target;
  const link = '/etc/systemd/system/cron.service';
  services.mask('cron');
  expect(files.readLink(link)).toBe('/dev/null');
  services.disable('cron');
  expect(files.lstat(link)).toBeUndefined();
  services.mask('cron.service');
  expect(services.start('cron')).toBe(true);
  expect([files.lstat(link), services.stateOf('cron')?.enable]).toEqual([undefined, 'false']);
});
