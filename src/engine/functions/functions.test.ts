import { describe, expect, it } from 'vitest';
import { evaluateExpression, type EvaluateOptions } from '../testing/evaluate.ts';
import { signatureText } from '../types/mismatch/mismatch.ts';
import { builtinFunctions } from './index.ts';

function valueOf(text: string, options?: EvaluateOptions): string {
  const result = evaluateExpression(text, options);
  return 'error' in result ? `Error: ${result.error}` : result.value;
}

describe('every built-in function', () => {
  it.each(builtinFunctions.all.map((each) => [each.name, each] as const))(
    '%s has documentation and readable signatures',
    (_, each) => {
      expect(each.declaration.doc.length).toBeGreaterThan(40);
      for (const signature of each.signatures) expect(signatureText(signature)).not.toContain('TypeReference');
    },
  );
});

describe('values that are easily confused', () => {
  it.each([
    ["{'a' => {'b' => false}}.get('a.b', true)", 'false'],
    ["get({'a' => undef}, 'a', 'x')", "'x'"],
    [String.raw`shellquote("it's C:\\dir") == "\"it's C:\\\\dir\""`, 'true'],
    ['shellquote("a\'`b") == "\\"a\'\\\\`b\\""', 'true'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('iteration', () => {
  it.each([
    ["{'a' => 1}.map |$pair| { $pair }", "[['a', 1]]"],
    ["['x'].map |$i, $v| { [$i, $v] }", "[[0, 'x']]"],
    ["{'a' => 1, 'b' => 2}.filter |$k, $v| { $v > 1 }", "{'b' => 2}"],
    ['[1, 2, 3].reduce |$a, $b| { $a + $b }', '6'],
    ['[1, 2, 3, 4, 5].slice(2)', '[[1, 2], [3, 4], [5]]'],
    ['[1, 2, 3].map |$n| { if $n == 2 { next(0) } $n }', '[1, 0, 3]'],
    ['[1, 2, 3].map |$n| { if $n == 2 { break() } $n }', '[1]'],
    ['Integer[1, 3].reverse_each.map |$n| { $n }', '[3, 2, 1]'],
    ['Integer[0, 10].step(5).map |$n| { $n }', '[0, 5, 10]'],
    ["['apple', 'avocado', 'beet'].group_by |$w| { $w[0] }", "{'a' => ['apple', 'avocado'], 'b' => ['beet']}"],
    ["{'a' => [1, 2]}.tree_each({'include_containers' => false}).map |$pv| { $pv }", "[[['a', 0], 1], [['a', 1], 2]]"],
    ['[3, 1, 2].sort |$a, $b| { compare($b, $a) }', '[3, 2, 1]'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
  it.each([
    ['any(1) |$x| { break() }', 'false'],
    ['all(1) |$x| { break() }', 'true'],
    ['any([1]) |$x| { break() }', 'Error: break() from context where this is illegal (file: test.pp, line: 1)'],
  ])('%s, as Puppet has it, is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
  it('lists the accepted blocks', () => {
    expect(valueOf('[1].each |$a, $b, $c| { }')).toContain("'each' block expects between 1 and 2 arguments, got 3");
  });
});

describe('strings', () => {
  it.each([
    ["split('a1b2', /(\\d)/)", "['a', '1', 'b', '2']"],
    ["split('abc', '')", "['a', 'b', 'c']"],
    ["regsubst('a.b.c', '[.]', '-', 'G')", "'a-b-c'"],
    ["regsubst('abc', /(b)/, '<\\\\1>')", "'a<b>c'"],
    ["'abc123'.match(/([a-z]+)(\\d+)/)", "['abc123', 'abc', '123']"],
    ["capitalize('hELLO')", "'Hello'"],
    ["camelcase('max_open_files')", "'MaxOpenFiles'"],
    ["versioncmp('2.6-1', '2.4.5')", '1'],
    ["join([1, [2, undef]], ',')", "'1,2,'"],
    ["sprintf('%05.1f|%-3s|', 3.14159, 'a')", "'003.1|a  |'"],
    ["shellquote('a b', \"it's\")", '\'"a b" "it\\\'s"\''],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('data', () => {
  const facts = { os: ['Debian', 12n], networking: undefined };
  it.each([
    ["dig({'a' => [1, {'b' => 2}]}, 'a', 1, 'b')", '2'],
    ["get({'a' => [1, 2]}, 'a.1')", '2'],
    ["getvar('facts.os.1', 0)", '12'],
    ["getvar('nope.x', 'd')", "'d'"],
    ["unique(['a', 'b', 'a'])", "['a', 'b']"],
    ["assert_type(Integer, 'x') |$want, $got| { 7 }", '7'],
    ["Sensitive('x').unwrap", "'x'"],
    ["md5('a')", "'0cc175b9c0f1b6a831c399e269772661'"],
    ['max(1, 2.5, 2)', '2.5'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text, { facts })).toBe(value);
  });
});

describe('messages of functions for unusual arguments', () => {
  it.each([
    ["assert_type('Integer | String', 1)", "Syntax error at '|' (line: 1, column: 9)"],
    ["assert_type('Array[foo()]', 1)", 'The expression <foo()> is not a valid type specification.'],
    ["assert_type('Foo[1]', 1)", "references an unresolved type 'Foo[1]'"],
    ["assert_type(Data, Deferred('a'))", 'expects a Data value, got Deferred'],
    ["regsubst('abc', 'a', '\\\\k<n>')", 'undefined group name reference: n'],
    ["regsubst([], '(', 'x', 'GEIM')", 'end pattern with unmatched parenthesis: /(/mix'],
    ["split('', '(')", 'end pattern with unmatched parenthesis: /(/'],
    ["fail(regsubst('ab+c b', Regexp['b+'], 'x'))", 'axc b'],
    ["fail(regsubst('a b', 'a #c', 'x', 'E'))", 'x b'],
    ["fail(SemVer('1.5.0') =~ SemVerRange('1.x || '))", 'true'],
    ['digest(true)', 'no implicit conversion of true into String'],
    ["digest(Class['a'])", 'no implicit conversion of Puppet::Resource into String'],
    ["fail(Class['a::b'], File['/x'])", 'Class[A::B] File[/x]'],
    ["fail(join([File['/x'], Class['a']], ','))", "File['/x'],Class[a]"],
    ["tag('Not A tag')", "Invalid tag 'not a tag'"],
    ["sprintf('%d', Sensitive('x'))", "can't convert Puppet::Pops::Types::PSensitiveType::Sensitive into Integer"],
  ])('%s', (text, message) => {
    expect(valueOf(text)).toContain(message);
  });
});

describe('templates', () => {
  it('fill in parameters and trim line ends as tags specify', () => {
    const template = '<%- |Array $xs| -%>\\n<% $xs.each |$x| { -%>\\n<%= $x %>\\n<% } -%>\\n';
    expect(valueOf(`inline_epp("${template.replaceAll('$', '\\$')}", { 'xs' => [1, 2] })`)).toBe('"1\\n2\\n"');
  });
  it('in modules see the top scope and are named in errors', () => {
    const files = { 'modules/m/templates/t.epp': 'x\n<%= $nope %>' };
    expect(valueOf("epp('m/t')", { files })).toBe(
      "Error: Evaluation Error: Unknown variable: 'nope'. (file: modules/m/templates/t.epp, line: 2, column: 5)",
    );
  });
  it('in ERB are found, and return their content if it contains no Ruby', () => {
    const files = { 'modules/m/templates/a.erb': 'plain\n', 'modules/m/templates/b.erb': '<%= @x %>' };
    expect(valueOf("template('m/a.erb', 'm/a.erb')", { files })).toBe('"plain\\nplain\\n"');
    expect(valueOf("template('m/c.erb')", { files })).toContain("Could not find template 'm/c.erb'");
    expect(valueOf("template('m/b.erb')", { files })).toContain(
      'Ruby, in which ERB templates are written, has not been loaded',
    );
    expect(valueOf('inline_template(undef)')).toBe("''");
  });
  it('become Sensitive through one Sensitive part', () => {
    expect(valueOf("inline_epp('<%= $s %>').unwrap", { variables: { s: 'x' } })).toBe("'x'");
    expect(valueOf("$s = Sensitive('pw') inline_epp('a <%= $s %>') =~ Sensitive")).toBe('true');
  });
});
