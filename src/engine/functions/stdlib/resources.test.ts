import { describe, expect, it } from 'vitest';
import { compileError, compileForTest, compileToCatalog, declaredIn, parametersIn } from '../../testing/compile.ts';

function notices(manifest: string | Readonly<Record<string, string>>): readonly string[] {
  const { logs, error } = compileForTest(manifest);
  if (error !== undefined) throw new Error(error.message);
  return logs.map(({ message }) => message);
}

describe('ensure_packages and its relatives', () => {
  it('declare only resources that are not declared with the same attributes', () => {
    const catalog = compileToCatalog(`
      package { 'vim': ensure => installed }
      ensure_packages(['git', 'vim'])
      ensure_packages('git', { 'ensure' => 'present' })
      ensure_packages({ 'jq' => { 'ensure' => 'latest' } })`);
    expect(declaredIn(catalog)).toEqual(['Package[vim]', 'Package[git]', 'Package[jq]']);
    expect(parametersIn(catalog, 'Package[git]')).toEqual({ ensure: 'installed' });
    expect(parametersIn(catalog, 'Package[jq]')).toEqual({ ensure: 'latest' });
  });

  it('fail if the same resource is declared differently', () => {
    const manifest = `ensure_resource('file', '/x', { 'mode' => '1' })\nensure_resource('file', '/x', { 'mode' => '2' })`;
    expect(compileError(manifest)).toContain('Duplicate declaration: File[/x] is already declared');
  });

  it('use the ensure of an existing declaration', () => {
    const catalog = compileToCatalog(`
      package { 'vim': ensure => present }
      stdlib::ensure_packages(['vim', 'git'])
      stdlib::ensure_packages({ 'git' => {} })`);
    expect(declaredIn(catalog)).toEqual(['Package[vim]', 'Package[git]']);
  });

  it('apply defaults to all resources of a hash', () => {
    const catalog = compileToCatalog(
      `ensure_resources('file', { '/a' => { 'mode' => '1' }, '/b' => {} }, { 'owner' => 'o' })`,
    );
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ owner: 'o', mode: '1' });
    expect(parametersIn(catalog, 'File[/b]')).toEqual({ owner: 'o' });
  });

  it('declare classes too', () => {
    expect(
      declaredIn(compileToCatalog(`class x { } ensure_resource('class', 'x', {}) ensure_resource('class', 'x')`)),
    ).toEqual(['Class[X]']);
  });

  it.each([
    ["ensure_resource('nope', 'x', {})", "Unknown resource type: 'nope'"],
    ["ensure_resource('file')", 'Must specify a title'],
    ["ensure_resources('file', 'x')", 'ensure_resources(): Requires second argument to be a Hash'],
    ['ensure_packages(1)', "'ensure_packages' parameter 'packages' expects a value of type String, Array, or Hash"],
  ])('%s fails', (manifest, message) => {
    expect(compileError(manifest)).toContain(message);
  });
});

describe('questions about declared resources', () => {
  const file = `file { '/a': ensure => file, mode => '0644' }\n`;
  it.each([
    ["getparam(File['/a'], 'mode')", '0644'],
    ["getparam('File[/a]', 'mode')", '0644'],
    ["getparam(File['/a'], 'owner')", ''],
    ["getparam(File['/b'], 'mode')", ''],
    ["defined_with_params(File['/a'], { 'mode' => '0644' })", 'true'],
    ["defined_with_params('file[/a]')", 'true'],
    ["defined_with_params(File['/a'], { 'mode' => '0755' })", 'false'],
    ["defined_with_params(File['/a'], { 'owner' => undef })", 'true'],
    ["defined_with_params(File, { 'mode' => '0644' })", 'true'],
    ["stdlib::str2resource('File[/a]')", 'File[/a]'],
    ["type(stdlib::str2resource('File[/a]'))", "Type[File['/a']]"],
  ])('%s is %s', (text, value) => {
    expect(notices(`${file}notice(${text})`)).toEqual([value]);
  });

  it('fail for strings that are not references', () => {
    expect(compileError("getparam('x', 'y')")).toContain('No title provided and "x" is not a valid resource reference');
    expect(compileError("stdlib::str2resource('File[/b]')")).toContain('could not find File[/b], this is parse order');
  });
});

