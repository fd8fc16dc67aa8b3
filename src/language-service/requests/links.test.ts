import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

/** Returns the links of a file as `text → target`. */
function linked(texts: string | Readonly<Record<string, string>>): readonly string[] {
  const { service, place, files } = createMarkedProject(texts);
  const text = files.get(place.file) ?? '';
  return service
    .answer('links', place)
    .links.map((link) => `${text.slice(...link.range)} → ${'file' in link ? link.file : link.url}`);
}

const files = {
  'modules/ntp/files/keys': 'k',
  'modules/ntp/files/run.rb': 'puts 1',
  'modules/ntp/templates/ntp.conf.epp': 'a',
  'modules/ntp/templates/ntp.conf.erb': 'a',
};

describe('links', () => {
  it('leads to addresses in comments and strings, without the punctuation around them', () => {
    expect(
      linked('# see https://example.com/x. (http://b.org/c_(d)), <https://e.org>!\n$x = "ftp://f.net/?a=1&b"\n'),
    ).toEqual([
      'https://example.com/x → https://example.com/x',
      'http://b.org/c_(d) → http://b.org/c_(d)',
      'https://e.org → https://e.org',
      'ftp://f.net/?a=1&b → ftp://f.net/?a=1&b',
    ]);
  });

  it('ignores addresses that end in an interpolation', () => {
    expect(linked('$x = "https://example.com/${y}/z"\n')).toEqual([]);
  });

  it('leads to files and templates of modules', () => {
    expect(
      linked({
        'modules/ntp/manifests/init.pp': [
          "file { '/a': source => 'puppet:///modules/ntp/keys', content => epp('ntp/ntp.conf.epp') }",
          "file { '/b': source => \"puppet:///modules/${module_name}/keys\", content => template('ntp/ntp.conf.erb') }",
          "file { '/c': source => 'puppet:///modules/ntp/run.rb', content => epp(\"${module_name}/ntp.conf.epp\") }",
          "file { '/d': source => 'puppet:///modules/ntp/none' }‸",
        ].join('\n'),
        ...files,
      }).map((link) => link.replace(/^.* → /, '')),
    ).toEqual([
      'modules/ntp/files/keys',
      'modules/ntp/templates/ntp.conf.epp',
      'modules/ntp/files/keys',
      'modules/ntp/templates/ntp.conf.erb',
      'modules/ntp/files/run.rb',
      'modules/ntp/templates/ntp.conf.epp',
    ]);
  });

  it('leads from a hierarchy to the data files of its levels', () => {
    expect(
      linked({
        'hiera.yaml': [
          'version: 5',
          'defaults:',
          '  datadir: data',
          'hierarchy:',
          '  - name: os',
          '    path: "os/%{facts.os.family}.yaml"‸',
          '  - name: nodes',
          '    paths: ["nodes/%{trusted.certname}.yaml", none.yaml]',
          '  - name: other',
          '    datadir: more',
          '    glob: "*.yaml"',
          '  - path: common.yaml',
          '',
        ].join('\n'),
        'data/os/Debian.yaml': 'a: 1',
        'data/os/RedHat.yaml': 'a: 1',
        'data/nodes/a.yaml': 'a: 1',
        'more/x.yaml': 'a: 1',
        'data/common.yaml': 'a: 1',
      }),
    ).toEqual([
      'os/%{facts.os.family}.yaml → data/os/Debian.yaml',
      'nodes/%{trusted.certname}.yaml → data/nodes/a.yaml',
      '*.yaml → more/x.yaml',
      'common.yaml → data/common.yaml',
    ]);
  });

  it('leads to the pages that metadata.json names', () => {
    expect(linked({ 'modules/ntp/metadata.json': '{"source": "https://example.com/ntp.git"}' })).toEqual([
      'https://example.com/ntp.git → https://example.com/ntp.git',
    ]);
  });
});
