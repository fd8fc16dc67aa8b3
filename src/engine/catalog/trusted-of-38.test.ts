import { expect, it } from 'vitest';
import { builtinTypes, compile, typeKnowledge, type CompileInput } from '../index.ts';

function logsOf(settings: Readonly<Record<string, string>>, text: string): readonly string[] {
  const input: CompileInput = {
    files: { paths: ['manifests/site.pp'], read: () => text },
    node: { name: 'web.example.com', facts: { kernel: 'Linux' } },
    types: typeKnowledge(builtinTypes),
    release: '3.8',
    settings: { other: settings },
  };
  const { logs, error } = compile(input);
  return [...logs.map(({ message }) => message), ...(error === undefined ? [] : [error.message])];
}

it('has $trusted and $facts in 3.8 if settings enable them', () => {
  const code = "notice(\"${trusted['certname']} ${facts['kernel']}\")";
  expect(logsOf({ trusted_node_data: 'true' }, code)).toContain('web.example.com Linux');
  expect(logsOf({ trusted_node_data: 'true', immutable_node_data: 'false' }, "notice($trusted['certname'])")).toContain(
    'web.example.com',
  );
  expect(logsOf({}, 'notice("x${trusted}")')).toContain('x');
});
