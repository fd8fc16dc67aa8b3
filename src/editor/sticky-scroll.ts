/** State of Monaco's sticky scroll: the lines of blocks that stay at the editor's upper edge. */
export interface StickyLines {
  readonly startLineNumbers: readonly number[];
}

/** The part of Monaco's `StickyScrollWidget` that is used here, which its types leave out. */
export interface StickyScroll {
  readonly _editor: { getModel(): { getLineCount(): number } | null };
  setState(state: StickyLines | undefined, foldingModel: object | undefined, rebuildFrom?: number): void;
}

/**
 * Lets a class of sticky scroll widgets ignore lines that the text no longer has. Monaco computes the lines, waits for the folding model,
 * and then draws them: a text that became shorter meanwhile, as by formatting, made the drawing throw. The next change draws them again.
 */
export function ignoreStaleLines(prototype: StickyScroll): void {
  const { setState } = prototype;
  prototype.setState = function (state, foldingModel, rebuildFrom): void {
    const lineCount = this._editor.getModel()?.getLineCount() ?? 0;
    const isStale = state?.startLineNumbers.some((line) => line > lineCount) === true;
    setState.call(this, isStale ? undefined : state, foldingModel, rebuildFrom);
  };
}
