import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBudget } from './budget.ts';
import { indentJson } from './indent-json.ts';
import { readImport } from './read-import.ts';

function picked(path: string, text: string) {
  return readImport([{ path, bytes: new TextEncoder().encode(text) }], createBudget());
}

describe('one JSON file', () => {
  it('is a compiled catalog, named after its node, with a line for each member', async () => {
    const read = await picked('web.json', '{"name":"web.example.com","version":12345678901234567890,"resources":[]}\n');
    expect(read).toMatchObject({ ok: true, value: { kind: 'catalog', name: 'Catalog of web.example.com' } });
    expect(read.ok ? read.value.certname : undefined).toBe('web.example.com');
    expect(read.ok ? read.value.files['catalog.json'] : undefined).toBe(
      '{\n  "name": "web.example.com",\n  "version": 12345678901234567890,\n  "resources": []\n}\n',
    );
  });

  it("may follow Puppet's log, be in PuppetDB's list, or have the format of old catalogs", async () => {
    const log = 'Notice: Compiled catalog for a in environment production in 0.01 seconds\n';
    const read = await picked('a.json', `${log}{\n  "name": "a",\n  "resources": []\n}\n`);
    expect(read.ok ? read.value.files['catalog.json'] : undefined).toBe('{\n  "name": "a",\n  "resources": []\n}\n');
    expect((await picked('b.json', '[{"certname":"b","resources":{"data":[]}}]')).ok).toBe(true);
    expect((await picked('c.json', '{"data":{"name":"c","resources":[]}}')).ok).toBe(true);
  });

  it('has placeholders for values of Sensitive attributes, with the whole catalog beside', async () => {
    const catalog = { name: 'a', resources: [{ parameters: { x: 'secret' }, sensitive_parameters: ['x'] }] };
    for (const json of [catalog, { command: 'replace catalog', payload: JSON.stringify(catalog) }]) {
      const read = await picked('a.json', JSON.stringify(json));
      if (!read.ok) throw new Error(read.problem.kind);
      expect(read.value.files['catalog.json']).toContain('"x": "[redacted]"');
      expect(read.value.secrets).toMatchObject({
        count: 1,
        files: { 'catalog.json': expect.stringContaining('"x": "secret"') },
      });
    }
  });

  it('is refused with the reason and the place in any other case', async () => {
    const problemOf = async (text: string): Promise<unknown> => {
      const read = await picked('x.json', text);
      return read.ok ? 'taken' : read.problem;
    };
    expect(await problemOf('Notice: x\n{\n  "name": "a",\n}')).toMatchObject({
      kind: 'no-catalog',
      name: 'x.json',
      message: 'It is not a catalog in JSON. Extra comma before } (line 4, column 1).',
    });
    const deep = `{"name": "a", "resources": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await problemOf(deep)).toMatchObject({
      message: expect.stringContaining('The JSON is nested more than 200 levels deep'),
    });
    expect(await problemOf('{"name":"a"}')).toMatchObject({ kind: 'no-catalog' });
    expect(await problemOf('[]')).toMatchObject({ kind: 'no-catalog' });
    expect(await problemOf('\u0000')).toMatchObject({ message: expect.stringContaining('It is not UTF-8 text.') });
  });
});

it('indenting changes only white space', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const indented = indentJson(json);
      expect(JSON.parse(indented)).toEqual(JSON.parse(json));
      expect(indentJson(indented)).toBe(indented);
    }),
  );
});
