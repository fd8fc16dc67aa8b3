import { describe, expect, it } from 'vitest';
import type { TypeDeclaration } from './declaration.ts';
import { withBehavior } from './definition.ts';

const lamp: TypeDeclaration = {
  name: 'lamp',
  doc: 'A lamp.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
    { kind: 'property', name: 'color', doc: 'The color.' },
  ],
  providers: [{ name: 'switch', doc: 'By a switch.', features: [] }],
};

describe('a declaration with behavior', () => {
  it('has the behavior of its properties and providers', () => {
    const sync = () => undefined;
    const flush = () => undefined;
    const { attributes, providers } = withBehavior(lamp, {
      properties: { color: { sync } },
      providers: { switch: { flush } },
    });
    expect(attributes[1]).toMatchObject({ name: 'color', doc: 'The color.', sync });
    expect(providers).toEqual([{ name: 'switch', doc: 'By a switch.', features: [], flush }]);
  });

  it('must declare each property and provider that has behavior', () => {
    expect(() => withBehavior(lamp, { properties: { brightness: {} } })).toThrow(
      'The type lamp declares no property brightness.',
    );
    expect(() => withBehavior(lamp, { providers: { remote: {} } })).toThrow(
      'The type lamp declares no provider remote.',
    );
  });
});
