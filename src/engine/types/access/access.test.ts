import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../../testing/literal-values.ts';
import { displayString } from '../../formatting/display.ts';
import { TypeAccessError } from './access-error.ts';
import { formatType } from '../format.ts';

describe('types with parameters', () => {
  it.each([
    ['Integer[default, 5]', 'Integer[default, 5]'],
    ['Integer[5, default]', 'Integer[5]'],
    ['Float[1, 2]', 'Float[1.0, 2.0]'],
    ['Array[String, default]', 'Array[String, 0]'],
    ['Array[Integer, Integer[1, 2]]', 'Array[Integer, 1, 2]'],
    ['Array[Integer, -5, -1]', 'Array[0, 0]'],
    ['Hash[1, 2]', 'Hash[Any, Any, 1, 2]'],
    ['Enum[b, a, a]', "Enum['a', 'b']"],
    ['Variant[Integer, Variant[String, Integer]]', 'Variant[Integer, String]'],
    [
      'Struct[{a => 5, NotUndef[b] => Optional[String]}]',
      "Struct[{'a' => Integer, NotUndef['b'] => Optional[String]}]",
    ],
    ['Callable[String, 0, default]', 'Callable[String, 0]'],
    ['Callable[[String], Integer]', 'Callable[[String], Integer]'],
    ['Callable[1, 2]', 'Callable[1, 2]'],
    ['Callable[0, 0]', 'Callable[0, 0]'],
    ['Optional[a]', "Optional['a']"],
    ['NotUndef[Any]', 'NotUndef'],
    ["Timespan['0-00:00:01.5', 3]", "Timespan['0-00:00:01.5', '0-00:00:03.0']"],
    ["Resource[file, '/x']", "File['/x']"],
    ["Class['A::B']", 'Class[a::b]'],
    ["URI['http://a.com:80/b']", "URI[{'scheme' => 'http', 'host' => 'a.com', 'path' => '/b'}]"],
    ['Init[Integer, 16]', 'Init[Integer, 16]'],
  ])('%s is %s', (text, printed) => {
    expect(formatType(typeOf(text))).toBe(printed);
  });

  it('returns an array for references with several titles', () => {
    expect(displayString(valueOf("File['/a', '/b']"))).toBe("[File['/a'], File['/b']]");
    expect(displayString(valueOf("File[['/a']]"))).toBe("[File['/a']]");
  });

  it.each([
    ["Integer['5']", 'Integer-Type [] requires all arguments to be integers (or default). Got String', 0],
    ['Integer[1, 2, 3]', 'Integer-Type supports [] with one or two arguments (from, to). Got 3', 'access'],
    [
      "Array[Integer, 'a']",
      "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got a String",
      1,
    ],
    ['Hash[String]', 'Hash-Type[] accepts 2 to 4 arguments. Got 1', 'access'],
    [
      "Tuple['a']",
      'Error creating type specialization of a Tuple-Type, Cannot use String where Any-Type is expected',
      0,
    ],
    ['Type[5]', 'Type-Type[] arguments must be types. Got Integer', 0],
    ['Undef[5]', "Operator '[]' is not applicable to an Undef-Type.", 'type'],
    [
      'File[5]',
      'Error creating type specialization of a File-Type, Cannot use Integer where a resource title String is expected',
      0,
    ],
  ])('%s is refused where it stands', (text, message, blame) => {
    let thrown: unknown;
    try {
      valueOf(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TypeAccessError);
    expect(thrown).toMatchObject({ message, blame });
  });

  it('rejects ranges with reversed bounds', () => {
    expect(() => typeOf('Integer[5, 3]')).toThrow("'from' must be less or equal to 'to'. Got (5, 3");
  });
});
