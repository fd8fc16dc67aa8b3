import { useEffect } from 'react';

/**
 * Matches text that is probably a log, report, graph file or JSON. The import later reads the whole text to determine
 * its kind.
 */
const OF_AGENTS =
  /^\s*[[{]|--- !ruby\/object:Puppet|^\s*digraph\b|(?:Error|Warning|Notice|Info|Debug): |\b(?:err|warning|notice|info): |puppet-(?:agent|user)\b|dependency cycle|Could not find (?:dependency|resource|dependent)/m;

const TAKES_TEXT = 'input, textarea, select, [contenteditable], .monaco-editor, .cm-editor';

/** Number of characters at the beginning of a pasted text that are searched. */
const SEARCHED = 20_000;

/**
 * Calls the listener for pasted files, and for a pasted log or other text of an agent, unless a field or editor takes
 * the paste.
 */
export function usePaste(onPaste: (pasted: readonly File[] | string) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      if (clipboardData === null || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TAKES_TEXT) !== null) return;
      const files = [...clipboardData.files];
      const text = clipboardData.getData('text/plain');
      if (files.length === 0 && !OF_AGENTS.test(text.slice(0, SEARCHED))) return;
      event.preventDefault();
      onPaste(files.length > 0 ? files : text);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [onPaste]);
}
