import { useEffect } from 'react';

/** Text that a log, a report, a graph file or JSON contains near its beginning. Reading decides for certain. */
const OF_AGENTS =
  /^\s*[[{]|--- !ruby\/object:Puppet|^\s*digraph\b|(?:Error|Warning|Notice|Info|Debug): |\b(?:err|warning|notice|info): |puppet-(?:agent|user)\b|dependency cycle|Could not find (?:dependency|resource|dependent)/m;

const TAKES_TEXT = 'input, textarea, select, [contenteditable], .monaco-editor, .cm-editor';

/** Number of characters that are searched before a paste opens the dialog. */
const SEARCHED = 20_000;

/** Calls the listener for files, and for text of agents, that are pasted while no field or editor has the focus. */
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
