import { beforeAll, expect, it } from 'vitest';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import {
  builtinTypes,
  createTarget,
  emptyStore,
  rubyForCompiling,
  typeKnowledge,
  type EnvironmentFiles,
  type RubySnapshot,
} from '../engine/index.ts';
import { missingView } from './missing-view.ts';
import { readRepository } from './repository.ts';
import { Survey } from './survey.ts';

let ruby: RubySnapshot;
beforeAll(async () => {
  ruby = await bootedRuby();
});

function surveyed(texts: Readonly<Record<string, string>>) {
  const files: EnvironmentFiles = { paths: Object.keys(texts), read: (path) => texts[path] };
  const survey = new Survey(readRepository(files, new Set(builtinTypes.names)), (own, name, hostAddresses) => ({
    files: own,
    node: { name, facts: {} },
    types: typeKnowledge(builtinTypes),
    exports: emptyStore,
    ruby: rubyForCompiling({
      snapshot: ruby,
      files: own,
      target: createTarget({}),
      types: builtinTypes,
      ...(hostAddresses === undefined ? {} : { hostAddresses }),
    }),
  }));
  for (const _ of survey.steps(['web'])) continue;
  const { things, nodes } = missingView(survey);
  return { things: things.map(({ id, standIn }) => [id, standIn?.path]), errors: nodes[0]?.errors };
}

/** A function that checks for an optional file of its module, and then reads a required file. */
const secret = `Puppet::Functions.create_function(:'keys::secret') do
  def secret(name)
    folder = File.expand_path('../../../../secrets', __dir__)
    File.exist?(File.join(folder, 'default'))
    path = File.join(folder, name)
    raise ArgumentError, "secret(): invalid secret #{name}" unless File.file?(path)
    File.read(path)
  end
end
`;

it('names a file that a Ruby function requires, and creates a stand-in', () => {
  const found = surveyed({
    'modules/keys/lib/puppet/functions/keys/secret.rb': secret,
    'manifests/site.pp': "notify { keys::secret('tls/web.key'): }\nnotify { keys::secret('tls/db.key'): }\n",
  });
  expect(found).toEqual({
    things: ['db', 'web'].map((name) => {
      const path = `modules/keys/secrets/tls/${name}.key`;
      return [`file read by Ruby ${path}`, path];
    }),
    errors: [],
  });
});

it('names no file if a function fails for another reason', () => {
  const found = surveyed({
    'modules/keys/lib/puppet/functions/keys/secret.rb': secret.replace('invalid secret #{name}', 'not today'),
    'manifests/site.pp': "notify { keys::secret('tls/web.key'): }\n",
  });
  expect(found.things).toEqual([]);
  expect(found.errors).toHaveLength(1);
});

/** A function that requires a host lookup, and one that continues without it. */
const resolve = `require 'resolv'
Puppet::Functions.create_function(:'net::address') do
  dispatch(:address) { param 'String', :name }
  dispatch(:optional) { param 'String', :name; param 'Boolean', :optional }

  def address(name) = Resolv::DNS.open.getresource(name, Resolv::DNS::Resource::IN::A).address.to_s
  def optional(name, _) = Resolv.getaddresses(name).join
end
`;

it('names an unknown host that a node requires, and gives it an address', () => {
  const code = 'modules/net/lib/puppet/functions/net/address.rb';
  const { things, errors } = surveyed({
    [code]: resolve,
    'manifests/site.pp': `$address = net::address('db.example.com')
net::address('cache.example.com', true)
if $address !~ /^198\\.18\\.\\d+\\.\\d+$/ { fail("no \${address}") }
`,
  });
  const path = 'modules/stand_ins/files/hosts.yaml';
  expect(things).toContainEqual(['host db.example.com', path]);
  expect(errors).toEqual([]);
  expect(surveyed({ [code]: resolve, 'manifests/site.pp': "net::address('cache.example.com', true)" }).things).toEqual(
    [],
  );
});

it('names all hosts at once, however many there are', () => {
  const { things, errors } = surveyed({
    'modules/net/lib/puppet/functions/net/address.rb': resolve,
    'manifests/site.pp': 'range(1, 60).each |$number| { net::address("db${number}.example.com") }',
  });
  expect(things.filter(([id]) => id?.startsWith('host '))).toHaveLength(60);
  expect(errors).toEqual([]);
});

/** Functions that need a command, a connection, and a library of a real server. */
const outside = {
  'modules/own/lib/puppet/functions/own/ldap.rb':
    "Puppet::Functions.create_function(:'own::ldap') do\n  def ldap(host) = `ldapsearch cn=#{host}`\nend\n",
  'modules/own/lib/puppet/functions/own/wrapped.rb': `require 'socket'
Puppet::Functions.create_function(:'own::wrapped') do
  def wrapped
    TCPSocket.new('db.example.com', 80)
  rescue StandardError => e
    raise Puppet::ParseError, "own::wrapped(): #{e}"
  end
end
`,
  'modules/own/lib/puppet/functions/own/vault.rb':
    "require 'vault_client'\nPuppet::Functions.create_function(:'own::vault') do\n  def vault(key) = Vault.read(key)\nend\n",
};

it('gives an answer to functions that need something of a real server', () => {
  const found = surveyed({
    ...outside,
    'manifests/site.pp':
      "notify { own::ldap('a'): }\nfile { '/x': content => own::wrapped(), mode => own::vault('m') }\n",
  });
  expect(found).toEqual({
    things: ['ldap', 'vault', 'wrapped'].map((name) => [`answer own::${name}`, 'modules/stand_ins/files/answers.yaml']),
    errors: [],
  });
});

it('gives values to facts that only a template reads', () => {
  const found = surveyed({
    'modules/motd/manifests/init.pp':
      "class motd {\n  $own = 'x'\n  file { '/etc/motd': content => template('motd/motd.erb') }\n}\n",
    'modules/motd/templates/motd.erb':
      "<%= @own %>\n<%= 'a ' + @kind %>\n<% JSON.parse(@cards).each do |card| %><% end %>\n",
    'manifests/site.pp': 'include motd\n',
  });
  const path = 'modules/stand_ins/facts.d/stand-ins.yaml';
  expect(found).toEqual({
    things: [
      ['fact cards', path],
      ['fact kind', path],
    ],
    errors: [],
  });
});
