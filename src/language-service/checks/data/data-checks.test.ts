// cspell:ignore merg dependancies operatingsytem tagg repositries
import { describe, expect, it } from 'vitest';
import { BASE, check, checkProject, findings, METADATA } from './testing/check-project.ts';

/** Faulty content of a file, and the start of each expected finding. */
type Row = readonly [text: string, ...expected: readonly string[]];

describe('checks of data', () => {
  it.each(Object.keys(BASE))('find nothing in a correct %s', (file) => {
    expect(check({}, file)).toEqual([]);
  });

  const head = '---\nversion: 5\n';
  const level = (line: string): string => `${head}hierarchy:\n  - name: A\n    path: common.yaml\n    ${line}\n`;
  it.each<Row>([
    [`${head}hierarchy:\n  - name: A\n    pathh: common.yaml\n`, '5 error HIERA_TYPE_MISMATCH pathh: '],
    [`${head}hierachy:\n  - name: A\n    path: common.yaml\n`, '3 error HIERA_TYPE_MISMATCH hierachy: '],
    [`${head}defaults:\n  data_dir: data\n`, '4 error HIERA_TYPE_MISMATCH data_dir: '],
    ['---\nhierarchy: []\n', '1 error HIERA_VERSION_3_NOT_GLOBAL '],
    ['---\nversion: 3\n', '2 error HIERA_VERSION_3_NOT_GLOBAL version: '],
    ['---\nversion: 7\n', '2 error HIERA_UNSUPPORTED_VERSION version: '],
    [`${head}hierarchy:\n  - path: common.yaml\n`, '4 error HIERA_TYPE_MISMATCH path: '],
    [`${head}hierarchy:\n  - name: A\n    paths: common.yaml\n`, '5 error HIERA_TYPE_MISMATCH paths: '],
    [level('paths: [a.yaml]'), '6 error HIERA_MULTIPLE_LOCATION_SPECS paths: ', '6 info no-data-file a.yaml: '],
    [level('data_hash: yaml_dta'), '6 error HIERA_DATA_PROVIDER_FUNCTION_NOT_FOUND yaml_dta: '],
    [level('lookup_key: profile::nosuch'), '6 error HIERA_DATA_PROVIDER_FUNCTION_NOT_FOUND profile::nosuch: '],
    [level('lookup_key: othermodule::key')],
    [level('options: { path: x }'), '6 error HIERA_OPTION_RESERVED_BY_PUPPET path: '],
    [level('path: common.yaml'), '6 warning duplicate-data-key path: '],
    [`${head}hierarchy:\n  - name: A\n    path: nosuch.yaml\n`, '5 info no-data-file nosuch.yaml: '],
    [`${head}hierarchy:\n  - name: A\n    path: "x/%{facts.a}.yaml"\n`, '5 info no-data-file "x/%{facts.a}.yaml": '],
    [`${head}hierarchy:\n  - name: A\n    glob: "os/*.yaml"\n`],
    [
      `${head}hierarchy:\n  - name: A\n    path: common.yaml\n  - name: A\n    path: common.yaml\n`,
      '6 error HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED name: ',
    ],
    [`${head}default_hierarchy: []\n`, '3 error HIERA_DEFAULT_HIERARCHY_NOT_IN_MODULE default_hierarchy: '],
    [`${head}hierarchy: [\n`, '4 error HIERA_CONFIG_UNPARSABLE '],
  ])('find faults of hiera.yaml: %j', (text, ...expected) => {
    expect(findings('hiera.yaml', text, expected)).toEqual(expected);
  });

  it.each<Row>([
    ['---\nsite: a\nsite: b\n', "3 warning duplicate-data-key site: Duplicate key 'site': Puppet uses the last value"],
    ['---\nx:\n  a: 1\n  a: 2\n', '4 warning duplicate-data-key a: '],
    [
      '---\nx: "a %{facts.os"\ny: "%{lookup(\'x\')"\n',
      '2 warning open-interpolation %{facts.os: ',
      "3 warning open-interpolation %{lookup('x'): ",
    ],
    ['---\nx: "date +%{s"\ny: "%{facts.os} %{a}"\n'],
    ['---\nx: [a\n', '3 error LOOKUP_UNPARSABLE '],
    ['---\nx: *nosuch\n', '2 error LOOKUP_UNPARSABLE '],
    ['---\nx: !ruby/object:File {}\n', '2 error LOOKUP_CLASS_NOT_ALLOWED '],
    [
      '---\nprofile::web::mode: quick\n',
      "2 error DATA_MISMATCH quick: Class[Profile::Web]: parameter 'mode' expects a match for Enum['fast', 'safe'], got 'quick'",
    ],
    ['---\nprofile::web::port: 99999\n', '2 error DATA_MISMATCH 99999: '],
    ['---\nprofile::web::port: "80"\n', '2 error DATA_MISMATCH "80": '],
    ['---\nprofile::web::tls: "yes"\n', '2 error DATA_MISMATCH "yes": '],
    ['---\nprofile::web::tls: yes\n'],
    ['---\nprofile::web::workers: many\n', '2 error DATA_MISMATCH many: '],
    ['---\nprofile::web::workers: 4\n'],
    ['---\nprofile::web::groups: [a, 1]\n', '2 error DATA_MISMATCH 1: '],
    ['---\nprofile::web::groups: ~\n'],
    ['---\nprofile::web::needed: ~\n', '2 error DATA_MISMATCH ~: '],
    ['---\nprofile::web::docroot: srv/www\n', '2 error DATA_MISMATCH srv/www: '],
    ['---\nprofile::web::users:\n  a:\n    uid: x\n', '4 error DATA_MISMATCH x: '],
    ['---\nprofile::web::users:\n  a:\n    uid: 1\n    shel: x\n', '5 error DATA_MISMATCH shel: '],
    ['---\nprofile::web::users:\n  a:\n    shell: x\n', '3 error DATA_MISMATCH a: '],
    // The static check does not report these values, because only a lookup can compute them.
    ['---\nprofile::web::port: "%{facts.port}"\n'],
    ['---\nx: &x 80\nprofile::web::mode: *x\n'],
    ['---\nprofile::web::password: secret\n'],
    ['---\nprofile::web::groups: ENC[PKCS7,abc]\n'],
    ['---\nlookup_options:\n  profile::web::port:\n    convert_to: Integer\nprofile::web::port: "80"\n'],
    ['---\nlookup_options:\n  "^profile::.*":\n    merge: unique\nprofile::web::groups: a\n'],
    [
      '---\nprofile::web::prot: 80\n',
      "2 warning data-for-no-parameter profile::web::prot: The class profile::web has no parameter 'prot'",
    ],
    ['---\nprofile::web::nothing_like_it: 80\n', '2 info data-for-no-parameter profile::web::nothing_like_it: '],
    ['---\nprofile::wbe::port: 80\n', '2 warning data-for-no-class profile::wbe::port: '],
    ['---\nprofile::web::other: looked up\n'],
    ['---\nother::web::port: 80\n'],
    ['---\nlookup_options:\n  a:\n    merg: deep\n', '4 warning unknown-lookup-option merg: '],
    [
      '---\nlookup_options:\n  a:\n    merge: depe\n',
      "4 error HIERA_UNKNOWN_STRATEGY depe: Unknown merge strategy: 'depe'",
    ],
    ['---\nlookup_options:\n  a:\n    merge:\n      strategy: deepp\n', '5 error HIERA_UNKNOWN_STRATEGY deepp: '],
    [
      '---\nlookup_options:\n  a:\n    merge:\n      strategy: deep\n      knockout: "--"\n',
      '6 error HIERA_TYPE_MISMATCH knockout: ',
    ],
    [
      '---\nlookup_options:\n  a:\n    merge:\n      knockout_prefix: "--"\n',
      '5 error HIERA_STRATEGY_MISSING knockout_prefix: ',
    ],
    ['---\nlookup_options: deep\n', '2 error LOOKUP_OPTIONS_NOT_HASH deep: '],
  ])('find faults of data/common.yaml: %j', (text, ...expected) => {
    expect(findings('data/common.yaml', text, expected)).toEqual(expected);
  });

  it.each<Row>([
    ['{ "a": 1, "a": 2 }', '1 warning duplicate-data-key "a": '],
    ['{\n  "a": 1,\n}\n', '3 error LOOKUP_UNPARSABLE }: '],
    ['{ "profile::web::mode": "quick" }', '1 error DATA_MISMATCH "quick": '],
  ])('find faults of data/more.json: %j', (text, ...expected) => {
    expect(findings('data/more.json', text, expected)).toEqual(expected);
  });

  const changed = (change: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ ...METADATA, ...change }, null, 1);
  const without = (name: string): string =>
    JSON.stringify(Object.fromEntries(Object.entries(METADATA).filter(([key]) => key !== name)));
  const apt = { name: 'puppetlabs/apt', version_requirement: '>= 1.0.0' };
  it.each<Row>([
    [
      '{ "name": "acme-profile" }',
      '1 error MISSING_METADATA {: No source module metadata provided for profile',
      "1 warning missing-field {: metadata.json has no 'version'",
      "1 warning missing-field {: metadata.json has no 'author'",
      "1 warning missing-field {: metadata.json has no 'summary'",
      "1 warning missing-field {: metadata.json has no 'license'",
      "1 warning missing-field {: metadata.json has no 'dependencies'",
    ],
    [without('summary'), "1 warning missing-field {: metadata.json has no 'summary'"],
    [without('license'), '1 error MISSING_METADATA {: No license '],
    ['{ "name": "acme-profile", }', '1 error FAULTY_METADATA }: '],
    [
      changed({ version: '1' }),
      '3 error invalid-metadata "1": Invalid \'version\' field in metadata.json: version string cannot',
    ],
    [
      changed({ name: 'profile' }),
      '2 error invalid-metadata "profile": Invalid \'name\' field in metadata.json: the field must be',
    ],
    [changed({ name: 'acme-web' }), '2 info metadata-name "acme-web": '],
    [changed({ license: 'Apache 2.0' }), '5 info unknown-license "Apache 2.0": '],
    [changed({ license: 'Apache2.0' }), '5 info unknown-license "Apache2.0": '],
    [changed({ dependencies: 'apt' }), '8 error MODULE_DEPENDENCIES_NO_ARRAY "dependencies": '],
    [
      changed({ dependencies: [] }),
      '8 info absent-dependency "dependencies": The code of this module uses apt::source of the module apt',
    ],
    [changed({ dependencies: [apt, apt] }), '14 warning duplicate-dependency "puppetlabs/apt": '],
    [changed({ dependencies: [{ ...apt, version_requirement: '>> 1' }] }), '11 error invalid-metadata ">> 1": '],
    [changed({ dependencies: [apt, { name: 'stdlib' }] }), '14 error invalid-metadata "stdlib": Invalid \'name\''],
    [
      changed({ dependencies: [apt, { version_requirement: '1.x' }] }),
      "13 warning missing-field {: metadata.json has no 'name'",
    ],
    [changed({ dependancies: [] }), '14 info unknown-field "dependancies": '],
    [changed({ tags: 'web' }), '14 error invalid-field "web": \'tags\' expects an Array value, got String'],
    [changed({ requirements: [{ name: 'puppet', version_requirement: 'any' }] }), '17 error invalid-metadata "any": '],
    [
      changed({ operatingsystem_support: [{ operatingsytem: 'Debian' }] }),
      '16 info unknown-field "operatingsytem": ',
      '15 warning missing-field {: ',
    ],
    [
      BASE['site-modules/profile/metadata.json']?.replace('{', '{ "name": "acme-profile",') ?? '',
      '2 warning duplicate-data-key "name": ',
    ],
  ])('find faults of site-modules/profile/metadata.json: %j', (text, ...expected) => {
    expect(findings('site-modules/profile/metadata.json', text, expected)).toEqual(expected);
  });

  it.each<Row>([
    ["mod 'nginx', :git => \n", "1 error puppetfile-syntax =>: Syntax error: a value is expected after ':git =>'"],
    ["mod 'a/b',\nmod 'a/c', '1.0.0'\n", "1 error puppetfile-syntax ,: Syntax error: a value is expected after ','"],
    ["mod 'a/b' '1.0.0'\n", "1 error puppetfile-syntax '1.0.0': Syntax error: unexpected '1.0.0', expected a comma"],
    ["mod 'a/b, '1.0.0'\n", '1 error puppetfile-syntax 1.0.0: '],
    ["mod 'a/b\nmod 'a/c', '1.0.0'\n", "1 error puppetfile-syntax ': Syntax error: the string is not closed"],
    [
      "mod 'nginx', :gti => 'https://x'\n",
      "1 warning puppetfile-option gti: Unknown option ':gti' of the module nginx",
    ],
    ["mod 'nginx',\n  git: 'https://x',\n  tagg: '1'\n", '3 warning puppetfile-option tagg: '],
    ["mdo 'a/b', '1.0.0'\n", "1 error puppetfile-statement mdo: unrecognized declaration 'mdo'"],
    ["mod 'a/b'\n", '1 info puppetfile-no-version '],
    ["mod 'b', git: 'https://x'\n", '1 info puppetfile-no-version '],
    [
      "mod 'b', '1.0.0'\n",
      "1 error puppetfile-module 'b': Forge module names must match 'owner/modulename', instead got b",
    ],
    ["mod 'a/b', '1'\n", "1 error puppetfile-module '1': Module version 1 is not a valid Forge module version"],
    ["mod 'a/b', '>= 1.0.0'\n", '1 info puppetfile-module '],
    ["mod 'a/b/c', '1.0.0'\n", "1 error puppetfile-module 'a/b/c': Module name (a/b/c) must match"],
    ["mod 'b', :tag => '1'\n", "1 error puppetfile-module 'b': "],
    [
      "mod 'a/b', '1.0.0'\nmod 'c-b', '1.0.0'\n",
      "2 error puppetfile-duplicate 'c-b': Puppetfiles cannot contain duplicate",
    ],
    ["mod 'b', git: 'x', tag: '1', branch: 'y'\n", '1 warning puppetfile-module branch: '],
    [
      "forge 'https://forge.puppet.com'\nmoduledir 'modules'\n# c\nmod 'a/b', :latest\nmod(\"a/c\", '1.0.0')\nmod 'd', # why\n  :git => 'x',\n  :ref => ENV['X'] || 'main'\nmod 'e', local: true\nmod 'f/g', type: 'forge', version: '1.0.0'\nif x then mod 'h', '1' end\n",
    ],
  ])('find faults of Puppetfile: %j', (text, ...expected) => {
    expect(findings('Puppetfile', text, expected)).toEqual(expected);
  });

  it.each<Row>([
    ['modulpath = modules\n', '1 warning environment-conf-setting modulpath: Invalid setting in environment.conf'],
    [
      'environment_data_provider = hiera\n',
      '1 warning environment-conf-data-provider environment_data_provider: environment_data_provider is deprecated',
    ],
    ['[agent]\nmodulepath = x\n', '1 warning environment-conf-section [agent]: '],
    [
      'manifest manifests\n',
      '1 error environment-conf-line manifest manifests: Could not match line manifest manifests',
    ],
    ['modulepath = site:modules\n', '1 info environment-conf-path site: '],
    ['manifest = manifests/nosuch.pp\n', '1 info environment-conf-path manifests/nosuch.pp: '],
    ['manifest = manifests\nmanifest = manifests\n', '2 warning environment-conf-twice manifest: '],
  ])('find faults of environment.conf: %j', (text, ...expected) => {
    expect(findings('environment.conf', text, expected)).toEqual(expected);
  });

  it.each([
    ['extra/regex.yaml', '---\nx: !ruby/regexp /a/\n', { 'hiera.yaml': '' }],
    ['profile/files/dashboard.json', '{"a": 1, "a": 2}\n', {}],
  ])('find nothing in %s, which other programs read', (path, text, others) => {
    const files = Object.fromEntries(Object.entries({ ...BASE, [path]: text }).filter(([each]) => !(each in others)));
    expect(checkProject(files, path)).toEqual([]);
  });

  it.each<Row>([
    ['fixtures:\n  repositries: {}\n', '2 warning unknown-field repositries: '],
    ['fixtures:\n  repositories:\n    stdlib:\n      repos: x\n', '4 warning unknown-field repos: '],
    [
      'repositories: {}\n',
      '1 info unknown-field repositories: ',
      "1 warning missing-field r: .fixtures.yml has no 'fixtures'",
    ],
    ['fixtures:\n  forge_modules: [a]\n', '2 error invalid-field '],
    ['fixtures: [\n', '2 error LOOKUP_UNPARSABLE '],
    ['fixtures:\n  forge_modules:\n    a: b/a\n    a: c/a\n', '4 warning duplicate-data-key a: '],
    ['fixtures:\n  symlinks:\n    x: "#{source_dir}"\n  repositories:\n    stdlib: https://x\n'],
  ])('find faults of site-modules/profile/.fixtures.yml: %j', (text, ...expected) => {
    expect(findings('site-modules/profile/.fixtures.yml', text, expected)).toEqual(expected);
  });

  it.each<Row>([
    [
      'type Profile::Prot = Integer\n',
      "1 error LOADED_FILE_WRONG_TYPE Profile::Prot: The code loaded from site-modules/profile/types/port.pp produced type with the wrong name, expected 'profile::port'",
    ],
    ['type Profile::Port = Integer\ntype Profile::B = String\n', '2 error LOADED_FILE_ADDITIONAL Profile::B: '],
    ['class profile::port { }\n', '1 error LOADED_FILE_OTHER profile::port: '],
  ])('find faults of site-modules/profile/types/port.pp: %j', (text, ...expected) => {
    expect(findings('site-modules/profile/types/port.pp', text, expected)).toEqual(expected);
  });

  it.each<Row>([
    ['function profile::double2() { 1 }\n', '1 error LOADED_FILE_WRONG_FUNCTION profile::double2: '],
    ['function profile::double() { 1 }\n'],
  ])('find faults of site-modules/profile/functions/double.pp: %j', (text, ...expected) => {
    expect(findings('site-modules/profile/functions/double.pp', text, expected)).toEqual(expected);
  });
});
