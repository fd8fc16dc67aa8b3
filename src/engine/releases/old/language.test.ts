/** Evaluation in releases with the old grammar; each expectation is the output of the real release. */
import { describe, expect, it } from 'vitest';
import { compileForTest } from '../../testing/compile.ts';
import type { ReleaseId } from '../release-ids.ts';

/** Returns the log of a compilation, or its error without the node's name. */
function compiled(files: string | Readonly<Record<string, string>>, release: ReleaseId = '3.8'): readonly string[] {
  const { error, logs } = compileForTest(files, { release });
  if (error !== undefined) return [error.message.replace(/ on node \S+$/, '')];
  return logs.filter(({ level }) => level === 'notice' || level === 'warning').map(({ message }) => message);
}

describe('the language before Puppet 4', () => {
  it('treats strings as numbers, and the empty string as undef and false', () => {
    expect(compiled("if '' { notice('a') } else { notice('b') }")).toEqual(['b']);
    expect(compiled("if undef == '' and '10' == 10 and '9' < '10' and 0x10 == 16 { notice('c') }")).toEqual(['c']);
    expect(compiled("if 'a' in 'CAT' { notice('d') } else { notice('e') }")).toEqual(['e']);
    expect(compiled("$a = ['b', 'c'] notice(\"$a\", $a)")).toEqual(['bc b c']);
    expect(compiled("notice('a' + 1)")).toEqual(['left operand of + is not a number at manifests/site.pp:1']);
  });

  it('appends to values of an outer scope, and sets elements', () => {
    expect(compiled("$a = ['b'] class c { $a += ['d'] notice($a) } include c")).toEqual(['b d']);
    expect(compiled("$a = 'b' $a += 'c'")).toEqual([
      'Cannot append, variable a is defined in this scope at manifests/site.pp:1',
    ]);
    expect(compiled("$h = { 'a' => 1 }\n$h['b'] = 2\nnotice($h['b'])").at(-1)).toBe('2');
  });

  it('finds classes by relative names, and in 2.7 variables by dynamic scope', () => {
    const relative = "class a { include b } class a::b { notice('inner') } class b { notice('outer') } include a";
    expect(compiled(relative)).toEqual(['inner']);
    const dynamic = "class a { $x = 'y' include b } class b { notice($x) } include a";
    expect(compiled(dynamic)).toEqual(['']);
    expect(compiled(dynamic, '2.7')).toEqual([expect.stringContaining('Dynamic lookup of $x at'), 'y']);
  });

  it('finds the define of a collector by a relative name', () => {
    const code = 'class a { @b { \'x\': } B <| |> } define a::b() { notice("b ${title}") } include a';
    expect(compiled(code)).toEqual(['b x']);
    expect(compiled(code, '3.8-future')).toEqual(['b x']);
  });

  it('imports manifests, and lets nodes inherit', () => {
    const files = {
      'manifests/site.pp': "import 'nodes/*'\n",
      'manifests/nodes/base.pp': "node base { $role = 'base' notice('from base') }",
      'manifests/nodes/all.pp': 'node default inherits base { notice($role) }',
    };
    expect(compiled(files, '2.7')).toEqual(['from base', 'base']);
    expect(compiled(files)[0]).toContain("The use of 'import' is deprecated");
    expect(compiled("import 'nowhere'\n")).toEqual([
      "Could not parse for environment production: No file(s) found for import of 'nowhere' at manifests/site.pp:2",
    ]);
  });

  it('knows its functions, which are statements or values', () => {
    expect(compiled("$x = include('a')")).toEqual([
      "Function 'include' does not return a value at manifests/site.pp:1",
    ]);
    expect(compiled("sprintf('a')")).toEqual([
      "Function 'sprintf' must be the value of a statement at manifests/site.pp:1",
    ]);
    expect(compiled("notice(hiera('a'))", '2.7')).toEqual(['Unknown function hiera at manifests/site.pp:1']);
    expect(compiled("notice(lookup('a'))")).toEqual([
      'The lookup function is only available with settings --binder true, or --parser future at manifests/site.pp:1',
    ]);
  });
});
