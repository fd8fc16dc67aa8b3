import { describe, expect, it } from 'vitest';
import * as catalog from './catalog.ts';
import * as evaluation from './evaluation.ts';
import * as hiera from './hiera.ts';
import * as ruby from './ruby.ts';
import { instanceIssues } from '../../resource-types/issues.ts';
import type { Issue } from '../issue.ts';
import * as syntax from './syntax.ts';
import * as typeAccess from './type-access.ts';
import * as validation from './validation.ts';

/** All declarations in a module, or in an object of declarations. */
function declarationsIn(holder: unknown): readonly { readonly code: unknown }[] {
  if (typeof holder === 'function') return 'is' in holder && 'code' in holder ? [holder] : [];
  return typeof holder === 'object' && holder !== null ? Object.values(holder).flatMap(declarationsIn) : [];
}

describe('codes of issues', () => {
  it('belong to one declaration each, so that a code determines the arguments of an issue', () => {
    const modules = [catalog, evaluation, hiera, ruby, syntax, typeAccess, validation];
    const codes = [...new Set(modules.flatMap(declarationsIn))].map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(150);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});

/** Works as the arguments of any issue: every place is `elsewhere.pp:77`, everything else is a string. */
const anyArgs = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (_, key) =>
      /^(?:place|otherPlace|earlier|first|declared|exported)$/.test(String(key))
        ? { file: 'elsewhere.pp', line: 77 }
        : 'string',
  },
);

/** The issue that a declaration creates from `anyArgs`; undefined if it needs lists or numbers. */
function sampleOf(declaration: unknown): Issue | undefined {
  if (typeof declaration !== 'function') return undefined;
  try {
    const issue: Issue = declaration(anyArgs);
    return issue;
  } catch {
    return undefined;
  }
}

describe('issues whose message names another place', () => {
  it('have that place for the editor', () => {
    const declarations = [catalog, evaluation, hiera, ruby, syntax, typeAccess, validation, instanceIssues]
      .flatMap(declarationsIn)
      .map(sampleOf)
      .filter((issue) => issue !== undefined);
    const naming = declarations.filter(({ message }) => message.includes('line: 77'));
    expect(new Set(naming.map(({ code }) => code)).size).toBeGreaterThan(10);
    // The message for an unknown parameter contains the location of the resource itself, so the editor needs no link to
    // it.
    const without = naming.filter(({ code, others }) => code !== 'UNKNOWN_PARAMETER' && others === undefined);
    expect(without.map(({ code }) => code)).toEqual([]);
  });
});
