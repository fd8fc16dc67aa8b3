import { Suspense, useRef, useState, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useActions, useAppStore } from '../../store/store.ts';
import { parseFacts } from '../../workspace/facts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lineAndColumn, type JsonProblem } from '../../protocol/project/json-problem.ts';

const AddNodesDialog = lazyPart(async () => (await import('../shared/add-nodes/AddNodesDialog.tsx')).AddNodesDialog);

/** Field for the node's own facts as JSON. Invalid JSON is marked in the field, and is not saved. */
export function FactsField() {
  const problemId = useId();
  const node = useAppStore((state) => state.project.node);
  const { setNode } = useActions();
  const [text, setText] = useState(() =>
    Object.keys(node.facts).length === 0 ? '' : JSON.stringify(node.facts, null, 2),
  );
  /**
   * Result of reading the input as YAML or as a PuppetDB response, because it is not JSON: it contains several nodes,
   * or is invalid. Undefined otherwise.
   */
  const [found, setFound] = useState<
    { readonly kind: 'several' } | { readonly kind: 'refused'; readonly message: string } | undefined
  >(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const parsed = parseFacts(text);
  const problem = parsed.ok ? undefined : parsed.problem;

  const take = (value: string): void => {
    setText(value);
    setFound(undefined);
    const facts = parseFacts(value);
    if (facts.ok) setNode({ ...node, facts: facts.value });
  };
  /**
   * Reads facts in formats other than JSON: YAML and PuppetDB responses. If they contain several nodes, opens the
   * dialog that adds nodes.
   */
  const read = async (): Promise<void> => {
    const { pageNodes } = await import('../../store/all-nodes/page-nodes.ts');
    const answer = await pageNodes.readFacts(text, true);
    if (answer.kind !== 'answer') return;
    if (answer.value.kind === 'refused') return setFound({ kind: 'refused', message: answer.value.message });
    const { nodes } = answer.value.reading;
    const [only] = nodes;
    if (nodes.length > 1) return setFound({ kind: 'several' });
    if (only !== undefined) take(JSON.stringify(only.facts, null, 2));
  };

  const showProblem = ({ start, end }: JsonProblem): void => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };

  return (
    <TextField
      className="field"
      value={text}
      isInvalid={problem !== undefined}
      onChange={take}
      {...(problem === undefined ? {} : { 'aria-describedby': problemId })}
    >
      <Label className="field-label">Additional facts (JSON)</Label>
      <MarkedArea areaRef={area} text={text} problem={problem} />
      {problem === undefined ? null : (
        <div id={problemId} className="field-error facts-problem" role="status">
          <button type="button" className="facts-place" onClick={() => showProblem(problem)}>
            {placeWords(text, problem)}
          </button>
          {`: ${problem.message}.`}
          {found?.kind === 'refused' ? <p>{found.message}</p> : null}
          <Button className="facts-read" onPress={() => void read()}>
            Read this text as YAML or as a PuppetDB response
          </Button>
        </div>
      )}
      {found?.kind !== 'several' ? null : (
        <Suspense>
          <AddNodesDialog text={text} onClose={() => take('')} />
        </Suspense>
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

/** A text area over an invisible copy of its text, in which the invalid part is underlined. */
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
        placeholder={'{ "role": "web",\n  "trusted": {\n    "extensions": {\n      "pp_role": "web"\n}}}'}
        onScroll={({ currentTarget }) => {
          if (marks.current !== null) marks.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
