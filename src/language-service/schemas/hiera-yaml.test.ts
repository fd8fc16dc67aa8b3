import { describe, expect, it } from 'vitest';
import { findConfigFaults } from '../../engine/index.ts';
import { HIERA_LEVEL, HIERA_YAML } from './hiera-yaml.ts';

/** Lists the keys that Puppet does not know. */
function listUnknown(text: string): readonly string[] {
  const faults = findConfigFaults(`version: 5\n${text}`, 'hiera.yaml', { kind: 'environment' });
  return faults.flatMap(({ unknown }) => unknown?.key ?? []);
}

describe('the schema of hiera.yaml', () => {
  it('has only keys that Puppet knows', () => {
    const known = [
      Object.keys(HIERA_YAML).map((key) => `${key}: x\n`),
      Object.keys(HIERA_YAML['defaults']?.fields ?? {}).map((key) => `defaults: { ${key}: x }\n`),
      Object.keys(HIERA_LEVEL).map((key) => `hierarchy: [{ ${key}: x }]\n`),
    ];
    expect(known.flat().flatMap(listUnknown)).toEqual([]);
    expect(listUnknown('hierarchy: [{ pathh: x }]\n')).toEqual(['pathh']);
  });
});
