import { describe, expect, it } from 'vitest';
import { builtinFunctions } from '../../functions/index.ts';
import { moduleFolders } from '../../diagnostics/environment-conf.ts';
import { compileForTest } from '../../testing/compile.ts';
import { functionOrigins } from './function-origins.ts';
import { readModules } from './modules.ts';

/** Lists the definitions of a name among the built-in functions and the given files, each as `KIND PATH`. */
function origins(name: string, ...paths: readonly string[]): readonly string[] {
  const { modules } = readModules(
    { paths, read: () => undefined },
    'error',
    moduleFolders(paths, () => undefined),
  );
  return functionOrigins(name, modules, builtinFunctions).map((origin) => {
    if (origin.kind === 'ruby') return `${origin.api} ${origin.path}`;
    return origin.kind === 'puppet' ? `puppet ${origin.path}` : `${origin.kind} ${origin.function.name}`;
  });
}

describe('the definitions of a function', () => {
  it('are first those of Puppet itself', () => {
    expect(origins('upcase', 'functions/upcase.pp', 'modules/a/lib/puppet/functions/upcase.rb')).toEqual([
      'core upcase',
      'puppet functions/upcase.pp',
      '4x modules/a/lib/puppet/functions/upcase.rb',
    ]);
  });

  it("are next those of the environment and of the modules in their order, and last our copy of stdlib's", () => {
    expect(
      origins(
        'fqdn_rotate',
        'modules/stdlib/lib/puppet/parser/functions/fqdn_rotate.rb',
        'modules/stdlib/lib/puppet/functions/fqdn_rotate.rb',
        'modules/a/lib/puppet/parser/functions/fqdn_rotate.rb',
        'lib/puppet/parser/functions/fqdn_rotate.rb',
        'lib/puppet/functions/fqdn_rotate.rb',
        'functions/fqdn_rotate.pp',
      ),
    ).toEqual([
      '4x lib/puppet/functions/fqdn_rotate.rb',
      'puppet functions/fqdn_rotate.pp',
      '3x lib/puppet/parser/functions/fqdn_rotate.rb',
      '4x modules/stdlib/lib/puppet/functions/fqdn_rotate.rb',
      '3x modules/stdlib/lib/puppet/parser/functions/fqdn_rotate.rb',
      '3x modules/a/lib/puppet/parser/functions/fqdn_rotate.rb',
      'stdlib fqdn_rotate',
    ]);
  });

  it('with a global name are in no file of a module in the Puppet language', () => {
    expect(origins('parsejson', 'modules/a/functions/parsejson.pp')).toEqual(['stdlib parsejson']);
  });

  it('with a name in a module are in that module', () => {
    const files = ['modules/net/functions/cidr.pp', 'modules/net/lib/puppet/functions/net/cidr.rb'];
    expect(
      origins('net::cidr', ...files, 'functions/net/cidr.pp', 'modules/a/lib/puppet/functions/net/cidr.rb'),
    ).toEqual(['4x modules/net/lib/puppet/functions/net/cidr.rb', 'puppet modules/net/functions/cidr.pp']);
    expect(origins('stdlib::ensure', 'modules/stdlib/functions/ensure.pp')).toEqual([
      'puppet modules/stdlib/functions/ensure.pp',
      'stdlib stdlib::ensure',
    ]);
    expect(origins('environment::greet', 'functions/environment/greet.pp')).toEqual([
      'puppet functions/environment/greet.pp',
    ]);
  });

  it('do not exist for an unknown name', () => {
    expect(origins('nope', 'modules/a/functions/nope.pp', 'functions/other.pp')).toEqual([]);
  });
});

describe('a call', () => {
  const notices = (files: Readonly<Record<string, string>>): readonly string[] =>
    compileForTest(files).logs.map(({ message }) => message);

  it('prefers a function of the environment to our copy of one of stdlib, with or without leading colons', () => {
    const mine = 'function fqdn_rotate($x) { "mine ${x}" }';
    expect(
      notices({ 'manifests/site.pp': 'notice(fqdn_rotate(1), ::fqdn_rotate(2))', 'functions/fqdn_rotate.pp': mine }),
    ).toEqual(['mine 1 mine 2']);
  });

  it("prefers Puppet's own function to one of the environment, but not to one of the manifests", () => {
    const mine = 'function upcase($x) { "mine ${x}" }';
    expect(notices({ 'manifests/site.pp': "notice(upcase('x'))", 'functions/upcase.pp': mine })).toEqual(['X']);
    expect(notices({ 'manifests/site.pp': `${mine}\nnotice(upcase('x'))` })).toEqual(['mine x']);
  });

  it('uses the next definition after a Ruby function if Ruby does not run', () => {
    expect(
      notices({
        'manifests/site.pp': 'notice(parsejson("[1]"), net::double(2))',
        'modules/stdlib/lib/puppet/functions/parsejson.rb': '',
        'modules/net/lib/puppet/functions/net/double.rb': '',
        'modules/net/functions/double.pp': 'function net::double($x) { $x * 2 }',
      }),
    ).toEqual(['[1] 4']);
  });
});
