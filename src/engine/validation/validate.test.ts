import { describe, expect, it } from 'vitest';
import { parse, parseEpp } from '../syntax/index.ts';
import { validate, type ValidateOptions } from './validate.ts';

function findings(text: string, options: ValidateOptions & { readonly file?: string } = {}): readonly string[] {
  const { program, lineIndex, diagnostics } = parse(text, options.file ?? 'manifests/site.pp');
  expect(diagnostics).toEqual([]);
  return validate(program, options).map(({ message, severity, span }) => {
    const { line, column } = lineIndex.positionAt(span?.offset ?? 0);
    return `${severity === 'error' ? '' : `${severity}: `}${message} ${line}:${column}`;
  });
}

describe('statements without effect', () => {
  it.each([
    [
      '1 notice(2)',
      'This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) 1:1',
    ],
    [
      'class a { $x }',
      'This Variable has no effect. A Host Class Definition can not end with a value-producing expression without other effect 1:11',
    ],
    ['file { mode => 1 }', "This expression is invalid. Did you try declaring a 'file' resource without a title? 1:1"],
  ])('%s', (text, expected) => expect(findings(text)).toEqual([expected]));

  it.each(['$a =~ /x/ notice(1)', 'foo() notice(1)', 'class a { if $x { notice(1) } }', 'function a() { 1 }', '1'])(
    'lets pass %s',
    (text) => expect(findings(text)).toEqual([]),
  );
});

describe('assignments', () => {
  it.each([
    [
      '$0 = 1',
      "Illegal attempt to assign to the numeric match result variable '$0'. Numeric variables are not assignable 1:1",
    ],
    ['$a::b = 1', "Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces 1:1"],
    ['$a[1] = 1', 'Illegal attempt to assign via [index/key]. Not an assignable reference 1:1'],
    ['[$a, [1]] = 1', "Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference 1:7"],
    ['$a += 1', "The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals 1:4"],
    ['$x = File<||>', 'Invalid use of expression. A Virtual Query does not produce a value 1:6'],
    ['define a($b = ($c = 1)) { }', 'Assignment not allowed here 1:19'],
  ])('%s', (text, expected) => expect(findings(text)).toEqual([expected]));
});

describe('locations of definitions', () => {
  it.each([
    [
      'if true { class a { } }',
      'Classes, definitions, and nodes may only appear at toplevel or inside other classes 1:11',
    ],
    ['class a { function b() { } }', 'A Function Definition may only appear at toplevel 1:11'],
    [
      'define a { define b { } }',
      'Classes, definitions, and nodes may only appear at toplevel or inside other classes 1:12',
    ],
  ])('%s', (text, expected) => expect(findings(text)).toEqual([expected]));

  it('requires modules to define only names of their own, each in its file', () => {
    const file = 'modules/web/manifests/vhost.pp';
    expect(findings('class web::vhost { }', { file })).toEqual([]);
    expect(findings('class web { }', { file })).toEqual([
      "Unacceptable location. The name 'web' is unacceptable in file 'modules/web/manifests/vhost.pp' 1:1",
    ]);
    expect(findings('notice(1)', { file })).toEqual([
      'This Function Call is unacceptable as a top level construct in this location 1:1',
    ]);
    expect(findings('class web::any { }', { file: 'modules/web/manifests/init.pp' })).toEqual([]);
    expect(findings('class web { }', { file: 'modules/web/other/init.pp' })).toHaveLength(1);
  });
});

