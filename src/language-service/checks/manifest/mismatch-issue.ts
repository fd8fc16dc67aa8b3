import { catalogIssues } from '../../../engine/index.ts';

/** Creates the issue of a value that its parameter cannot have. Its message is complete: `X[a]: parameter 'b' expects …`. */
export function createMismatch(message: string) {
  return catalogIssues.parameterMismatch({
    type: '',
    title: '',
    unknown: [],
    missing: [],
    undefs: [],
    details: [],
    message,
  });
}
