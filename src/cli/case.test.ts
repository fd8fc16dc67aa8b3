import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCase } from './case.ts';

it('skips symlinks to nothing, to themselves, and to folders that contain them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'case-'));
  try {
    mkdirSync(join(folder, 'manifests'));
    writeFileSync(join(folder, 'manifests/site.pp'), '');
    symlinkSync('.', join(folder, 'again'));
    symlinkSync('..', join(folder, 'manifests/above'));
    symlinkSync('nowhere', join(folder, 'broken'));
    symlinkSync('itself', join(folder, 'itself'));
    symlinkSync('manifests', join(folder, 'other'));
    expect([...readCase(folder).files.keys()].toSorted()).toEqual(['manifests/site.pp', 'other/site.pp']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