describe('names and parameters', () => {
  it.each([
    ['class Foo { }', "Unacceptable name. The name 'Foo' is unacceptable as the name of a Host Class Definition 1:1"],
    [
      'define string() { }',
      "The name: 'string' is already defined by Puppet and can not be used as the name of a 'define' expression. 1:1",
    ],
    [
      '$x = $Foo',
      "Illegal variable name, The given name 'Foo' does not conform to the naming rule /^((::)?[a-z]\\w*)*((::)?[a-z_]\\w*)$/ 1:6",
    ],
    [
      '$x = $01',
      "Illegal numeric variable name, The given name '01' must be a decimal value if it starts with a digit 0-9 1:6",
    ],
    ['define a($title) { }', "The parameter $title redefines a built in parameter in the 'define' expression 1:10"],
    ['define a($b, $b) { }', "The parameter 'b' is declared more than once in the parameter list 1:14"],
    ['class a(*$b) { }', "Parameter $b has 'captures rest' - not supported in a Host Class Definition 1:10"],
    ['with(1) |*$a, $b| { }', "Parameter $a is not last, and has 'captures rest' 1:11"],
    [
      'class a(Integer[1 + 1] $b) { }',
      "warning: The parameter '$b' must be a literal type, not a Puppet::Pops::Model::AccessExpression 1:24",
    ],
    [
      "node 'a b' { }",
      "The hostname 'a b' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed) 1:6",
    ],
    ['node "${a}" { }', 'An interpolated expression is not allowed in a hostname of a node 1:9'],
    ['$x = attr', 'Use of reserved word: attr, must be quoted if intended to be a String value 1:6'],
    ['class plan { }', "warning: Use of future reserved word: 'plan' 1:1"],
  ])('%s', (text, expected) => expect(findings(text)).toEqual([expected]));
});

describe('values', () => {
  it('finds duplicate keys, with the severity of the setting strict', () => {
    const text = '$h = { a => 1, "a" => 2, 1 => 3, 1.0 => 4 }';
    expect(findings(text)).toEqual(["The key 'a' is declared more than once 1:20"]);
    expect(findings(text, { strict: 'warning' })).toEqual(["warning: The key 'a' is declared more than once 1:20"]);
    expect(findings(text, { strict: 'off' })).toEqual([]);
  });

  it.each([
    [
      '$x = 9223372036854775808',
      "A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' 1:6",
    ],
    [
      'case 1 { default: { } default: { } }',
      "This 'case' statement already has a 'default' entry - this is a duplicate 1:23",
    ],
    ['File<| a > 1 |>', "Illegal query expression. A '>' expression cannot be used in a query 1:10"],
    ['"a"(1)', 'Illegal expression. A String is unacceptable as function name in a Function Call 1:1'],
    [
      'type A = [1]',
      'Illegal expression. An Array Expression is unacceptable as a type reference in a Type Alias 1:10',
    ],
  ])('%s', (text, expected) => expect(findings(text)).toEqual([expected]));

  it('rejects a heredoc whose content violates its syntax', () => {
    const found = findings('$x = 9223372036854775808\n$y = @(END:json)\n  { "a" }\n  | END\n');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^Invalid produced text having syntax: 'json'\. JSON syntax checker: .* 3:1$/);
  });
});

describe('resources', () => {
  it.each([
    ['@class { a: }', 'Classes are not virtualizable 1:1'],
    ['@File { mode => 1 }', 'Resource Defaults are not virtualizable 1:1'],
    [
      'file { a: mode +> 1 }',
      'Illegal +> operation on attribute mode. This operator can not be used in a Resource Instance Definition 1:11',
    ],
    ['file { a: * => $b, * => $c }', 'Unfolding of attributes from Hash can only be used once per resource body 1:20'],
  ])('%s', (text, expected) => expect(findings(text)).toEqual([expected]));
});

it('reports outer problems before inner ones', () => {
  const places = findings('class Foo($a = $B) { 1 $x += 1 }').map((finding) => finding.split(' ').at(-1));
  expect(places).toEqual(['1:1', '1:16', '1:22', '1:27']);
});

it('points at parameters of a template that come too late', () => {
  const { program } = parseEpp(' <%($a)%>', 'x.epp');
  expect(validate(program).map(({ code }) => code)).toEqual(['ILLEGAL_EPP_PARAMETERS']);
});
