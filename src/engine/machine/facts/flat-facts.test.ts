import { expect, it } from 'vitest';
import { getRelease } from '../../releases/release.ts';
import { collectFacts } from './facts.ts';
import { platforms } from './platforms.ts';

it('gives releases before 8 the flat facts beside the structured ones', () => {
  const facts = collectFacts(platforms['debian-12'], 'web.example.com', {}, getRelease('7.34'));
  expect(facts).toMatchObject({
    osfamily: 'Debian',
    fqdn: 'web.example.com',
    interfaces: 'eth0,lo',
    ipaddress_lo: '127.0.0.1',
    selinux: false,
    puppetversion: '7.34.0',
  });
  expect(facts['os']).toMatchObject({ family: 'Debian' });
});

it('gives Puppet 8 the structured facts alone', () => {
  expect(Object.keys(collectFacts(platforms['debian-12'], 'web.example.com'))).not.toContain('osfamily');
});
