import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../../testing/literal-values.ts';
import { PuppetHash, TypeValue } from '../../values/value.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { formatTypeText } from '../format.ts';
import { newInstance } from '../../functions/conversion/new.ts';
import { collectAttributes } from './inherited-members.ts';
import { declareObject, findMember } from './object.ts';

const point = declareObject('Point', valueOf('{attributes => {x => Integer, y => Integer}}'));
const named = declareObject(
  'Named',
  PuppetHash.fromObject({
    parent: new TypeValue(point),
    attributes: valueOf('{label => {type => String, value => none}}'),
  }),
);

describe('object types', () => {
  it('inherit members', () => {
    expect([...collectAttributes(named).keys()]).toEqual(['x', 'y', 'label']);
    expect(findMember(named, 'x')?.name).toBe('x');
    expect(isAssignable(point, named)).toBe(true);
    expect(isAssignable(named, point)).toBe(false);
  });

  it('print as their declaration', () => {
    expect(formatTypeText(point)).toBe("Object[{name => 'Point', attributes => {'x' => Integer, 'y' => Integer}}]");
  });

  it('name the constructor that rejects a value', () => {
    expect(() => newInstance(point, [1n])).toThrow(
      [
        "The function 'new_Point' was called with arguments it does not accept. It expects one of:",
        "  (Struct[{'x' => Integer, 'y' => Integer}] hash)",
        "    rejected: parameter 'hash' expects a Struct value, got Integer",
        '  (Integer x, Integer y)',
        '    rejected: expects 2 arguments, got 1',
      ].join('\n'),
    );
  });

  it.each([
    ['{attributes => {x => 5}}', 'attribute A[x] has wrong type, expects a Type value, got Integer'],
    ['{nope => 5}', "object initializer has wrong type, unrecognized key 'nope'"],
    [
      '{attributes => {x => {type => Integer, kind => constant}}}',
      "attribute A[x] of kind 'constant' requires a value",
    ],
    [
      '{attributes => {x => Integer}, functions => {x => Callable}}',
      'function A[x] conflicts with attribute with the same name',
    ],
    ['{equality => x}', "A equality is referencing non existent attribute 'x'"],
    [
      '{attributes => {x => {type => Integer, override => true}}}',
      'expected attribute A[x] to override an inherited attribute, but no such attribute was found',
    ],
  ])('%s is refused', (declaration, message) => {
    expect(() => declareObject('A', valueOf(declaration))).toThrow(message);
  });

  it('accept values for type parameters', () => {
    expect(formatTypeText(typeOf("Error['k', 'c']"))).toBe("Error['k', 'c']");
    expect(isAssignable(typeOf("Error['k']"), typeOf("Error['k', 'c']"))).toBe(true);
    expect(isAssignable(typeOf("Error['k']"), typeOf('Error'))).toBe(false);
  });
});
