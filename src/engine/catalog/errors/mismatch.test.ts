import { describe, expect, it } from 'vitest';
import { compileForTest } from '../../testing/compile.ts';
import { LineIndex } from '../../diagnostics/line-index.ts';

/** The marked source of the first error, its hint, the source after its fix, and each related place with its line. */
function mismatch(source: string) {
  const [first] = compileForTest(source).diagnostics;
  const span = first?.mark?.span ?? first?.span ?? { offset: 0, length: 0 };
  const edit = first?.fix?.edits[0];
  const lines = new LineIndex(source);
  const cut = ({ offset, length }: { readonly offset: number; readonly length: number }) =>
    source.slice(offset, offset + length);
  return {
    marked: cut(span),
    hint: first?.hint,
    fixed:
      edit === undefined
        ? undefined
        : source.slice(0, edit.span.offset) + edit.text + source.slice(edit.span.offset + edit.span.length),
    related:
      first?.related?.map((each) => `${lines.lineAt(each.span.offset)} ${cut(each.span)}: ${each.message}`) ?? [],
  };
}

describe('a mismatch of parameters', () => {
  it('marks the value and offers to remove its quotes', () => {
    expect(mismatch("class a(Boolean $x) { }\nclass { 'a':\n  x => 'true',\n}")).toEqual({
      marked: "x => 'true'",
      hint: "Parameter x expects a Boolean value, got String: 'true'",
      fixed: "class a(Boolean $x) { }\nclass { 'a':\n  x => true,\n}",
      related: ['1 Boolean $x: The parameter x'],
    });
    expect(mismatch("define d(Integer $port) { }\nd { 'a': port => '80' }").fixed).toBe(
      "define d(Integer $port) { }\nd { 'a': port => 80 }",
    );
    expect(mismatch("define d(String $port) { }\nd { 'a': port => 80 }").fixed).toBe(
      "define d(String $port) { }\nd { 'a': port => '80' }",
    );
  });

  it('marks an invalid default, and offers a type that accepts it', () => {
    expect(mismatch('class a(Hash $x = undef) { }\ninclude a')).toEqual({
      marked: 'undef',
      hint: 'The default of parameter x is invalid: it expects a Hash value, got Undef',
      fixed: 'class a(Optional[Hash] $x = undef) { }\ninclude a',
      related: [],
    });
    expect(mismatch("class a(Integer $x = '1') { }\ninclude a").fixed).toBe('class a(Integer $x = 1) { }\ninclude a');
  });

  it('is split by attribute, with the near name and each value', () => {
    const source =
      "define site(Integer $port, Boolean $ssl, String $root) { }\nsite { 'a':\n  prt => 80,\n  ssl => 'yes',\n  root => 5,\n}";
    expect(mismatch(source)).toEqual({
      marked: 'prt',
      hint: 'Unknown parameter prt. Did you mean port?',
      fixed: source.replace('prt', 'port'),
      related: [
        "4 ssl => 'yes': Parameter ssl expects a Boolean value, got String: 'yes'",
        '5 root => 5: Parameter root expects a String value, got Integer: 5',
        '1 Integer $port: Parameter port has no value',
      ],
    });
  });

  it('lists parameters without a value', () => {
    expect(mismatch("define d($a, $b) { }\nd { 'x': }")).toMatchObject({
      marked: "d { 'x': }",
      hint: 'These parameters need a value: a, b',
      related: ['1 $a: Parameter a has no value', '1 $b: Parameter b has no value'],
    });
  });

  it('describes the parts of a long type', () => {
    const source =
      "define d(Hash[String, Struct[{ port => Integer, Optional[name] => String }]] $sites) { }\nd { 'x':\n  sites => { 'a' => { 'prt' => 80 } },\n}";
    expect(mismatch(source)).toMatchObject({
      marked: "sites => { 'a' => { 'prt' => 80 } }",
      hint: "Parameter sites entry 'a' expects a value for key 'port'. Parameter sites entry 'a' unrecognized key 'prt'. Did you mean port?",
    });
  });
});
