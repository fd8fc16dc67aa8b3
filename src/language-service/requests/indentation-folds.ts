/** What can be folded in data, templates and Ruby: a line and all that stands farther to the right below it. */
import type { FoldingRange } from '../answers.ts';

interface OpenLine {
  readonly line: number;
  readonly indentation: number;
  /** Whether items of a list at the same indentation belong to it, as YAML lets them (`key:` above `- item`). */
  readonly takesItems: boolean;
}

/** @param isYaml keys of YAML take the items of a list that stand no farther to the right */
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
