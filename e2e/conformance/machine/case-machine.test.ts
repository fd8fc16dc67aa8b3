import { describe, expect, it } from 'vitest';
import { listEntries } from '../../../src/engine/index.ts';
import { recordedMachine } from './case-machine.ts';

describe('the machine of the recorded cases', () => {
  it('has only tables: a package has services and no files', () => {
    const calls: string[] = [];
    const available = { nginx: { version: '1.22.1', services: ['nginx'] } };
    const target = recordedMachine.createTarget({ target: { available } }, (call) => calls.push(call));
    const before = listEntries(target.state).length;
    expect(target.packages.candidateOf('ghost')).toBeUndefined();
    target.packages.install('nginx');
    expect(target.packages.installed()).toEqual([['nginx', '1.22.1']]);
    expect(target.services.stateOf('nginx')).toEqual({ ensure: 'stopped', enable: 'false' });
    target.services.start('nginx');
    target.packages.remove('nginx');
    expect(target.state.services.toObject()).toEqual({ nginx: { ensure: 'running', enable: 'false' } });
    expect(listEntries(target.state)).toHaveLength(before);
    expect(calls).toEqual(['package install nginx 1.22.1', 'service start nginx', 'package uninstall nginx']);
  });

  it('has no package, no service, and any package at version 1.0.0 where the case says nothing', () => {
    const target = recordedMachine.createTarget({}, () => {});
    expect(target.packages.installed()).toEqual([]);
    expect(target.services.names()).toEqual([]);
    expect(target.packages.candidateOf('anything')).toBe('1.0.0');
    target.services.start('ghost');
    expect(target.services.isKnown('ghost')).toBe(false);
  });
});
