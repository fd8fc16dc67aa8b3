import { FitAddon } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import { useEffect, useRef } from 'react';
import { copyText } from '../../ui/clipboard.ts';
import { lastInput } from '../../ui/focus/last-input.ts';
import { watchShownTheme } from '../../ui/theme/theme.ts';
import { parseKeys, type Key } from './keys.ts';
import { drawLine, wrapWords } from './screen-line.ts';
import type { TerminalSession } from './session.ts';
import { shownLine, typeKey } from './typing.ts';
import { terminalFont, terminalTheme } from './xterm-theme.ts';

/** Leaves some keys to the browser: copying a selection, pasting, and leaving the terminal with Tab. */
function listenToKeys(terminal: Terminal, session: TerminalSession): void {
  terminal.attachCustomKeyEventHandler((event) => {
    const mod = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    // Tab leaves the terminal only if the line is empty, because otherwise it completes a word; Shift+Tab always leaves
    // it.
    if (event.key === 'Tab') return !event.shiftKey && session.line.text !== '';
    if (mod && key === 'v') return false;
    if (mod && key === 'c' && terminal.hasSelection()) {
      if (event.type === 'keydown') {
        void copyText(terminal.getSelection());
        terminal.clearSelection();
        event.preventDefault();
      }
      return false;
    }
    return !(mod && event.shiftKey && key === 'c');
  });
}

/** Escape sequence for a full reset of the terminal (RIS). */
const RESET = '\u001bc';
/** Escape sequences that move the cursor to the top left, and erase the screen and the scrollback. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

/** Connects a screen to a session. Returns the function that disconnects them. */
function attach(terminal: Terminal, session: TerminalSession): () => void {
  let row = 0;
  let isAttached = true;
  let isSecondTab = false;
  let isTyping = false;
  const waiting: Key[] = [];

  function draw(): void {
    // A command may end after the terminal's view is closed.
    if (session.state.isRunning || !isAttached) return;
    const { prompt, text, cursor } = shownLine(session);
    const drawn = drawLine(prompt, text, cursor, terminal.cols, row);
    row = drawn.row;
    terminal.write(drawn.output);
  }

  /** Erases the input line, so that output starts where the prompt was. */
  function erase(): void {
    terminal.write(`\r${row > 0 ? `\u001b[${row}A` : ''}\u001b[J`);
    row = 0;
  }

  async function typeWaiting(): Promise<void> {
    if (isTyping) return;
    isTyping = true;
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const { rings } = await typeKey(session, key, terminal.cols, isSecondTab);
      isSecondTab = key.kind === 'tab' && rings;
      if (isAttached && rings && key.kind !== 'tab') terminal.write('\u0007');
      draw();
    }
    isTyping = false;
  }

  const input = terminal.onData((data) => {
    for (const key of parseKeys(data)) {
      // Ctrl+C stops a running command at once, and drops keys that were typed during the command.
      if (session.state.isRunning && key.kind === 'interrupt') {
        waiting.length = 0;
        session.interrupt('');
      } else waiting.push(key);
    }
    void typeWaiting();
  });
  function writeTranscript(): void {
    row = 0;
    terminal.write(wrapWords(session.state.transcript, terminal.cols));
    // Turns on bracketed paste, so that pasted text can be distinguished from typed text.
    terminal.write('\u001b[?2004h');
    draw();
  }

  const resize = terminal.onResize(() => {
    // Resets the terminal with an escape sequence, because `terminal.reset()` would take effect before output that is
    // still pending.
    terminal.write(RESET);
    writeTranscript();
  });
  const unsubscribe = session.subscribe((event) => {
    if (event.kind === 'print') {
      erase();
      terminal.write(wrapWords(event.text, terminal.cols));
    } else if (event.kind === 'clear') {
      terminal.write(CLEAR);
      row = 0;
      draw();
    } else draw();
  });
  writeTranscript();
  return () => {
    isAttached = false;
    input.dispose();
    resize.dispose();
    unsubscribe();
  };
}

/**
 * Returns whether the user has just pressed the terminal's tab with the pointer. Only then does the terminal take the
 * focus: not when arrow keys pass its tab, and not when a lesson shows it while the user types in the editor.
 */
function isTabPressed(): boolean {
  return lastInput() === 'pointer' && document.activeElement?.matches('[role=tab][aria-selected=true]') === true;
}

export function ScreenTerminal({ session }: { readonly session: TerminalSession }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const terminal = new Terminal({
      ...terminalFont(),
      theme: terminalTheme(),
      convertEol: true,
      cursorBlink: false,
      lineHeight: 1.25,
      minimumContrastRatio: 4.5,
      screenReaderMode: true,
      scrollback: 5000,
    });
    let isShown = true;
    const fit = new FitAddon();
    terminal.loadAddon(fit);
    terminal.open(element);
    terminal.textarea?.setAttribute('aria-label', 'Terminal');
    listenToKeys(terminal, session);
    fit.fit();
    if (isTabPressed()) terminal.focus();
    const detach = attach(terminal, session);
    const unwatch = watchShownTheme(() => {
      terminal.options.theme = terminalTheme();
    });
    const observer = new ResizeObserver(() => fit.fit());
    observer.observe(element);
    // Fits the terminal again, because the font may load after the first measurement.
    void document.fonts.ready.then(() => {
      if (isShown) fit.fit();
    });
    return () => {
      isShown = false;
      observer.disconnect();
      unwatch();
      detach();
      terminal.dispose();
    };
  }, [session]);

  return (
    <div className="terminal-screen">
      {/* Has no padding, because the terminal would add it to its measured size. */}
      <div ref={frame} className="terminal-frame" />
    </div>
  );
}
