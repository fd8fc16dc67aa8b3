import { evaluationError } from '../../evaluator/errors.ts';
import { discontinuedImport } from '../../diagnostics/issues/evaluation.ts';
import { defineFunction } from '../define.ts';

export const importFunction = defineFunction({
  name: 'import',
  doc: 'Read other manifests in old versions of Puppet. Gone: all manifests of a folder are read, and classes are found by their names.',
  dispatches: [
    {
      parameters: ['Any args*'],
      call: ({ place }) => {
        throw evaluationError(discontinuedImport(), place);
      },
    },
  ],
});
