import { expect, test } from 'vitest';
import { collectFacts } from './facts.ts';
import { platforms } from './platforms.ts';

test('a node’s name is in its networking facts and its certificate name', () => {
  const facts = collectFacts(platforms['debian-12'], 'db01.example.org');
  expect(facts['clientcert']).toBe('db01.example.org');
  expect(facts['networking']).toMatchObject({ hostname: 'db01', domain: 'example.org', fqdn: 'db01.example.org' });
});

test('a name without a domain has no domain fact', () => {
  expect(collectFacts(platforms['rhel-9'], 'db01')['networking']).not.toHaveProperty('domain');
});

test('a custom fact replaces the whole platform fact of the same name', () => {
  expect(collectFacts(platforms['debian-12'], 'a.b', { os: { name: 'Plan9' } })['os']).toEqual({ name: 'Plan9' });
});

test('flat facts on request include the facts of the user', () => {
  const own = { os: { family: 'RedHat' } };
  expect(collectFacts(platforms['debian-12'], 'a.b', own)).not.toHaveProperty('osfamily');
  const facts = collectFacts(platforms['debian-12'], 'a.b', own, undefined, { legacyFacts: true });
  expect(facts).toMatchObject({ osfamily: 'RedHat', fqdn: 'a.b', hostname: 'a' });
  const given = collectFacts(platforms['debian-12'], 'a.b', { ...own, osfamily: 'Mine' }, undefined, {
    legacyFacts: true,
  });
  expect(given['osfamily']).toBe('Mine');
});
