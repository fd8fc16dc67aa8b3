/** All nodes of a project: which ones its files name, their facts, how each compiles and how it differs between two versions. */
export { compareNode } from './compare-node.ts';
export { compileNode, type CompiledNode } from './compile-node.ts';
export { namedNodes } from './named-nodes.ts';
export { readFacts } from './read-facts.ts';
