import { expect, it } from 'vitest';
import { surveyed, type Texts } from './testing/surveyed.ts';

function dataOf(texts: Texts) {
  const { things, nodes } = surveyed(texts);
  return {
    data: things.flatMap(({ kind, standIn }) => (kind === 'data key' ? (standIn?.text ?? []) : [])),
    errors: nodes.flatMap(({ errors }) => errors.map(({ message }) => message)),
  };
}

const merged = (options: string): Texts => ({
  'hiera.yaml': 'version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n',
  'data/common.yaml': `lookup_options:\n  backup: ${options}\nbackup:\n  host: db1\n  users: { alice: { shell: sh } }\n`,
});

it('adds a member to a hash that is merged with private data', () => {
  const manifest = `
    class backup::worker (String $host, String $password) { }
    class backup (Hash $conf = lookup('backup')) {
      class { 'backup::worker': host => $conf['host'], password => $conf['password'] }
    }
    include backup`;
  expect(dataOf({ ...merged('{ merge: hash }'), 'manifests/site.pp': manifest })).toEqual({
    data: ['"backup": {"password":"stand-in"}\n'],
    errors: [],
  });
});

it('removes a member again if no lookup reads it, since the hash is not merged', () => {
  const manifest = `
    class backup::worker (String $password) { }
    class backup (Hash $conf = lookup('backup')) {
      class { 'backup::worker': password => $conf['password'] }
    }
    include backup`;
  const { data, errors } = dataOf({ ...merged('{ merge: first }'), 'manifests/site.pp': manifest });
  expect(data).toEqual([]);
  expect(errors).toEqual([expect.stringContaining("parameter 'password' expects a String value, got Undef")]);
});

it('follows a value through an iteration, a class and its declaration', () => {
  const manifest = `
    define account (String[8] $password, Optional[String] $shell) { }
    class accounts (Hash $users) {
      $users.each |String $name, Hash $user| {
        account { $name: password => $user['password'], shell => $user['shell'] }
      }
    }
    class backup ($conf = lookup('backup')) {
      $known = $conf['users']
      class { 'accounts': users => $known }
    }
    include backup`;
  expect(dataOf({ ...merged('{ merge: deep }'), 'manifests/site.pp': manifest })).toEqual({
    data: ['"backup": {"users":{"alice":{"password":"stand-in"}}}\n'],
    errors: [],
  });
});

it('adds members to a hash that is itself a stand-in', () => {
  const manifest = `
    class backup::worker (Integer $port) { }
    $conf = lookup('private', Hash)
    class { 'backup::worker': port => $conf['port'] }`;
  expect(dataOf({ 'manifests/site.pp': manifest })).toEqual({ data: ['"private": {"port":0}\n'], errors: [] });
});

it('uses a longer string if code rejects a short one', () => {
  const manifest = `
    class proxy::cookies (Sensitive[String] $secret) {
      unless $secret.unwrap.length in [16, 24, 32] { fail('wrong length') }
    }
    class proxy (Sensitive[String] $secret = Sensitive(lookup('secret'))) {
      class { 'proxy::cookies': secret => $secret }
    }
    include proxy`;
  expect(dataOf({ 'manifests/site.pp': manifest })).toEqual({
    data: ['"secret": "stand-in------------------------"\n'],
    errors: [],
  });
});
