import { describe, expect, it } from 'vitest';
import { builtinTypes } from '../../providers/builtin.ts';
import { typeKnowledge } from '../../resource-types/knowledge.ts';
import { compileForTest, type TestManifest } from '../../testing/compile.ts';
import type { Diagnostic } from '../diagnostic.ts';

const types = typeKnowledge(builtinTypes);
const site = 'manifests/site.pp';

function diagnosed(manifest: TestManifest): Diagnostic {
  const [first] = compileForTest(manifest, { types }).diagnostics;
  if (first === undefined) throw new Error('nothing was found');
  return first;
}

function hint(manifest: TestManifest): string | undefined {
  return diagnosed(manifest).hint;
}

/** The source after the fix; undefined if no fix is offered. */
function mended(manifest: TestManifest): string | undefined {
  const edit = diagnosed(manifest).fix?.edits[0];
  if (edit === undefined) return undefined;
  const text = typeof manifest === 'string' ? manifest : (manifest[edit.file] ?? '');
  return text.slice(0, edit.span.offset) + edit.text + text.slice(edit.span.offset + edit.span.length);
}

describe('messages', () => {
  it("remain Puppet's own", () => {
    expect(diagnosed('notice($osfamily)').message).toBe("Evaluation Error: Unknown variable: 'osfamily'.");
  });
  it('come without a hint if there is none', () => {
    expect(diagnosed('fail("no")')).not.toHaveProperty('hint');
    expect(diagnosed('notice($qqqqqqq)')).not.toHaveProperty('hint');
  });
});

describe('legacy facts', () => {
  it('get a hint with the structured fact', () => {
    expect(hint('notice($osfamily)')).toContain("$facts['os']['family']");
    expect(hint('notice($ipaddress_eth0)')).toContain("$facts['networking']['interfaces']['eth0']['ip']");
    expect(hint('notice($processor1)')).toContain("$facts['processors']['models'][1]");
  });
  it('are replaced in code and in strings, in the matching form', () => {
    expect(mended('notice($osfamily)')).toBe("notice($facts['os']['family'])");
    expect(mended('notice($::osfamily)')).toBe("notice($facts['os']['family'])");
    expect(mended('notice("a ${fqdn} b")')).toBe(`notice("a \${facts['networking']['fqdn']} b")`);
    expect(mended('notice("a ${::fqdn} b")')).toBe(`notice("a \${facts['networking']['fqdn']} b")`);
    expect(mended('notice("a $fqdn b")')).toBe(`notice("a \${facts['networking']['fqdn']} b")`);
    expect(mended('notice("a ${upcase($fqdn)} b")')).toBe(`notice("a \${upcase($facts['networking']['fqdn'])} b")`);
  });
  it('are guessed from a slip', () => {
    expect(mended('notice($::hostnam)')).toBe("notice($facts['networking']['hostname'])");
  });
  it('are found inside a define, at the inner place', () => {
    const manifest = "define d {\n  notice($fqdn)\n}\nd { 'x': }";
    expect(mended(manifest)).toBe("define d {\n  notice($facts['networking']['fqdn'])\n}\nd { 'x': }");
  });
});

describe('features removed from the language', () => {
  it('gets a hint with its replacement', () => {
    expect(hint("import 'x.pp'")).toContain('manifests/');
    expect(hint("node 'a' inherits 'b' { }")).toContain('class');
    expect(hint('$x += 1')).toContain('$some + $more');
    expect(hint('$x -= [1]')).toContain('$all - $some');
    expect(hint("extlookup('x')")).toContain('lookup()');
  });
  it('is removed if that changes nothing', () => {
    expect(mended("import 'x.pp'\nnotice(1)")).toBe('notice(1)');
    expect(mended('$x += 1')).toBeUndefined();
  });
  it('is found in the variables of the including scope', () => {
    const manifest = 'class base {\n  $v = 1\n  include child\n}\nclass child { notice($v) }\ninclude base';
    expect(hint(manifest)).toContain('$base::v');
    expect(mended(manifest)).toContain('notice($base::v)');
  });
  it('is found in relative names of classes and types', () => {
    expect(mended('class a { include b }\nclass a::b { }\ninclude a')).toContain('include a::b }');
    expect(mended("define a::site { }\nsite { 'x': }")).toContain("a::site { 'x'");
  });
});

describe('did you mean', () => {
  it.each([
    ["fle { '/x': }", "file { '/x': }"],
    ['Fil <| |>', 'File <| |>'],
    ["File['/x'] -> Fil['/x']", "File['/x'] -> File['/x']"],
    ["file { '/x':\n  ensur => present,\n}", "file { '/x':\n  ensure => present,\n}"],
    ["define foo($port) { }\nfoo { 'x': prot => 1 }", "define foo($port) { }\nfoo { 'x': port => 1 }"],
    ["class foo($bar = 1) { }\nclass { 'foo': baar => 1 }", "class foo($bar = 1) { }\nclass { 'foo': bar => 1 }"],
    ['$colour = 1\nnotice($color)', '$colour = 1\nnotice($colour)'],
    ['class a { $foo = 1 }\ninclude a\nnotice($a::fo)', 'class a { $foo = 1 }\ninclude a\nnotice($a::foo)'],
    ["notice(upcas('x'))", "notice(upcase('x'))"],
    ["notice('x'.upcas)", "notice('x'.upcase)"],
    ['include ::ngnix\nclass nginx { }', 'include ::nginx\nclass nginx { }'],
    ['$x = Strng', '$x = String'],
    ['class Foo { }', 'class foo { }'],
  ])('mends %j', (wrong, right) => {
    expect(mended(wrong)).toBe(right);
  });

  it('suggests names of modules that are not loaded yet', () => {
    const files = { [site]: 'include apche', 'modules/apache/manifests/init.pp': 'class apache { }' };
    expect(mended(files)).toBe('include apache');
  });
  it('names several and changes nothing when they are equally near', () => {
    const manifest = '$port1 = 1\n$port2 = 2\nnotice($port)';
    expect(hint(manifest)).toBe('Did you mean $port1 or $port2?');
    expect(mended(manifest)).toBeUndefined();
  });
  it('changes nothing if the place is not certain', () => {
    expect(mended("file { ['/x', '/y']: ; '/z': ensur => 'a' ; '/w': ensur => 'b' }")).toBeUndefined();
    expect(mended("File { ensur => present }\nfile { '/x': }")).toBeUndefined();
  });
  it('sees the variables of the surrounding code, not those of other definitions', () => {
    const manifest = "define d($ports) { }\nclass c($portt) { notice($porst) }\nclass { 'c': portt => 1 }";
    expect(hint(manifest)).toBe('Did you mean $portt?');
  });
});
