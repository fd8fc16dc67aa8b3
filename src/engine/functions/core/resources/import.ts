import { evaluationError } from '../../../evaluator/errors.ts';
import { discontinuedImport } from '../../../diagnostics/issues/evaluation.ts';
import { defineFunction } from '../../define.ts';

export const importFunction = defineFunction({
  name: 'import',
  doc: 'Read other manifests in old versions of Puppet. Puppet 8 does not have it: it reads all manifests of a directory and finds classes by their names.',
  dispatches: [
    {
      parameters: ['Any args*'],
      call: ({ place }) => {
        throw evaluationError(discontinuedImport(), place);
      },
    },
  ],
});
