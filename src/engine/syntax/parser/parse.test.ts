import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { parse, parseEpp, printPn, reportSpan, walk, type ParseResult } from '../index.ts';

function pn(text: string): string {
  const { program, diagnostics } = parse(text, 'site.pp');
  expect(diagnostics).toEqual([]);
  return printPn(program);
}

function place(result: ParseResult, diagnostic: Diagnostic | undefined): string {
  if (diagnostic === undefined) return 'no error';
  if (diagnostic.span === undefined) return diagnostic.message;
  const { line, column } = result.lineIndex.positionAt(diagnostic.span.offset);
  return `${diagnostic.message} ${line}:${column}`;
}

function firstError(text: string): string {
  const result = parse(text, 'site.pp');
  return place(
    result,
    result.diagnostics.find(({ severity }) => severity === 'error'),
  );
}

describe('precedence', () => {
  it.each([
    ['1 + 2 in [3]', '(+ 1 (in 2 (array 3)))'],
    ['1 < 2 == true', '(< 1 (== 2 true))'],
    ['!$a == $b', '(== (! (var "a")) (var "b"))'],
    ['- $a.size', '(- (call-method {:functor (. (var "a") (qn "size")) :args []}))'],
    ['1 + $x ? { 3 => 4 }', '(? (+ 1 (var "x")) [(=> 3 4)])'],
    ['$a = $b = 1', '(= (var "a") (= (var "b") 1))'],
    ['$a = $b -> $c', '(= (var "a") (-> (var "b") (var "c")))'],
    ['$a or $b and $c', '(or (var "a") (and (var "b") (var "c")))'],
    ['$x ? a => 1 and 2', '(? (var "x") [(=> (qn "a") (and 1 2))])'],
  ])('%s', (text, expected) => expect(pn(text)).toBe(expected));
});

