import { describe, expect, it } from 'vitest';
import type { EdgeReason } from './edge.ts';
import { findEdit } from './edit.ts';

const written = {
  kind: 'relationship',
  parameter: 'require',
  origin: 'attribute',
  declaredOn: 'Service[web]',
  target: 'File[/etc/web]',
} as const satisfies EdgeReason;
const place = { file: 'site.pp', line: 3 };

describe('relationships that the author could edit', () => {
  it('have a place in the manifest', () => {
    expect(findEdit({ ...written, place })).toEqual({ place, what: 'require => File[/etc/web]' });
    expect(findEdit({ ...written, origin: 'arrow', place })?.what).toBe(
      'an arrow between Service[web] and File[/etc/web]',
    );
    expect(findEdit(written)).toBeUndefined();
    expect(findEdit({ ...written, origin: 'catalog', place })).toBeUndefined();
  });

  it('include neither containment nor automatic edges of a type', () => {
    expect(findEdit({ kind: 'containment', container: 'Class[A]', contained: 'Notify[a]' })).toBeUndefined();
    const automatic = {
      kind: 'automatic',
      relation: 'autorequire',
      declaredOn: 'File[/a/b]',
      why: 'the parent',
    } as const;
    expect(findEdit(automatic)).toBeUndefined();
  });
});
