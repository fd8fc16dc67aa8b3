import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Place, ProblemView } from '../../protocol/analysis.ts';
import { selectProblems, selectResource, selectResourceAt } from '../../store/selectors.ts';
import type { AppState } from '../../store/state.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { FindBar } from './FindBar.tsx';
import { KeyRow } from './KeyRow.tsx';
import { LineMarks } from './LineMarks.tsx';
import { LineProblem } from './LineProblem.tsx';
import { indent, insert, newLine, offsetAt, outdent, positionAt } from './text-state.ts';
import { usePlainText } from './use-plain-text.ts';
import './plain-editor.css';

function hasPlaceIn(path: string) {
  return (problem: ProblemView): problem is ProblemView & { readonly place: Place } => problem.place?.file === path;
}

/** The line of the selected resource, where it is in this file. */
function selectedLine(state: AppState, path: string): number | undefined {
  const { selection } = state;
  const place = selection?.kind === 'resource' ? selectResource(state, selection.ref)?.place : undefined;
  return place?.file === path ? place.line : undefined;
}

/** Selects a range and brings its line into view, a third from the upper edge. */
function showRange(element: HTMLTextAreaElement, start: number, end: number): void {
  element.setSelectionRange(start, end);
  const scroller = element.closest('.plain-scroll');
  if (scroller === null) return;
  const height = parseFloat(getComputedStyle(element).lineHeight);
  const top = (positionAt(element.value, start).line - 1) * height;
  if (top < scroller.scrollTop || top > scroller.scrollTop + scroller.clientHeight - 2 * height) {
    scroller.scrollTop = Math.max(0, top - scroller.clientHeight / 3);
  }
}

export interface PlainEditorProps {
  readonly path: string;
  /** Comes and goes over the row of keys: under it, the keys would move away from a finger that is on one. */
  readonly notice?: ReactNode;
}

/**
 * The browser's own field over the project's open file, for narrow pages (a phone's keyboard, selection and menus work in
 * it) and where Monaco cannot be had. Line numbers, marks of problems, undo, Tab, find; Escape lets the next Tab leave it.
 */
export function PlainEditor({ path, notice }: PlainEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, typed, change, undo, redo } = usePlainText(path, field);
  const problems = useAppStore(selectProblems);
  const reveal = useAppStore((state) => state.reveal);
  const lit = useAppStore((state) => selectedLine(state, path));
  const node = useAppStore((state) => (state.highlight?.place.file === path ? state.highlight.place.line : undefined));
  const { moveCursor, select } = useActions();
  const [line, setLine] = useState(1);
  const [finding, setFinding] = useState(false);
  const [found, setFound] = useState<{ readonly start: number; readonly end: number } | undefined>(undefined);
  const tabLeaves = useRef(false);

  const own = useMemo(() => problems.filter(hasPlaceIn(path)), [problems, path]);
  const numbers = useMemo(
    () => Array.from({ length: text.split('\n').length }, (_, index) => index + 1).join('\n'),
    [text],
  );

  useEffect(() => {
    if (reveal === undefined || reveal.place.file !== path || field.current === null) return;
    const { place } = reveal;
    const start = offsetAt(field.current.value, place.line, place.column);
    const end =
      place.endLine === undefined
        ? start
        : offsetAt(field.current.value, place.endLine, place.endColumn ?? place.column);
    field.current.focus({ preventScroll: true });
    showRange(field.current, start, end);
  }, [reveal, path]);

  const followCursor = (): void => {
    const element = field.current;
    if (element === null) return;
    const at = positionAt(element.value, element.selectionStart);
    setLine(at.line);
    moveCursor({ file: path, ...at });
  };
  const selectHere = (): void => {
    const element = field.current;
    if (element === null) return;
    const resource = selectResourceAt(
      appStore.getState(),
      path,
      positionAt(element.value, element.selectionStart).line,
    );
    if (resource !== undefined) select({ kind: 'resource', ref: resource.ref }, 'editor');
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const mod = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const leaves = tabLeaves.current;
    tabLeaves.current = false;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') tabLeaves.current = true;
    else if (event.key === 'Tab' && !leaves) {
      change(event.shiftKey ? outdent : indent);
      event.preventDefault();
    } else if (event.key === 'Enter' && !mod) {
      change(newLine);
      event.preventDefault();
    } else if (mod && key === 'f') {
      setFinding(true);
      event.preventDefault();
    } else if (mod && (key === 'z' || key === 'y')) {
      (key === 'y' || event.shiftKey ? redo : undo)();
      event.preventDefault();
    }
  };

  return (
    <div className="plain-editor">
      {finding ? (
        <FindBar
          text={text}
          cursor={() => field.current?.selectionStart ?? 0}
          onFound={(start, end) => {
            setFound({ start, end });
            if (field.current !== null) showRange(field.current, start, end);
          }}
          onClose={() => {
            setFinding(false);
            setFound(undefined);
            field.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <div className="plain-scroll">
        <pre className="plain-numbers" aria-hidden>
          {numbers}
        </pre>
        <div className="plain-sheet">
          <LineMarks
            text={text}
            problems={own}
            lit={[lit ?? [], node ?? []].flat()}
            found={
              found === undefined ? undefined : { ...positionAt(text, found.start), length: found.end - found.start }
            }
          />
          <textarea
            ref={field}
            className="plain-text"
            aria-label={`Text of ${path}`}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            wrap="off"
            rows={numbers.split('\n').length}
            value={text}
            onChange={typed}
            onKeyDown={onKeyDown}
            onSelect={followCursor}
            onClick={selectHere}
          />
        </div>
      </div>
      <LineProblem problems={own.filter(({ place }) => place.line === line)} />
      {notice}
      <KeyRow
        onUndo={undo}
        onRedo={redo}
        onFind={() => setFinding(true)}
        onIndent={() => change(indent)}
        onInsert={(key) => change((state) => insert(state, key))}
      />
    </div>
  );
}