describe('numbers', () => {
  it.each([
    ['0xff', '(int {:radix 16 :value 255})'],
    ['017', '(int {:radix 8 :value 15})'],
    ['1.5e3', '1500.0'],
    ['1e15', '1.0e+15'],
    ['0.00001', '1.0e-05'],
    ['-1.0', '-1.0'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
  ])('%s', (text, expected) => expect(pn(`$x = ${text}`)).toBe(`(= (var "x") ${expected})`));

  it.each([
    ['$x = 1a', "Illegal number '1a' 1:6"],
    ['$x = 08', 'Not a valid octal number 08 1:6'],
    ['$x = 0xg', 'Not a valid hex number 0xg 1:6'],
    ['$x = 1.5x', 'Not a valid decimal number 1.5x 1:6'],
  ])('%s', (text, expected) => expect(firstError(text)).toBe(expected));
});

describe('interpolation', () => {
  it.each([
    ['"${name}"', '(concat (str (var "name")))'],
    ['"${x / 2}"', '(concat (str (/ (qn "x") 2)))'],
    ['"${x[1]}"', '(concat (str (access (var "x") 1)))'],
    ['"${x.upcase}"', '(concat (str (call-method {:functor (. (var "x") (qn "upcase")) :args []})))'],
    ['"${class}"', '(concat (str (var "class")))'],
    ['"${42}"', '(concat (str (var "42")))'],
    ['"a$b::c-d"', '(concat "a" (str (var "b::c")) "-d")'],
    ['"${"${x}"}"', '(concat (str (concat (str (var "x")))))'],
    ['"a$"', '"a$"'],
    [String.raw`"\$x \u{1F600} \u0041\t\q"`, String.raw`"$x 😀 A\t\\q"`],
    ['"${}"', ''],
  ])('%s', (text, expected) => {
    if (expected === '') expect(firstError(text)).toBe("Syntax error at '' 1:5");
    else expect(printPn(parse(text, 'x').program)).toBe(expected);
  });

  it('warns of an invalid escape', () => {
    const { diagnostics } = parse(String.raw`$x = "a\qb"`, 'site.pp');
    expect(diagnostics).toMatchObject([
      { severity: 'warning', message: String.raw`Unrecognized escape sequence '\q'` },
    ]);
  });
});

describe('statements', () => {
  it('reads the expressions after a statement function as its arguments', () => {
    expect(pn('notice 1, 2')).toBe('(invoke {:functor (qn "notice") :args [1 2]})');
    expect(pn('include foo')).toBe('(invoke {:functor (qn "include") :args [(qn "foo")]})');
    expect(pn('notice { a => 1 }')).toBe('(invoke {:functor (qn "notice") :args [(hash (=> "a" 1))]})');
  });

  it('rejects argument lists of other functions without parentheses, at the first comma', () => {
    expect(firstError('foo 1, 2')).toBe(
      "attempt to pass argument list to the function 'foo' which cannot be called without parentheses 1:6",
    );
    expect(firstError('$a = 1, 2')).toBe('illegal comma separated argument list 1:7');
  });

  it('distinguishes an access from a list by the white space before it', () => {
    expect(pn('$a[1]')).toBe('(access (var "a") 1)');
    expect(pn('$a [1]')).toBe('(block (var "a") (array 1))');
  });

  it('qualifies nested classes with the names of the surrounding ones', () => {
    const { program } = parse('class a { class b { define c { } } } class ::d { }', 'site.pp');
    const names = program.definitions.map((definition) => ('name' in definition ? definition.name : ''));
    expect(names).toEqual(['a::b::c', 'a::b', 'a', '::d']);
  });

  it('knows no plans', () => {
    expect(pn('plan')).toBe('(qn "plan")');
    expect(firstError('plan foo() { }')).toBe(
      'Expression is not valid as a resource, resource-default, or resource-override 1:6',
    );
  });
});

describe('heredocs', () => {
  it('removes the margin, keeps lines of content in it, and drops the last line break', () => {
    expect(pn('$x = @(END)\n    a\n  b\n      c\n    |- END\n')).toBe(
      '(= (var "x") (heredoc {:text "a\\n  b\\n  c"}))',
    );
  });

  it('joins lines that end with a backslash, with either line end', () => {
    expect(pn('$x = @(END/L)\n  one \\\n  two\n  | END\n')).toBe(
      String.raw`(= (var "x") (heredoc {:text "one two\n"}))`,
    );
    expect(pn('$x = @(END/L)\r\n  one \\\r\n  two\r\n  | END\r\n')).toBe(
      String.raw`(= (var "x") (heredoc {:text "one two\r\n"}))`,
    );
  });

  it('reads several that begin on one line', () => {
    expect(pn('f(@(A), @("B":json/t))\nx\\t\nA\n$y\\t\nB\nnotice 1')).toBe(
      '(block (invoke {:functor (qn "f") :args [(heredoc {:text "x\\\\t\\n"}) ' +
        '(heredoc {:syntax "json" :text (concat (str (var "y")) "\\t\\n")})]}) (invoke {:functor (qn "notice") :args [1]}))',
    );
  });

  it('locates content by its place in the file, and the heredoc by the start of its line', () => {
    const text = '$x = @("END")\n    $a b ${c} ${ 1 + 2 }\n    | END\n';
    const found: string[] = [];
    walk(parse(text, 'site.pp').program, (node) => {
      if (node.kind === 'Variable')
        found.push(`${text.slice(node.offset, node.offset + node.length)} ${reportSpan(node).offset}`);
      if (node.kind === 'Arithmetic') found.push(text.slice(node.offset, node.offset + node.length));
    });
    expect(found).toEqual(['$x 0', '$a 14', 'c 25', '1 + 2']);
  });

  it.each([
    ['$x = @(END', "Unclosed parenthesis after '@(' followed by '@(END...' 1:6"],
    ['$x = @(END)\nfoo\n', 'Heredoc without end-tagged line 2:1'],
    ['$x = @(END)', 'Heredoc without any following lines of text 1:12'],
    ['$x = @(END/q)\nEND\n', "Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got 'q' 1:14"],
    ['$x = @(END/tt)\nEND\n', "An escape char for @() may only appear once. Got 't, t' 1:15"],
    ['$x = @("")\nEND\n', 'Heredoc with an empty endtag 1:11'],
  ])('%j', (text, expected) => expect(firstError(text)).toBe(expected));
});

describe('errors', () => {
  it.each([
    ["file { 'a' mode => 1 }", "Syntax error at 'mode' 1:12"],
    ["file { 'a': mode = 1 }", "Syntax error at '=' 1:18"],
    ["file { 'a': a => 1 b => 2 }", "Syntax error at 'b' 1:20"],
    ['class a {', 'Syntax error at end of input'],
    ['class a { } }', "Syntax error at '}' 1:13"],
    ["$a = 'b", `Unclosed quote after "'" followed by 'b...' 1:7`],
    ['$a = "b', `Unclosed quote after '"' followed by 'b...' 1:7`],
    ['$a = "${b} ', "Unclosed quote after 'b' followed by ' ...' 1:11"],
    ['/* a', 'Unclosed multiline comment 1:1'],
    ['$a = Foo::bar', 'Illegal class reference 1:10'],
    ['include ::', 'Illegal fully qualified name 1:11'],
    ['class class { }', "'class' keyword not allowed at this location 1:7"],
    ["class 'a' { }", 'A quoted string is not valid as a name here 1:7'],
    ['@foo', 'Virtual (@) can only be applied to a Resource Expression 1:1'],
    ['@@foo', 'Exported (@@) can only be applied to a Resource Expression 1:1'],
    ['$a { b => 1 }', 'Expression is not valid as a resource, resource-default, or resource-override 1:1'],
    ['foo { a +> 1 }', 'Syntax error resource body without title or hash with +> 1:5'],
    ['$a = 1\n{ a => 2 }', 'Expression is not valid as a resource, resource-default, or resource-override 1:6'],
    ["$a = 1\n{ 'a' => 2 }", "Syntax error at '=>' 2:7"],
    ['notice(1);', 'Syntax error at end of input'],
    ['$x.foo(1,)', "Syntax error at ')' 1:10"],
    ['case $x { }', "Syntax error at '}' 1:11"],
    [
      '\ufeffnotice(1)',
      'Illegal UTF-8 Byte Order mark at beginning of input: [EF BB BF] - remove these from the puppet source',
    ],
    ['😀', "Syntax error at '' 1:1"],
    ["$a = '😀' ]", "Syntax error at ']' 1:10"],
    ['a\0b', "Syntax error at '' 1:2"],
  ])('%j', (text, expected) => expect(firstError(text)).toBe(expected));
});

describe('recovery', () => {
  const names = (text: string): readonly string[] =>
    parse(text, 'site.pp').program.definitions.flatMap((definition) => ('name' in definition ? [definition.name] : []));

  it.each([
    ['a missing closing brace', 'class a {\n  if $x {\n  }\nclass b {\n}\n'],
    ['an extra closing brace', 'class a {\n  }\n}\nclass b {\n}\n'],
    ['an unclosed quote', "class a {\n  $x = 'abc\n  $y = 'def'\n}\nclass b {\n}\n"],
    ['an unclosed interpolation', 'class a {\n  $x = "${y"\n  $z = "def"\n}\nclass b {\n}\n'],
    ['a bad parameter', 'class a ($x = , $y) {\n}\nclass b {\n}\n'],
    ['a bad statement', 'class a {\n  $x = = 1\n  file { "a": }\n}\nclass b {\n}\n'],
  ])('keeps the definitions around %s', (_what, text) => expect(names(text)).toEqual(['a', 'b']));

  it('reports errors in several statements', () => {
    const { diagnostics } = parse('class a {\n  $x = )\n  $y = 1\n  $z = ]\n}\n', 'site.pp');
    expect(diagnostics.map(({ message }) => message)).toEqual(["Syntax error at ')'", "Syntax error at ']'"]);
  });

  it('keeps the attributes around an invalid one', () => {
    const { program } = parse("file { '/a':\n  mode => ,\n  owner => root,\n}\n", 'site.pp');
    const attributes: string[] = [];
    walk(program, (node) => {
      if (node.kind === 'AttributeOperation') attributes.push(node.name);
    });
    expect(attributes).toEqual(['mode', 'owner']);
  });

  it('names the unclosed brace', () => {
    const result = parse('class a {\n  if $x {\n}\n', 'site.pp');
    expect(result.diagnostics.map((diagnostic) => place(result, diagnostic))).toEqual([
      'Syntax error at end of input',
      "This '{' has no matching '}' 1:9",
    ]);
  });

  it('keeps the readable part of a statement', () => {
    const { program } = parse('notify($a, $b.foo, ', 'site.pp');
    expect(program.body).toMatchObject({
      kind: 'Error',
      parts: [{ value: 'notify' }, { name: 'a' }, { kind: 'CallMethod' }],
    });
  });
});

describe('depth and size', () => {
  it.each([
    ['lists', '['.repeat(1000) + ']'.repeat(1000)],
    ['conditionals', 'if true { '.repeat(1000) + '}'.repeat(1000)],
  ])('parses a thousand nested %s', (_what, text) => expect(parse(text, 'x').diagnostics).toEqual([]));

  it.each(['[', '(', 'if true {', '- ', '"${'])('ends a million of %j with one error', { tags: 'limit' }, (opening) => {
    const { diagnostics } = parse(opening.repeat(1_000_000), 'x');
    expect(diagnostics).toHaveLength(1);
  });

  it('parses a long chain of operators', () => {
    expect(parse(`1${' + 1'.repeat(100_000)}`, 'x').diagnostics).toEqual([]);
  });
});

describe('templates', () => {
  const epp = (text: string): string => printPn(parseEpp(text, 'x.epp').program);

  it.each([
    [
      '<%- | $a, $b = 1 | -%>\nx <%= $a %> y',
      '(lambda {:params {:a {} :b {:value 1}} :body [(epp "x " (render (var "a")) " y")]})',
    ],
    ['a <%# no %>b <%% c %%> <%#- d -%> \n e', '(lambda {:body [(epp "a b <% c %> e")]})'],
    ['<% if $x { -%>\n a\n<%- } %>', '(lambda {:body [(epp (if {:test (var "x") :then [" a\\n"]}))]})'],
  ])('%j', (text, expected) => expect(epp(text).replaceAll(/\(render-s ("[^"]*")\)/g, '$1')).toBe(expected));

  it('wants its tags closed', () => {
    const messages = (text: string): readonly string[] =>
      parseEpp(text, 'x.epp').diagnostics.map(({ message }) => message);
    expect(messages('a <% $x')[0]).toBe('Unbalanced epp tag, reached <eof> without closing tag.');
    expect(messages('a <%# $x')[0]).toBe('Reaching end after opening <%# without seeing %>');
    expect(messages('a <%')[0]).toBe('Unbalanced embedded expression - opening <% and reaching end of input');
  });
});
