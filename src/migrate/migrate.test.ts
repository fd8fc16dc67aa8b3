import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { filesWithFixes } from './fixes/edits.ts';
import { migrate } from './migrate.ts';
import { placeText } from './migration-markdown.ts';
import type { Files } from './source.ts';
import { projectOf } from './testing/project.ts';

function found(files: Files | string, from: '4.10' | '5.5' | '6.29' | '7.34' = '7.34'): readonly Finding[] {
  return migrate(projectOf(files), from, '8.11').findings;
}

/** Applies all fixes to a project of one manifest. Returns the fixed manifest. */
function fixed(text: string): string | undefined {
  const project = projectOf(text);
  const fixes = found(text).flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  return filesWithFixes(project.files, fixes)['manifests/site.pp'];
}

describe('a migration', () => {
  it('finds nothing if nothing changes', () => {
    expect(found('notify { "a": message => $facts["os"]["family"] }')).toEqual([]);
  });

  it('finds a flat fact in all places, evaluated or not', () => {
    const findings = found({
      'manifests/site.pp': 'notify { "On $osfamily": }\nif $::osfamily == "RedHat" { notice($hostname) }',
      'modules/a/manifests/init.pp': 'class a { notice("${fqdn}") }',
    });
    expect(findings.map(({ kind, fix }) => [kind, fix?.title])).toEqual([
      ['error', "Change to $facts['os']['family']"],
      ['error', "Change to $facts['os']['family']"],
      ['error', "Change to $facts['networking']['hostname']"],
      ['error', "Change to $facts['networking']['fqdn']"],
    ]);
    expect(findings[0]?.rows.map(({ id }) => id)).toEqual(['flat facts', 'unknown variables are errors']);
  });

  it('finds variables that nothing assigns in code that was not evaluated', () => {
    const text = 'if false { notice($mistyped) }\ndefine a($known) { notice($known, $title, $require) }';
    expect(found(text).map(({ message }) => message)).toEqual([
      'Nothing assigns $mistyped. It was undef; now it is an error.',
    ]);
  });

  it('ignores variables of the same name that the file assigns', () => {
    expect(found('class a($hostname = "x") { notice($hostname) }\ninclude a')).toEqual([]);
  });

  it.each([
    ['notice("a $osfamily b")', `notice("a \${facts['os']['family']} b")`],
    ['notice("a ${osfamily} b")', `notice("a \${facts['os']['family']} b")`],
    ['notice($::osfamily)', "notice($facts['os']['family'])"],
    ["notice($facts['osfamily'])", "notice($facts['os']['family'])"],
    ['notice("${facts[osfamily]}")', `notice("\${facts['os']['family']}")`],
    ['notice("$nothing")', `notice("\${getvar('nothing')}")`],
    ['notice($nothing == undef)', "notice(getvar('nothing') == undef)"],
    ["notice('5' + 1)", 'notice(5 + 1)'],
    ["$a = '5'\nnotice(-$a)", "$a = '5'\nnotice(-Numeric($a))"],
    ["notice({ a => 1, b => 2, 'a' => 3 })", 'notice({ a => 3, b => 2 })'],
  ])('mends %s', (before, after) => {
    expect(fixed(before)).toBe(after);
    expect(found(after)).toEqual([]);
  });

  it('lists a silent change before an error, with both values and the row that causes it', () => {
    const findings = found('notify { "a": message => "${facts[osfamily]}" }\nnotice($nothing)');
    expect(findings.map(({ kind }) => kind)).toEqual(['silent', 'silent', 'error']);
    const silent = found('$x = "osfamily"\nnotify { "a": message => $facts[$x] }').find(
      ({ resource }) => resource === undefined,
    );
    expect(silent).toMatchObject({ kind: 'silent', before: "'Debian'", after: 'undef' });
    expect(silent?.rows.map(({ id }) => id)).toEqual(['flat facts']);
  });

  it('reads hierarchies, data and templates', () => {
    const findings = found({
      'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: os, path: "%{::osfamily}.yaml" }\n',
      'data/common.yaml': 'a: "%{facts.hostname}"\n',
      'modules/a/templates/a.erb': "<%= @osfamily %> <%= scope.lookupvar('::hostname') %>",
      'manifests/site.pp': '',
    });
    expect(findings.map(({ kind, fix }) => [kind, fix?.edits[0]?.text])).toEqual([
      ['silent', '%{facts.networking.hostname}'],
      ['silent', '%{facts.os.family}'],
      ['silent', "@facts['os']['family']"],
      ['silent', "scope['facts']['networking']['hostname']"],
    ]);
  });

  it('finds the row of the table that causes an error by compiling', () => {
    const text = 'class a { $x = 1 }\nclass a { $y = 2 }\ninclude a';
    const [finding] = migrate(projectOf(text), '4.10', '5.5').findings;
    expect(finding?.kind).toBe('error');
    expect(finding?.rows.map(({ id }) => id)).toEqual(['classes are defined once']);
    expect(finding === undefined ? undefined : placeText(finding, projectOf(text).files)).toBe('manifests/site.pp:2');
  });

  it('also reads files that nothing includes', () => {
    const files = { 'manifests/site.pp': '', 'modules/timestamp/manifests/init.pp': 'class timestamp {}' };
    const [finding] = migrate(projectOf(files), '6.29', '7.34').findings;
    expect(finding?.place?.file).toBe('modules/timestamp/manifests/init.pp');
    expect(finding?.rows.map(({ id }) => id)).toEqual(['names of all data types are reserved']);
  });

  it('reports that the old release cannot compile the project, and still reads it', () => {
    const { failsBefore, findings } = migrate(projectOf('fail("no")\nnotice($osfamily)'), '7.34', '8.11');
    expect(failsBefore).toContain('no');
    expect(findings).toHaveLength(1);
  });
});
