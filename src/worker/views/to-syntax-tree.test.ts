import { describe, expect, it } from 'vitest';
import { toSyntaxTree } from './to-syntax-tree.ts';

/** Formats the tree as indented lines: `  LiteralInteger 1`. */
function outline(file: string, text: string): readonly string[] {
  return (toSyntaxTree(file, text)?.nodes ?? []).map(
    ({ depth, label, detail }) => `${'  '.repeat(depth)}${label}${detail === undefined ? '' : ` ${detail}`}`,
  );
}

describe('the syntax tree of a manifest', () => {
  it("names nodes like Puppet's model, parents before children", () => {
    expect(outline('site.pp', "file { '/x': mode => $m }")).toEqual([
      'Program',
      '  ResourceExpression',
      '    QualifiedName file',
      '    ResourceBody',
      "      LiteralString '/x'",
      '      AttributeOperation mode =>',
      '        VariableExpression $m',
    ]);
  });

  it('shows operators, names and numbers as written', () => {
    expect(outline('site.pp', '$a = 0x1F + 017')).toEqual([
      'Program',
      '  AssignmentExpression =',
      '    VariableExpression $a',
      '    ArithmeticExpression +',
      '      LiteralInteger 0x1f',
      '      LiteralInteger 017',
    ]);
  });

  it('places nodes by offset, line and column', () => {
    const nodes = toSyntaxTree('site.pp', "\n  notice('é')\n")?.nodes ?? [];
    expect(nodes.find(({ label }) => label === 'LiteralString')).toMatchObject({
      start: 10,
      end: 13,
      place: { file: 'site.pp', line: 2, column: 10, endLine: 2, endColumn: 13 },
    });
  });

  it('keeps a long value short and on one line', () => {
    const nodes = toSyntaxTree('site.pp', `$a = "${'x\n'.repeat(5000)}"`)?.nodes ?? [];
    const detail = nodes.find(({ label }) => label === 'LiteralString')?.detail ?? '';
    expect(detail.length).toBeLessThanOrEqual(60);
    expect(detail).not.toContain('\n');
  });

  it('exists for code with errors, and shows them', () => {
    const nodes = toSyntaxTree('site.pp', "notify { 'a' }\n$x = 1\n")?.nodes ?? [];
    expect(nodes.some(({ isError, label }) => isError && label === 'Error')).toBe(true);
    expect(nodes.some(({ label }) => label === 'AssignmentExpression')).toBe(true);
  });

  it('includes its PN form', () => {
    expect(toSyntaxTree('site.pp', '$a = 1')?.pn).toBe('(= (var "a") 1)');
  });

  it('is as deep as the code', () => {
    const nodes = toSyntaxTree('site.pp', `$a = ${'1 + '.repeat(20_000)}1`)?.nodes ?? [];
    expect(nodes.at(-1)?.label).toMatch(/LiteralInteger|Error/);
  });
});

describe('of other files', () => {
  it('is that of a template for EPP', () => {
    const lines = outline('t.epp', '<%- | $n | -%>\nHello <%= $n %>\n');
    expect(lines[1]).toBe('  LambdaExpression');
    expect(lines.map((line) => line.trim())).toEqual(expect.arrayContaining(['EppExpression', 'RenderExpression']));
  });

  it('is undefined for files without Puppet code', () => {
    expect(toSyntaxTree('data/common.yaml', 'a: 1')).toBeUndefined();
  });
});
