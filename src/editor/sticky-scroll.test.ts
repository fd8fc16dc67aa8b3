import { expect, test } from 'vitest';
import { ignoreStaleLines, type StickyLines, type StickyScroll } from './sticky-scroll.ts';

test('does not draw lines beyond the end of the file, but draws others', () => {
  const drawn: (StickyLines | undefined)[] = [];
  const widget: StickyScroll = {
    _editor: { getModel: () => ({ getLineCount: () => 65 }) },
    setState: (state) => void drawn.push(state),
  };
  ignoreStaleLines(widget);
  const fresh = { startLineNumbers: [1, 65] };
  widget.setState(fresh, undefined);
  widget.setState({ startLineNumbers: [1, 102] }, undefined);
  widget.setState(undefined, undefined);
  expect(drawn).toEqual([fresh, undefined, undefined]);
});
