import { describe, expect, it } from 'vitest';
import { MISSING } from './frames.ts';
import { Scope } from './scope.ts';
import { VariableTable } from './variable-table.ts';

const top = new Scope({ kind: 'top', resource: { type: 'Class', title: 'main' } });
top.set('at_top', 1n);
const parentClass = new Scope({ kind: 'class', parent: top, name: 'base' });
parentClass.set('in_base', 2n);
const including = new Scope({ kind: 'class', parent: top, name: 'including' });
including.set('in_including', 3n);
const child = new Scope({ kind: 'class', parent: including, inherited: parentClass, name: 'child' });

describe('Scope', () => {
  it('searches the parent class, then the top scope, and never the including scope', () => {
    expect(child.lookup('in_base')).toBe(2n);
    expect(child.lookup('at_top')).toBe(1n);
    expect(child.lookup('in_including')).toBe(MISSING);
  });
  it('knows module_name everywhere, as undef', () => {
    expect(child.lookup('module_name')).toBeUndefined();
  });
  it('removes frames, also after an error', () => {
    const scope = new Scope({ kind: 'define', parent: top });
    const mark = scope.mark();
    try {
      scope.pushLocals(new VariableTable(scope.noNames.with('x'), [1n]));
      scope.setMatch(['whole', 'group']);
      expect([scope.lookup('x'), scope.lookup('1'), scope.lookup('7')]).toEqual([1n, 'group', undefined]);
    } finally {
      scope.reset(mark);
    }
    expect(scope.lookup('x')).toBe(MISSING);
  });
  it('rejects reassignment and reserved names', () => {
    const scope = new Scope({ kind: 'top' });
    scope.set('a', undefined);
    expect(() => scope.set('a', 1n)).toThrow("Cannot reassign variable '$a'");
    expect(() => scope.set('facts', 1n)).toThrow('reserved variable name');
    expect(() => scope.set('1', 1n)).toThrow('numeric match result variable');
  });
  it('names itself for the log', () => {
    const resource = { type: 'Apache::Vhost', title: 'x' };
    expect(String(new Scope({ kind: 'define', parent: top, resource }))).toBe('Scope(Apache::Vhost[x])');
  });
});
