/** State of Monaco's sticky scroll: the block headers pinned to the editor's upper edge. */
export interface StickyLines {
  readonly startLineNumbers: readonly number[];
}

/** The members of Monaco's `StickyScrollWidget` that this file uses. Monaco exports no type for this class. */
export interface StickyScroll {
  readonly _editor: { getModel(): { getLineCount(): number } | null };
  setState(state: StickyLines | undefined, foldingModel: object | undefined, rebuildFrom?: number): void;
}

/**
 * Makes sticky scroll ignore lines that no longer exist. Monaco computes the lines, waits for the folding model, and
 * then draws them. If the file becomes shorter in between, for example by formatting, drawing would throw an error. The
 * next change draws the lines again.
 */
export function ignoreStaleLines(prototype: StickyScroll): void {
  const { setState } = prototype;
  prototype.setState = function (state, foldingModel, rebuildFrom): void {
    const lineCount = this._editor.getModel()?.getLineCount() ?? 0;
    const isStale = state?.startLineNumbers.some((line) => line > lineCount) === true;
    setState.call(this, isStale ? undefined : state, foldingModel, rebuildFrom);
  };
}
