import { dataTree } from '../yaml/data-tree.ts';
import type { YamlNode } from '../yaml/parser.ts';
import { isLegacyFact } from './checks/facts/legacy-fact-names.ts';
import type { Place } from './tokens/token.ts';

interface LegacyFactInData {
  readonly name: string;
  /**
   * Place that puppet-lint reports: the first line that contains the whole scalar, or line 1 if no line contains it.
   */
  readonly at: Place;
}

const INTERPOLATED_FACT = /%\{(?:::?|facts\.)?(\w+)\}/g;

/** True for files with Hiera data. Only one check applies to them. */
export function isDataFile(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** Finds legacy facts in the keys and values of a data file. Returns none for invalid YAML. */
export function legacyFactsInData(text: string): readonly LegacyFactInData[] {
  const lines = text.split('\n');
  return collectScalars(dataTree(text)).flatMap((scalar) =>
    [...scalar.text.matchAll(INTERPOLATED_FACT)].flatMap(([interpolation, name = '']) => {
      if (!isLegacyFact(name)) return [];
      const line = Math.max(lines.findIndex((each) => each.includes(scalar.text)) + 1, 1);
      const offset = Math.max(text.indexOf(interpolation, scalar.offset), scalar.offset);
      return [{ name, at: { line, column: 1, offset, length: interpolation.length } }];
    }),
  );
}

type Scalar = Extract<YamlNode, { kind: 'scalar' }>;

function collectScalars(node: YamlNode | undefined): readonly Scalar[] {
  switch (node?.kind) {
    case 'scalar':
      return [node];
    case 'sequence':
      return node.items.flatMap(collectScalars);
    case 'mapping':
      return node.entries.flat().flatMap(collectScalars);
    case 'alias':
    case undefined:
      return [];
  }
}
