import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { selectSystemNow } from '../../store/runs/system-at-step.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { styledRuns } from '../shared/text/ansi.ts';
import { createLine, press } from './line-editor.ts';
import { useSessionState } from './use-session.ts';
import type { TerminalSession } from './session.ts';
import { findCompletion } from './typing.ts';

/** Maximum number of characters shown; only the end of a longer transcript is shown. */
const MOST_SHOWN = 60_000;

/** The terminal as text with an input field, for narrow pages and screen readers. */
export function PlainTerminal({ session }: { readonly session: TerminalSession }) {
  const { transcript, prompt, isRunning } = useSessionState(session);
  const [line, setLine] = useState(session.line);
  const log = useRef<HTMLPreElement>(null);
  const runs = useMemo(() => styledRuns(transcript.slice(-MOST_SHOWN)), [transcript]);

  useEffect(() => {
    const toEnd = (): void => log.current?.scrollTo({ top: log.current.scrollHeight });
    toEnd();
    // Scrolls in the next frame, when the output is rendered.
    return session.subscribe(() => void requestAnimationFrame(toEnd));
  }, [session]);

  const hasMachine = useAppStore((state) => selectSystemNow(state) !== undefined);

  const change = (next: typeof line): void => {
    session.type(next);
    setLine(next);
  };
  const run = async (): Promise<void> => {
    change(createLine(''));
    await session.submit(line.text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
    if (step !== undefined) {
      event.preventDefault();
      change(press(line, { kind: step }, session.history).line);
    } else if (event.ctrlKey && event.key.toLowerCase() === 'c' && isNothingSelected(event.currentTarget)) {
      event.preventDefault();
      session.interrupt(line.text);
      change(session.line);
    }
  };
  const finish = (): void => {
    session.type(line);
    const completion = findCompletion(session);
    if (completion === undefined) return;
    const text = line.text.slice(0, completion.start) + completion.text;
    change(createLine(text, line));
    if (completion.candidates.length > 1)
      session.print(
        `${completion.candidates
          .slice(0, 40)
          .map(({ label }) => label)
          .join('  ')}\n`,
      );
  };

  return (
    <div className="terminal-plain">
      <pre ref={log} className="terminal-log" role="log" aria-label="Output of the terminal" tabIndex={0}>
        {runs.map(({ text, isBold, color }, index) => (
          // Styled runs are identified only by their position.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} data-bold={isBold || undefined} data-color={color}>
            {text}
          </span>
        ))}
      </pre>
      <form
        className="terminal-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void run();
        }}
      >
        <label className="terminal-label">
          <span className="terminal-prompt">
            {styledRuns(prompt)
              .map(({ text }) => text)
              .join('')}
          </span>
          <span className="visually-hidden">Command</span>
          <input
            className="terminal-input"
            value={line.text}
            onChange={({ target }) => change(createLine(target.value, line))}
            onKeyDown={onKeyDown}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        </label>
        <Button onPress={finish} isDisabled={isRunning || !hasMachine || line.text === ''}>
          Complete
        </Button>
        {isRunning ? (
          <Button onPress={() => session.interrupt('')}>Stop</Button>
        ) : (
          <Button type="submit" look="primary">
            Run
          </Button>
        )}
      </form>
    </div>
  );
}

function isNothingSelected({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === selectionEnd;
}
