import { expect, it } from 'vitest';
import { getRelease } from '../../releases/release.ts';
import { collectFacts } from './facts.ts';
import { platforms } from './platforms.ts';

it('adds legacy facts to the structured ones before Puppet 8', () => {
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

it('has only structured facts in Puppet 8', () => {
  expect(Object.keys(collectFacts(platforms['debian-12'], 'web.example.com'))).not.toContain('osfamily');
});
