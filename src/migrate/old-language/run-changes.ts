/** Finds attributes whose effect during the run changes, although the catalogs of both releases are equal. */
import type { AstNode, DifferenceId } from '../../engine/index.ts';
import { readSource } from '../fixes/rewrites.ts';
import type { FindingKind } from '../finding.ts';
import type { ReadProgram } from '../read-program.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

interface RunChange {
  readonly row: DifferenceId;
  /** True if the release difference `row` holds in the new release only; false if it holds in the old release only. */
  readonly begins: boolean;
  readonly kind: FindingKind;
  readonly message: string;
  readonly concerns: (program: ReadProgram, node: AstNode, around: readonly AstNode[]) => boolean;
}

/** Matches a checksum with its type, such as `{md5}d41d8cd9…`. */
const CHECKSUM = /^\{(?:md5|sha1|sha224|sha256|sha384|sha512)(?:lite)?\}[\da-f]+$/i;

const CHANGES: readonly RunChange[] = [
  {
    row: 'checksums as content',
    begins: false,
    kind: 'silent',
    message:
      'The string is now the content of the file. Older releases took it as a checksum and fetched the content from the filebucket.',
    concerns: (program, node, around) =>
      isAttribute(program, node, around, 'file', 'content') &&
      node.value?.kind === 'LiteralString' &&
      CHECKSUM.test(node.value.value),
  },
  {
    row: 'source_permissions is deprecated',
    begins: false,
    kind: 'log',
    message: 'The warning about the deprecated `source_permissions` is no longer logged.',
    concerns: (program, node, around) =>
      isAttribute(program, node, around, 'file', 'source_permissions') && readSource(program, node.value) !== 'ignore',
  },
  {
    row: 'late Deferred values',
    begins: false,
    kind: 'order',
    message:
      'As in Puppet 7, the Deferred value is resolved before the run, so it cannot use anything that the run creates or installs.',
    concerns: (program, node, around) =>
      (node.kind === 'CallNamedFunction' || node.kind === 'CallMethod') &&
      /^Deferred(?:\.new)?\s*\(/.test(readSource(program, node)) &&
      around.some(({ kind }) => kind === 'AttributeOperation'),
  },
];

function isAttribute(
  program: ReadProgram,
  node: AstNode,
  around: readonly AstNode[],
  type: string,
  name: string,
): node is Extract<AstNode, { kind: 'AttributeOperation' }> {
  if (node.kind !== 'AttributeOperation' || node.name !== name) return false;
  const resource = around.find(({ kind }) => kind === 'Resource');
  return resource?.kind === 'Resource' && readSource(program, resource.typeName) === type;
}

export const runChanges: Rule = (program, { from, to, files }) => {
  const isSet = /^\s*preprocess_deferred\s*=/m.test(files['puppet.conf'] ?? '');
  const changes = CHANGES.filter(
    ({ row, begins }) =>
      from.has(row) === !begins && to.has(row) === begins && !(isSet && row === 'late Deferred values'),
  );
  if (changes.length === 0) return [];
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, around) => {
    for (const { row, kind, message, concerns } of changes)
      if (concerns(program, node, around)) found.push({ kind, message, place: placeOf(program, node), rows: [row] });
  });
  return found;
};
