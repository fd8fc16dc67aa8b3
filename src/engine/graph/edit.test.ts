import { describe, expect, it } from 'vitest';
import type { EdgeReason } from './edge.ts';
import { editOf } from './edit.ts';

const written = {
  kind: 'relationship',
  parameter: 'require',
  origin: 'attribute',
  declaredOn: 'Service[web]',
  target: 'File[/etc/web]',
} as const satisfies EdgeReason;
const place = { file: 'site.pp', line: 3 };

describe('what the author could edit', () => {
  it('is what has a place in the manifest', () => {
    expect(editOf({ ...written, place })).toEqual({ place, what: 'require => File[/etc/web]' });
    expect(editOf({ ...written, origin: 'arrow', place })?.what).toBe(
      'an arrow between Service[web] and File[/etc/web]',
    );
    expect(editOf(written)).toBeUndefined();
    expect(editOf({ ...written, origin: 'catalog', place })).toBeUndefined();
  });

  it('is neither containment nor what a type adds by itself', () => {
    expect(editOf({ kind: 'containment', container: 'Class[A]', contained: 'Notify[a]' })).toBeUndefined();
    const automatic = {
      kind: 'automatic',
      relation: 'autorequire',
      declaredOn: 'File[/a/b]',
      why: 'the parent',
    } as const;
    expect(editOf(automatic)).toBeUndefined();
  });
});
