import { expect, it } from 'vitest';
import { findModules } from './modules.ts';

it('finds modules by their folders, those of the environment first', () => {
  const paths = [
    '/etc/puppetlabs/code/modules/ntp/lib/a.rb',
    'modules/ntp/manifests/init.pp',
    'modules/x/lib/b.rb',
    'lib/c.rb',
  ];
  expect([...findModules({ paths, read: () => undefined })]).toEqual([
    ['ntp', '/etc/puppetlabs/code/environments/production/modules/ntp'],
    ['x', '/etc/puppetlabs/code/environments/production/modules/x'],
  ]);
});
