/**
 * Folding ranges by indentation, for data, templates and Ruby. A range is a line and the more deeply indented lines
 * below it.
 */
import type { FoldingRange } from '../answers.ts';

interface OpenLine {
  readonly line: number;
  readonly indentation: number;
  /**
   * True if list items below this line belong to it, although they have the same indentation, as in YAML: `- item`
   * below `key:`.
   */
  readonly takesItems: boolean;
}

/**
 * Finds the folding ranges of a file by the indentation of its lines.
 * @param isYaml true if list items with the same indentation as a key belong to the key
 */
export function indentationFolds(text: string, isYaml: boolean): readonly FoldingRange[] {
  const found: FoldingRange[] = [];
  const open: OpenLine[] = [];
  let last = 0;
  const closeTo = (indentation: number, isItem: boolean): void => {
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const isInside = indentation > top.indentation || (isItem && top.takesItems && indentation === top.indentation);
      if (isInside) return;
      open.pop();
      if (last > top.line) found.push({ start: top.line, end: last });
    }
  };
  for (const [at, line] of text.split('\n').entries()) {
    const content = line.trimStart();
    if (content.trim() === '') continue;
    const indentation = line.length - content.length;
    const isItem = isYaml && /^-(?:\s|$)/.test(content);
    closeTo(indentation, isItem);
    open.push({ line: at + 1, indentation, takesItems: isYaml && !isItem && /:\s*(?:#.*)?$/.test(content) });
    last = at + 1;
  }
  closeTo(-1, false);
  return found;
}
