import { describe, expect, it } from 'vitest';
import * as catalog from './catalog.ts';
import * as evaluation from './evaluation.ts';
import * as hiera from './hiera.ts';
import * as ruby from './ruby.ts';
import * as syntax from './syntax.ts';
import * as typeAccess from './type-access.ts';
import * as validation from './validation.ts';

/** All declarations in a module, or in a table of declarations. */
function declarationsIn(holder: unknown): readonly { readonly code: unknown }[] {
  if (typeof holder === 'function') return 'is' in holder && 'code' in holder ? [holder] : [];
  return typeof holder === 'object' && holder !== null ? Object.values(holder).flatMap(declarationsIn) : [];
}

describe('codes of issues', () => {
  it('belong to one declaration each, so that a code tells which arguments an issue has', () => {
    const modules = [catalog, evaluation, hiera, ruby, syntax, typeAccess, validation];
    const codes = [...new Set(modules.flatMap(declarationsIn))].map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(150);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});