describe('modules', () => {
  const files = {
    'manifests/site.pp': 'include web',
    'modules/web/manifests/init.pp': 'class web { include web::config }',
    'modules/web/manifests/config.pp': 'class web::config { assert_private() }',
    'modules/web/metadata.json':
      '{"version": "1.2.3", "source": "", "author": "a", "license": "b", "dependencies": []}',
    'modules/web/files/data.yaml': 'a: [1, 2]\n',
  };

  it('keep their private classes to themselves', () => {
    expect(notices(files)).toEqual([]);
    expect(compileError({ ...files, 'manifests/site.pp': 'include web::config' })).toContain(
      'Class web::config is private',
    );
  });

  it.each([
    ["load_module_metadata('web')['version']", '1.2.3'],
    ["get_module_path('web')", 'modules/web'],
    ["loadyaml('modules/web/files/data.yaml')['a'][1]", '2'],
    ["loadjson('https://example.com/x', 'default')", 'default'],
    ["stdlib::has_function('web::none')", 'false'],
    ["[stdlib::ensure(true), stdlib::ensure('absent'), stdlib::ensure(true, 'service')]", '[present, absent, running]'],
  ])('%s is %s', (text, value) => {
    expect(notices({ ...files, 'manifests/site.pp': `notice(${text})` })).toEqual([value]);
  });

  it('override the built-in function and type', () => {
    const own = {
      'manifests/site.pp': `notice(stdlib::ensure(true, 'file'), 'x' =~ Stdlib::Port)`,
      'modules/stdlib/functions/ensure.pp': `function stdlib::ensure($a, $b) { 'own' }`,
      'modules/stdlib/types/port.pp': `type Stdlib::Port = String`,
    };
    expect(notices(own)).toEqual(['own true']);
  });
});

describe('deprecations', () => {
  it('are errors, warnings or nothing, depending on the setting strict', () => {
    expect(compileError('is_array([1])')).toContain('deprecation. is_array. This method is deprecated');
    const lenient = compileForTest('notice(is_array([1]), is_array(1))', { settings: { strict: 'warning' } });
    expect(lenient.logs.map(({ level }) => level)).toEqual(['warning', 'notice']);
    expect(lenient.logs.at(-1)?.message).toBe('true false');
    const off = compileForTest('notice(is_array([1]))', { settings: { strict: 'off' } });
    expect(off.logs.map(({ message }) => message)).toEqual(['true']);
  });

  it.each([
    ["validate_legacy(Integer, 'validate_integer', 5)", []],
    ["validate_legacy('Optional[String]', 'validate_string', 'a')", []],
    [
      "validate_legacy(Pattern[/b/], 'validate_re', 'b', 'c')",
      ["Accepting previously invalid value for target type 'Pattern[/b/]'"],
    ],
  ])('%s logs %s', (manifest, logged) => {
    expect(notices(manifest)).toEqual(logged);
  });
  it('validate_legacy fails if the type or the old check fails', () => {
    expect(compileError("validate_legacy(Array, 'validate_re', 'a', 'b')")).toContain(
      'validate_legacy(validate_re) expects an Array value, got String',
    );
    expect(compileError("validate_legacy(Integer, 'validate_integer', '1')")).toContain(
      'deprecation. validate_legacy. validate_legacy(validate_integer) expects an Integer value, got String',
    );
  });
});

describe('facts', () => {
  const facts = { os: 'Debian' };
  it('are read by names with dots, with a warning if that fails', () => {
    const { logs } = compileForTest("notice(fact('os'), fact('os.x'), fact('none.x'))", { facts });
    expect(logs.map(({ message }) => message)).toEqual([
      "fact request for os.x returning nil: 'os' is not a collection; cannot walk to 'x'",
      'Debian  ',
    ]);
  });
});
