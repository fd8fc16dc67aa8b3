import { describe, expect, it } from 'vitest';
import { compileForTest } from '../../testing/compile.ts';

function outcome(manifest: string): readonly string[] {
  const { logs } = compileForTest(manifest);
  return logs.filter(({ level }) => level === 'notice' || level === 'err').map(({ message }) => message);
}

const atName = 'Evaluation Error: Error while evaluating a Type-Name, ';

describe('the source of a type alias', () => {
  it.each([
    ['Integer[$x]', 'The expression <$x> is not a valid type specification.'],
    ['Array[Integer[1+1]]', 'The expression <1+1> is not a valid type specification.'],
    ["Array['x']", "The expression <A = Array['x'> is not a valid type specification."],
    ['Hash[Integer]', 'Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided'],
    ['Array[Integer, 1, 2, 3]', 'Invalid number of type parameters specified: Array requires 1 to 3, 4 provided'],
    ['Any[1]', 'Not a parameterized type <Any>'],
    ['B[1]', 'Not a parameterized type <B>'],
    ['Boolean[1]', 'Boolean parameter must be true or false'],
    ['Enum[1]', 'Enum parameters must be identifiers or strings'],
  ])('%s is not evaluated, and refused at its first use', (text, message) => {
    expect(outcome(`type B = Integer\n$x = 1\ntype A = ${text}\nnotice(A)`)).toEqual([atName + message]);
    expect(outcome(`type B = Integer\n$x = 1\ntype A = ${text}\nnotice(1)`)).toEqual(['1']);
  });

  it('keeps unknown names with their parameters', () => {
    expect(outcome('type A = Array[Nope[2]]\nnotice([1] =~ A, A)')).toEqual([
      "false A = Array[TypeReference['Nope[2]']]",
    ]);
  });

  it('may not have the name of a built-in type', () => {
    const entity = "Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/";
    const node = ' on node node.example.com';
    expect(outcome('type String = Integer')).toEqual([
      `${entity}string'. Originally set by Puppet-Type-System/Static-Loader.${node}`,
    ]);
    expect(outcome('type Data = Integer')).toEqual([`${entity}data'. Set at unknown location${node}`]);
    expect(outcome('type Target = Integer')).toEqual([]);
  });
});

describe('object types in manifests', () => {
  it('are worked out when first used, under their names', () => {
    const types =
      'type P = Object[{attributes => {a => Integer}}]\ntype C = Object[{parent => P, attributes => {a => String}}]';
    expect(outcome(`${types}\nnotice(1)`)).toEqual(['1']);
    expect(outcome(`${types}\nnotice(C(1))`)).toEqual([
      `${atName}attribute C[a] attempts to override attribute P[a] without having override => true`,
    ]);
  });

  it('may refer to each other and themselves', () => {
    const types =
      'type A = Object[{attributes => {b => Optional[B]}}]\ntype B = Object[{attributes => {a => Optional[A], b => {type => Optional[B], value => undef}}}]';
    expect(outcome(`${types}\nnotice(A(B(undef)).b.a =~ Undef)`)).toEqual(['true']);
  });

  it('have no behavior for derived attributes and for functions', () => {
    const type =
      'type A = Object[{attributes => {d => {type => Integer, kind => derived}}, functions => {f => Callable}}]';
    const atCall = 'Evaluation Error: Error while evaluating a Method call, no method is implemented for ';
    expect(outcome(`${type}\nnotice(A().d)`)).toEqual([`${atCall}derived attribute A[d]`]);
    expect(outcome(`${type}\nnotice(A().f)`)).toEqual([`${atCall}function A[f]`]);
  });

  it('hide their secrets, except for the type', () => {
    const type = 'type A = Object[{attributes => {s => Sensitive[String]}}]';
    expect(outcome(`${type}\nnotice(A(Sensitive('x')))`)).toEqual(["A({'s' => Instance of Sensitive[String]})"]);
  });
});

describe('type sets in manifests', () => {
  it('keep their members to themselves', () => {
    const set = "type My = TypeSet[{pcore_version => '1.0.0', version => '1.0.0', types => {A => Integer}}]";
    expect(outcome(`${set}\nnotice(My::A)`)).toEqual(['Evaluation Error: Resource type not found: My::A']);
  });
});
