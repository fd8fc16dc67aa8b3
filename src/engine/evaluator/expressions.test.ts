import { describe, expect, it } from 'vitest';
import { evaluateExpression, type EvaluateOptions } from '../testing/evaluate.ts';

function valueOf(text: string, options?: EvaluateOptions): string {
  const result = evaluateExpression(text, options);
  return 'error' in result ? `Error: ${result.error}` : result.value;
}
function errorOf(text: string, options?: EvaluateOptions): string {
  const result = evaluateExpression(text, options);
  return 'error' in result ? result.error : `Value: ${result.value}`;
}

describe('arithmetic', () => {
  it.each([
    ['7 / 2', '3'],
    ['-7 / 2', '-4'],
    ['-7 % 3', '2'],
    ['7.0 / 2', '3.5'],
    ['1 << 3', '8'],
    ['[1, 2] + 3', '[1, 2, 3]'],
    ['[1, 2.0, 3] - [1.0, 2]', '[3]'],
    ["{'a' => 1} + ['b', 2]", "{'a' => 1, 'b' => 2}"],
    ["{'a' => 1, 'b' => 2} - 'a'", "{'b' => 2}"],
    ["Timestamp('2024-01-01T00:00:00') - Timestamp('2023-12-31T00:00:00') == Timespan(86400)", 'true'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    ["1 < SemVer('1.0.0')", "can't convert SemanticPuppet::Version into Float"],
    ["SemVer('1.0.0') % 0", 'Division by 0'],
    ["1 << SemVer('1.0.0')", "Operator '<<' is not applicable to an Integer."],
    ["1 + File['/x']", "Evaluation Error: The value 'File['/x']' cannot be converted to Numeric."],
    ["'a' =~ Timespan(1)", "Caused by 'no implicit conversion of Puppet::Pops::Time::Timespan into String'"],
  ])('%s names a value as Ruby does', (text, message) => {
    expect(errorOf(text)).toContain(message);
  });

  it('points a division by zero at its right operand', () => {
    expect(errorOf('10 / 0')).toBe('Evaluation Error: Division by 0 (file: test.pp, line: 1, column: 6)');
  });
  it('rejects numbers outside of 64 bits', () => {
    expect(errorOf('9223372036854775807 + 1')).toContain(
      "A '+' expression resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000'",
    );
  });
  it('does not treat strings as numbers under strict', () => {
    expect(errorOf("'5' + 1")).toContain("The string '5' was automatically coerced to the numerical value 5");
    expect(valueOf("'5' + 1", { settings: { strict: 'off' } })).toBe('6');
  });
});

describe('comparison and matching', () => {
  it.each([
    ["'ABC' == 'abc'", 'true'],
    ['1 == 1.0', 'true'],
    ["'b' in 'ABC'", 'true'],
    ["/b/ in ['abc']", 'true'],
    ['Integer[1, 2] < Integer', 'true'],
    ["'abc' =~ /b(c)/", 'true'],
    ["SemVer('1.5.0') =~ SemVerRange('>=1.0.0')", 'true'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it('keeps the captures of a condition inside of it', () => {
    expect(valueOf("$x = if 'abc' =~ /b(c)/ { $1 } [$x, $1]")).toBe("['c', undef]");
    expect(valueOf("$x = 'abc' =~ /b(c)/ $1")).toBe("'c'");
  });
  it('keeps the captures of an earlier match when a later one fails', () => {
    expect(valueOf("$a = 'abc' =~ /(b)/ $b = 'abc' =~ /(x)/ $1")).toBe("'b'");
  });
  it('reports why values cannot be compared', () => {
    expect(errorOf("1 < 'a'")).toContain(
      "Comparison of: Integer < String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'.",
    );
  });
});

describe('case and selectors', () => {
  it('tries options in order and default last, regardless of its position', () => {
    expect(valueOf("case 'b' { default: { 1 } 'B': { 2 } }")).toBe('2');
    expect(valueOf("case [1, 'x'] { [Integer, /x/]: { 'both' } }")).toBe("'both'");
    expect(valueOf("case { 'a' => 1, 'b' => 2 } { { 'a' => Integer }: { 'part' } }")).toBe("'part'");
    expect(valueOf("case 3 { *[1, 2], *[3, 4]: { 'in' } default: { 'out' } }")).toBe("'in'");
  });
  it('fails when no entry of a selector matches', () => {
    expect(errorOf("'x' ? { 'y' => 1 }")).toContain("No matching entry for selector parameter with value 'x'");
  });
});

describe('variables', () => {
  it('are assigned once', () => {
    expect(errorOf('$a = 1 $a = 2')).toContain("Cannot reassign variable '$a'");
    expect(errorOf('$facts = 1')).toContain("Attempt to assign to a reserved variable name: '$facts'");
  });
  it('destructure arrays and hashes', () => {
    expect(valueOf('[$a, [$b]] = [1, [2]] [$b, $a]')).toBe('[2, 1]');
    expect(valueOf("[$a, $b] = { 'b' => 2, 'a' => 1 } [$a, $b]")).toBe('[1, 2]');
    expect(errorOf('[$a, $b] = [1]')).toContain('expected 2, got 1');
  });
  it('must be known, unless a setting allows unknown ones', () => {
    expect(errorOf('$nope')).toBe("Evaluation Error: Unknown variable: 'nope'. (file: test.pp, line: 1, column: 1)");
    const settings = { strict: 'warning', strictVariables: false } as const;
    const result = evaluateExpression('"[${nope}]"', { settings });
    expect(result).toMatchObject({ value: "'[]'", logs: [{ level: 'warning', source: 'Puppet', line: 1 }] });
  });
  it('are local to their lambda', () => {
    expect(errorOf('[1].each |$x| { $y = $x } $y')).toContain("Unknown variable: 'y'");
  });
});

describe('access', () => {
  it.each([
    ["'abc'[1]", "'b'"],
    ["'abc'[-2, 2]", "'bc'"],
    ['[1, 2, 3][0, -2]', '[1, 2]'],
    ["{'a' => 1, 'b' => 2}['b', 'x', 'a']", '[2, 1]'],
    ["File['/a', '/b']", "[File['/a'], File['/b']]"],
    ["Class['A', 'b']", '[Class[a], Class[b]]'],
    ['Resource[File]', 'File'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
  it('points errors at the key', () => {
    expect(errorOf("[1]['0']")).toContain(
      "The string '0' was automatically coerced to the numerical value 0 (file: test.pp, line: 1, column: 5)",
    );
    expect(errorOf("Integer['a']")).toContain(
      'Integer-Type [] requires all arguments to be integers (or default). Got String',
    );
  });
});

describe('functions in the Puppet language', () => {
  const add = 'function add(Integer $a, Integer $b = $a) >> Integer { $a + $b }\n';
  it('bind parameters and defaults', () => {
    expect(valueOf(`${add} [add(1, 2), add(4)]`)).toBe('[3, 8]');
  });
  it('reject arguments of wrong type or number', () => {
    expect(errorOf(`${add} add('x')`)).toContain("'add' parameter 'a' expects an Integer value, got String");
    expect(errorOf(`${add} add()`)).toContain("'add' expects between 1 and 2 arguments, got none");
  });
  it('do not see the variables of their caller, and return early', () => {
    expect(errorOf('function f() { $x } [1].each |$x| { f() }')).toContain("Unknown variable: 'x'");
    expect(valueOf('function f() { [1, 2].each |$n| { return($n) } } f()')).toBe('1');
  });
  it('report jumps without a target', () => {
    expect(errorOf('break()')).toBe('break() from context where this is illegal (file: test.pp, line: 1)');
  });
  it('read defaults from left to right', () => {
    expect(errorOf('function f($a = $b, $b = 1) { $a } f()')).toContain(
      'f: default expression for $a tries to illegally access not yet evaluated $b',
    );
  });
});

describe('limits', () => {
  it.each([
    ['steps', 'Integer[1, 1000].each |$x| { $x }', { steps: 100 }, 'Stopped after 100 evaluation steps'],
    ['depth', 'function f() { f() } f()', {}, 'Stopped at 250 nested calls'],
    ['collections', '[1, 2] + [3, 4]', { collectionSize: 3 }, 'Stopped at a collection of 4 entries'],
    ['strings', '"${x}${x}"', { stringSize: 10 }, 'Stopped at a string of 12 characters'],
    ['formats', "sprintf('%99999999s', 1)", {}, 'Stopped at a string of 99999999 characters'],
  ])('end a compilation that needs too many %s, at its place', (_, text, budget, message) => {
    const error = errorOf(text, { budget, variables: { x: 'abcdef' } });
    expect(error).toContain(message);
    expect(error).toContain('line: 1');
  });
  it('check only arguments that are widths', () => {
    expect(valueOf("sprintf('%*d', 3, 99999999999)")).toBe("'99999999999'");
    expect(errorOf("sprintf('%*d', 99999999999, 3)")).toContain('Stopped at a string of 99999999999 characters');
  });
  it('allow everything that Puppet allows', () => {
    expect(valueOf('function f($n) { if $n == 0 { 0 } else { f($n - 1) } } f(200)')).toBe('0');
  });
});

describe('heredocs', () => {
  it('are checked against their syntax after interpolation', () => {
    expect(errorOf('$x = 1\n@("END":json)\n  {"a": ${x}}x\n  | END')).toContain(
      "Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string.",
    );
  });
});
