import type { YamlNode } from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { dataCheckIssues } from './issues.ts';
import { foundAt, repeatedKeys, spanOfNode, type Found } from './nodes.ts';

/** Finds keys that occur more than once in a mapping, in YAML or JSON. */
export function findRepeatedKeys({ path, text, lines }: ParsedFile, root: YamlNode): readonly Found[] {
  return [...repeatedKeys(root)].map(({ key, first }) => {
    const { line } = lines.positionAt(first.offset);
    const name = key.kind === 'scalar' ? key.text : '';
    return {
      ...foundAt(dataCheckIssues.duplicateKey({ key: name, line }), 'warning', spanOfNode(text, key)),
      related: [{ file: path, span: spanOfNode(text, first), message: 'First entry' }],
    };
  });
}
