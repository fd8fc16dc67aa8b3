import { expect, it } from 'vitest';
import { builtinTypes, compile, programString, typeKnowledge, valuesFromJson, type CompileInput } from '../../index.ts';

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

function trustedOf(facts: CompileInput['node']['facts'], csrAttributes = ''): unknown {
  const texts: Readonly<Record<string, string>> = {
    'manifests/site.pp': "notify { 'x': message => $trusted }",
    'csr_attributes.yaml': csrAttributes,
  };
  const { catalog } = compile({
    files: { paths: Object.keys(texts), read: (path) => texts[path] },
    node: { name: 'web.example.com', facts },
    types: typeKnowledge(builtinTypes),
  });
  const value = catalog?.resources.find(({ type }) => type === 'Notify')?.parameters.get('message')?.value;
  return value === undefined ? undefined : programString(value);
}

it('takes $trusted from the fact `trusted`, as PuppetDB stores it, with the own certname of the node', () => {
  const given = {
    authenticated: 'remote',
    certname: 'other',
    extensions: { pp_role: 'web' },
  };
  expect(trustedOf(valuesFromJson({ trusted: given }))).toBe(
    "{'authenticated' => 'remote', 'certname' => 'web.example.com', 'extensions' => {'pp_role' => 'web'}, " +
      "'hostname' => 'web', 'domain' => 'example.com', 'external' => {}}",
  );
});

it('takes extensions from csr_attributes.yaml, with the short names of OIDs, unless the node has its own', () => {
  const attributes = "extension_requests:\n  pp_zone: z1\n  1.3.6.1.4.1.34380.1.1.13: web\n  '1.2.3': own\n";
  expect(trustedOf({}, attributes)).toContain("{'pp_zone' => 'z1', 'pp_role' => 'web', '1.2.3' => 'own'}");
  const given = valuesFromJson({ trusted: { extensions: { pp_role: 'db' } } });
  expect(trustedOf(given, attributes)).toContain("'extensions' => {'pp_role' => 'db'}");
});
