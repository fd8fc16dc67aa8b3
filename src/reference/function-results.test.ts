/** Tests that function examples have the results that their comments state, such as `abs(-5)   # 5`. */
import { describe, expect, it } from 'vitest';
import { builtinFunctions } from '../engine/index.ts';
import { exampleProject, extractExamples } from '../protocol/help/reference-examples.ts';
import { createEngine } from '../worker/engine.ts';

/** Matches values that can be compared: strings, numbers, booleans, arrays, hashes and types. */
const LITERAL = /^(?:'.*'|-?\d+(?:\.\d+)?|true|false|undef|\[.*\]|\{.*\}|[A-Z]\w*\[.*\])$/;

interface StatedResult {
  readonly expression: string;
  readonly stated: string;
}

/**
 * Replaces each expression whose comment states a result with two `notice` calls: one for the expression, and one for
 * the stated result. Removes lines that contain only a comment, and keeps all other lines.
 */
function readExample(code: string): { readonly lines: readonly string[]; readonly results: readonly StatedResult[] } {
  const results: StatedResult[] = [];
  const lines = code.split('\n').flatMap((line, index, all) => {
    const next = /^# (.+)$/.exec(all[index + 1] ?? '')?.[1];
    const [, expression = line, stated = next ?? ''] = /^(\S.*?)\s+# (.+)$/.exec(line) ?? [];
    if (/^[#}]/.test(line) || !LITERAL.test(stated)) return line.startsWith('#') ? [] : [line];
    results.push({ expression, stated });
    return [expression, stated].map((value) => `notice(String([${value}], '%#p'))`);
  });
  return { lines, results };
}

describe('functions return the documented results', () => {
  const engine = createEngine({
    load: () => Promise.reject(new Error('no Ruby')),
    failure: undefined,
    watch: () => {},
  });
  const documented = builtinFunctions.all.flatMap(({ name, declaration }) =>
    extractExamples(declaration.doc).flatMap((example) => {
      const { lines, results } = readExample(example.code);
      return results.length === 0 ? [] : [{ name, example, code: lines.join('\n'), results }];
    }),
  );

  it('in many examples', () => {
    expect(documented.flatMap(({ results }) => results).length).toBeGreaterThan(100);
  });

  it.each(documented)('$name', async ({ example, code, results }) => {
    const project = exampleProject('Example', { ...example, files: { 'manifests/site.pp': code } });
    const analysis = await engine.analyze({ revision: 1, project });
    expect(analysis.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    const { logs } = await engine.apply({ revision: 1, project, noop: false }, () => {});
    const values = logs.filter(({ source }) => source.startsWith('Scope')).map(({ message }) => message);
    for (const [index, { expression }] of results.entries())
      expect(`${expression} is ${values[index * 2]}`).toBe(`${expression} is ${values[index * 2 + 1]}`);
  });
});
