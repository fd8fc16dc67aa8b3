/** `node a inherits b`: the common code is copied into each node, or moved into a class. */
import type { Expression, NodeDefinition } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import { literalText } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { placeOf, type PlacedFinding, type Reading, type Rule } from './rule.ts';

interface ReadNode {
  readonly program: ReadProgram;
  readonly node: NodeDefinition;
}

/** Maximum number of ancestors; a longer chain must be a cycle. */
const MOST_PARENTS = 20;

export const nodeInheritance: Rule = (program, reading) =>
  listNodes(program).flatMap((node): readonly PlacedFinding[] => {
    const { parent, body } = node;
    if (parent === undefined) return [];
    const hosts = node.hostMatches.at(-1);
    const start = hosts === undefined ? node.offset : hosts.offset + hosts.length;
    const code = inheritedCode(reading, parent, 0);
    const span = { offset: start, length: parent.offset + parent.length - start };
    const inner = body.offset + 1;
    const fix: FindingFix | undefined =
      code === undefined
        ? undefined
        : {
            kind: 'node inheritance',
            title: 'Copy the inherited code into the node',
            edits: [
              { file: program.file, span, text: '' },
              { file: program.file, span: { offset: inner, length: 0 }, text: code === '' ? '' : `\n  ${code}\n` },
            ].filter(({ text, span: { length } }) => text !== '' || length > 0),
          };
    return [
      {
        kind: 'error',
        message: 'Nodes no longer inherit from nodes: put the common code into a class.',
        place: placeOf(program, span),
        rows: ['the old grammar'],
        ...(fix === undefined ? {} : { fixes: [fix] }),
      },
    ];
  });

function listNodes({ program }: ReadProgram): readonly NodeDefinition[] {
  return program.definitions.filter((each) => each.kind === 'NodeDefinition');
}

/** Returns the code of a parent node definition, after the code of its own parents. */
function inheritedCode(reading: Reading, parent: Expression, depth: number): string | undefined {
  const found = [...reading.programs.values()]
    .flatMap((program): readonly ReadNode[] => listNodes(program).map((node) => ({ program, node })))
    .find(({ node }) => node.hostMatches.some((host) => isSame(host, parent)));
  if (found === undefined || depth > MOST_PARENTS) return undefined;
  const { body, parent: next } = found.node;
  const own = found.program.text.slice(body.offset + 1, body.offset + body.length - 1).trim();
  const earlier = next === undefined ? '' : inheritedCode(reading, next, depth + 1);
  return earlier === undefined ? undefined : [earlier, own].filter((part) => part !== '').join('\n  ');
}

function isSame(host: Expression, parent: Expression): boolean {
  if (host.kind === 'LiteralDefault') return parent.kind === 'LiteralDefault';
  return literalText(host) !== undefined && literalText(host) === literalText(parent);
}
