import { describe, expect, it } from 'vitest';
import { Failure } from '../diagnostics/failure.ts';
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';
import { typeRegistry } from '../resource-types/registry.ts';
import { createTarget } from '../machine/description.ts';
import { PosixError } from '../machine/files/posix-error.ts';
import { createCatalog } from '../testing/create-catalog.ts';
import { applyCatalog } from './apply.ts';
import type { RunReport } from './report/report.ts';

/** Creates a type that throws an error in one step, such as retrieve or sync. */
function faulty(step: 'retrieve' | 'sync' | 'refresh' | 'prefetch', error: Error): ResourceTypeDefinition {
  const fail = (): never => {
    throw error;
  };
  return {
    name: 'faulty',
    doc: 'Throws.',
    attributes: [
      { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
      {
        kind: 'property',
        name: 'state',
        doc: 'The state.',
        default: 'new',
        retrieve: () => (step === 'retrieve' ? fail() : 'old'),
        sync: () => (step === 'sync' ? fail() : undefined),
      },
    ],
    selfRefresh: true,
    refresh: () => (step === 'refresh' ? fail() : undefined),
    ...(step === 'prefetch' ? { providers: [{ name: 'only', doc: 'One.', features: [], prefetch: fail }] } : {}),
  };
}

function apply(type: ResourceTypeDefinition): Promise<RunReport> {
  const types = typeRegistry([type]);
  return applyCatalog(createCatalog({ 'Faulty[x]': {} }, types), createTarget(), { types });
}

describe('an error during a run', () => {
  for (const step of ['retrieve', 'sync', 'refresh', 'prefetch'] as const) {
    it(`is a failure of the resource if the machine rejects an operation (${step})`, async () => {
      for (const error of [new Failure('no'), new PosixError('ENOENT', '/x')]) {
        expect((await apply(faulty(step, error))).status).toBe('failed');
      }
    });

    it(`is thrown if it is an error of the engine (${step})`, async () => {
      const fault = new TypeError('x is undefined');
      await expect(apply(faulty(step, fault))).rejects.toBe(fault);
    });
  }
});
