/** Exports the checks of each file. Checks of the same node report in the order of their file names. */
export { assignments } from './assignments.ts';
export { calls } from './calls.ts';
export { conditionals } from './conditionals.ts';
export { definitions } from './definitions.ts';
export { literals } from './literals.ts';
export { names } from './names.ts';
export { parameters } from './parameters.ts';
export { queries } from './queries.ts';
export { resources } from './resources.ts';
export { statements } from './statements.ts';
export { values } from './values.ts';
