import { useRef, useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { useActions, useAppStore } from '../../store/store.ts';
import { parseFacts } from '../../workspace/facts.ts';
import { lineAndColumn, type JsonProblem } from '../../protocol/json-problem.ts';

/** Facts of one's own as JSON. What is no JSON is marked where it stands, and not taken over until it is mended. */
export function FactsField() {
  const node = useAppStore((state) => state.project.node);
  const { setNode } = useActions();
  const [text, setText] = useState(() =>
    Object.keys(node.facts).length === 0 ? '' : JSON.stringify(node.facts, null, 2),
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const parsed = parseFacts(text);
  const problem = parsed.ok ? undefined : parsed.problem;

  const showProblem = ({ start, end }: JsonProblem): void => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };

  return (
    <TextField
      className="field"
      value={text}
      isInvalid={problem !== undefined}
      onChange={(value) => {
        setText(value);
        const facts = parseFacts(value);
        if (facts.ok) setNode({ ...node, facts: facts.value });
      }}
    >
      <Label className="field-label">Own facts (JSON)</Label>
      <MarkedArea areaRef={area} text={text} problem={problem} />
      {problem === undefined ? null : (
        <div className="field-error facts-problem" role="status">
          <button type="button" className="facts-place" onClick={() => showProblem(problem)}>
            {placeWords(text, problem)}
          </button>
          {`: ${problem.message}.`}
        </div>
      )}
    </TextField>
  );
}

function placeWords(text: string, { start }: JsonProblem): string {
  const { line, column } = lineAndColumn(text, start);
  return `Line ${line}, column ${column}`;
}

interface MarkedAreaProps {
  readonly areaRef: React.RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly problem: JsonProblem | undefined;
}

/** A text area over a copy of its text, in which the problem is underlined. */
function MarkedArea({ areaRef, text, problem }: MarkedAreaProps) {
  const marks = useRef<HTMLDivElement>(null);
  return (
    <div className="facts-area">
      <div className="facts-marks field-mono" ref={marks} aria-hidden>
        {problem === undefined ? null : (
          <>
            {text.slice(0, problem.start)}
            <mark className="facts-mark">{text.slice(problem.start, problem.end) || ' '}</mark>
            {text.slice(problem.end)}
          </>
        )}
      </div>
      <TextArea
        ref={areaRef}
        className="field-input field-mono facts-text"
        rows={5}
        spellCheck={false}
        placeholder={'{ "role": "web" }'}
        onScroll={({ currentTarget }) => {
          if (marks.current !== null) marks.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
