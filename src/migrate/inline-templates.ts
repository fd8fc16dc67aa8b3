/** ERB templates inside manifests. */
import { walk } from '../engine/index.ts';
import type { ReadProgram } from './read-program.ts';

export interface InlineTemplate {
  readonly file: string;
  /** Source of the template, with its quotes. */
  readonly text: string;
  readonly offset: number;
}

export function inlineTemplates({ file, text, program }: ReadProgram): readonly InlineTemplate[] {
  const found: InlineTemplate[] = [];
  walk(program, (node) => {
    if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName') return;
    if (node.functor.value !== 'inline_template') return;
    for (const { kind, offset, length } of node.arguments) {
      if (kind === 'LiteralString' || kind === 'ConcatenatedString')
        found.push({ file, text: text.slice(offset, offset + length), offset });
    }
  });
  return found;
}
