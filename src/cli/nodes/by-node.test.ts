import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FactsByNode, loadMachines } from './by-node.ts';

function writeFacts(name: string, content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'facts-')), name);
  writeFileSync(path, content);
  return path;
}

it('gives facts to nodes that match a pattern, and to nodes that a file names', () => {
  const csr = writeFacts('csr_attributes.yaml', 'extension_requests:\n  pp_role: web\n');
  const named = writeFacts('facts.json', JSON.stringify({ name: 'web1', values: { rack: 1 } }));
  const facts = new FactsByNode([`web*=${csr}`, named]);
  expect(facts.names).toEqual(['web1']);
  expect(facts.find('web1')).toEqual({ trusted: { extensions: { pp_role: 'web' } }, rack: 1 });
  expect(facts.find('db1')).toEqual({});
  expect(() => new FactsByNode([csr])).toThrow("Say which nodes have these facts: --facts 'PATTERN=");
});

it('chooses the machine of the last pattern that matches a node', async () => {
  const machineOf = await loadMachines('8.11', ['rhel-9', 'web*=ubuntu-22.04']);
  expect(machineOf('web1').system?.os['name']).toBe('Ubuntu');
  expect(machineOf('db1').platform).toBe('rhel-9');
  await expect(loadMachines('8.11', ['web*=plan-9'])).rejects.toThrow("Unknown machine 'plan-9'");
});
