/** All nodes of a project: the names in its files, facts, compile results, and differences between two versions. */
export { compareNode } from './compare-node.ts';
export { compileNode, type CompiledNode } from './compile-node.ts';
export { firstNode, namedNodes } from './named-nodes.ts';
export { readFacts } from './read-facts.ts';
