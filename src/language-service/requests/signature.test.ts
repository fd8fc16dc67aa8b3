import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

type Texts = string | Readonly<Record<string, string>>;

/** Returns the signature shown at `‸` as `name parameter`, or `nothing`. */
function shownAt(texts: Texts): string {
  const { service, place } = createMarkedProject(texts);
  const answer = service.answer('signature', place);
  if (answer === null) return 'nothing';
  const form = answer.signatures[answer.activeSignature];
  return `${form?.label.split('(')[0] ?? ''} ${answer.activeParameter} ${form?.parameters[answer.activeParameter]?.label ?? ''}`;
}

const double = {
  'modules/ntp/functions/double.pp': 'function ntp::double(Numeric $x, Integer $by = 2) >> Numeric {\n}\n',
};
const site = 'manifests/site.pp';

describe('the signature', () => {
  it.each<readonly [what: string, texts: Texts, expected: string]>([
    ['of a data type', 'class a (\n  Integer[‸', 'Integer[minimum, maximum] 0 minimum'],
    [
      'of a data type, after a comma',
      'type A = Hash[String, ‸]',
      'Hash[key type, value type, minimum, maximum] 1 value type',
    ],
    ['of a data type with repeated parameters', "type A = Enum['a', ‸]", 'Enum[…string] 0 …string'],
    ['of the first argument', '$x = split(‸)', 'split 0 String $str'],
    ['of return', 'function f() {\n  return(‸)\n}', 'return 0 Any $value?'],
    ['of what repeats', "$x = sprintf('%s %s', 1, ‸)", 'sprintf 1 Any *$values'],
    ['of the second argument', "$x = split('a', ‸)", 'split 1 String $pattern'],
    ['of an open call', "$x = split('a', ‸", 'split 1 String $pattern'],
    ['of an open call before further code', "$x = split('a', ‸\n\nclass a {\n}\n", 'split 1 String $pattern'],
    ['in an argument that is a text', "$x = split('a‸b', ',')", 'split 0 String $str'],
    ['in an argument with commas of its own', "$x = join(['a', 'b', ‸], ',')", 'join 0 Array $arg'],
    ['after an argument with brackets', "$x = join(['a', 'b'], ‸)", 'join 1 String $delimiter?'],
    ['of the inner call', "$x = split(join([1], ‸), ',')", 'join 1 String $delimiter?'],
    ['of the outer call', "$x = split(join([1], ','), ‸)", 'split 1 String $pattern'],
    [
      'of the form that takes what is given',
      "$x = regsubst('a', /b/, ‸)",
      'regsubst 2 Variant[String,Hash[String,String]] $replacement',
    ],
    ['after a dot', "$x = 'a'.split(‸)", 'split 1 String $pattern'],
    ['after a dot on a call', "$x = foo('a').split(‸)", 'split 1 String $pattern'],
    ['after a dot on a hash', '$x = { a => 1 }.map |‸', 'map 1 Callable[2,2] &$block'],
    ['of the parameters of a block', '$x = [1].each |$i, ‸|', 'each 1 Callable[2,2] &$block'],
    ['of a block after arguments', '$x = [1].reduce(0) |‸', 'reduce 2 Callable[2,2] &$block'],
    ['of a statement without parentheses', "notice 'a', ‸", 'notice 0 Any *$values'],
    ['of include', 'include ‸', 'include 0 Any *$names'],
    ['of a repeated parameter', "notice('a', 'b', ‸)", 'notice 0 Any *$values'],
    ['of a function of the project', { ...double, [site]: '$x = ntp::double(1, ‸)' }, 'ntp::double 1 Integer $by = 2'],
    ['of the form for the receiver', '$x = [1, 2].map(‸)', 'map 1 Callable[2,2] &$block'],
    ['of a type that makes a value', "$x = Integer('5', ‸)", 'new 1 Any *$args'],
    ['in an interpolation', '$x = "a ${split($x, ‸)}"', 'split 1 String $pattern'],
    [
      'in a value of a resource',
      "file { '/a': content => epp('a/b', ‸) }",
      'epp 1 Hash[Pattern[/^\\w+$/], Any] $parameters?',
    ],
    ['in a template', { 'modules/a/templates/x.epp': "<%= split('a', ‸) %>" }, 'split 1 String $pattern'],
    ['of no call', "file { '/a': mode => ‸ }", 'nothing'],
    ['after a call', "$x = split('a', 'b')‸", 'nothing'],
    ['in the body of a block', '$x = [1].each |$i| { ‸ }', 'nothing'],
    ['of a list of parameters', 'class a (‸) {\n}', 'nothing'],
    ['in a comment', "split('a', # ‸\n'b')", 'nothing'],
    ['of an unknown function', 'foo(‸)', 'nothing'],
  ])('%s', (_, texts, expected) => {
    expect(shownAt(texts)).toBe(expected);
  });

  it('is that of the form for the receiver', () => {
    const { service, place } = createMarkedProject('$x = [1, 2].map(‸)');
    const answer = service.answer('signature', place);
    expect(answer?.signatures[answer.activeSignature]?.label).toContain('Iterable $enumerable');
  });

  it('has the description of a parameter', () => {
    const { service, place } = createMarkedProject('# @param x The number.\nfunction f(Integer $x) {\n}\n$y = f(‸)');
    expect(service.answer('signature', place)?.signatures[0]?.parameters[0]?.documentation).toBe('The number.');
  });
});
