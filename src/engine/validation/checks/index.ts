/** The checks. One line a file; several of the same node find in the order of their names. */
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
