import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { FileUp } from 'lucide-react';
import { pageNodes } from '../../../store/all-nodes/page.ts';
import { appStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import { lineAndColumn } from '../../../protocol/project/json-problem.ts';
import { givenNodes, namesInText, type GivenNodes } from '../../../workspace/given-nodes.ts';
import { countText } from '../names.ts';
import './add-nodes.css';

/** UTF-16 code units of a text that is shown to be changed; a longer one is only named. */
const LONGEST_SHOWN = 200_000;
/** Bytes of one file. */
const LARGEST_FILE = 32 * 1024 * 1024;
const TYPING_PAUSE = 250;

/** A text with nodes in it; a file's name where it came from one. */
interface Source {
  readonly text: string;
  readonly file: string | undefined;
}

type Preview =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'nodes'; readonly given: GivenNodes; readonly facts: number; readonly leftOut: number };

/** What was found in texts, with flat facts or without. */
interface Found {
  readonly of: readonly Source[];
  readonly isFlat: boolean;
  readonly preview: Preview;
}

interface AddNodesDialogProps {
  readonly text?: string;
  /** Files to begin with, as if they had been chosen. */
  readonly files?: readonly File[];
  readonly onClose: () => void;
}

/** Id of the message that says why the typed names or facts are invalid. */
const REFUSAL = 'add-nodes-refusal';

/** Adds nodes by their names, or makes and fills nodes with facts that were pasted, picked or dropped. */
export function AddNodesDialog({ text: initial = '', files: given, onClose }: AddNodesDialogProps) {
  const [sources, setSources] = useState<readonly Source[]>([{ text: initial, file: undefined }]);
  const [isFlat, setFlat] = useState(true);
  /** What was last found, and in what. */
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void previewOf(sources, isFlat).then((preview) => {
        if (isCurrent) setFound({ of: sources, isFlat, preview });
      });
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sources, isFlat]);

  const isEmpty = sources.every(({ text }) => text.trim() === '');
  const preview: Preview =
    found?.of === sources && found.isFlat === isFlat
      ? found.preview
      : isEmpty
        ? { kind: 'nothing' }
        : { kind: 'reading' };
  const take = async (files: readonly File[]): Promise<void> => {
    const large = files.find(({ size }) => size > LARGEST_FILE);
    if (large !== undefined)
      return setFound({
        of: sources,
        isFlat,
        preview: { kind: 'refused', message: `${large.name} is larger than 32 MB. Take fewer nodes at a time.` },
      });
    const read = await Promise.all(files.map(async (file) => ({ text: await file.text(), file: file.name })));
    if (read.length > 0) setSources(read);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  useEffect(() => {
    // The files' texts come in their own time, and the state tells of them.
    // oxlint-disable-next-line react/set-state-in-effect
    if (given !== undefined) void take(given);
    // What takes files is made anew at each drawing; the files are taken once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [given]);
  const submit = (): void => {
    if (preview.kind !== 'nodes') return;
    const { nodes, added, filled } = preview.given;
    appStore.getState().actions.mergeNodes(nodes);
    onClose();
    showToast({ message: doneText(added, filled) });
  };
  const [only] = sources;
  const isTyped = sources.length === 1 && only !== undefined && only.file === undefined;

  return (
    <Dialog isOpen onClose={onClose} title="Add nodes or facts" width="wide">
      {/* Files dropped anywhere in it are taken; the button beside does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={isOver ? 'add-nodes add-nodes-over' : 'add-nodes'}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(true);
        }}
        onDragEnter={(event) => event.stopPropagation()}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="add-nodes-about">
          Names of nodes, one a line; or facts as <code>facter --json</code>, <code>facter --yaml</code>,{' '}
          <code>puppet facts</code>, PuppetDB or an agent’s cache have them, of one node or of many. Files can be
          dropped here.
        </p>
        {isTyped ? (
          <TextField
            className="field"
            value={only.text}
            onChange={(text) => setSources([{ text, file: undefined }])}
            isInvalid={preview.kind === 'refused'}
            {...(preview.kind === 'refused' ? { 'aria-describedby': REFUSAL } : {})}
          >
            <Label className="field-label">Names or facts</Label>
            <TextArea
              className="field-input field-mono add-nodes-text"
              rows={10}
              spellCheck={false}
              placeholder={'web1.example.com\nweb2.example.com'}
              maxLength={LONGEST_SHOWN * 200}
            />
          </TextField>
        ) : (
          <div className="add-nodes-files">
            <span>{sources.length === 1 ? (only?.file ?? '') : countText(sources.length, 'file')}</span>
            <Button look="quiet" onPress={() => setSources([{ text: '', file: undefined }])}>
              Type instead
            </Button>
          </div>
        )}
        <div className="add-nodes-options">
          <Button onPress={() => picker.current?.click()}>
            <FileUp aria-hidden />
            Choose files
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept=".json,.yaml,.yml,.txt"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <label className="add-nodes-flat">
            <input type="checkbox" checked={isFlat} onChange={({ currentTarget }) => setFlat(currentTarget.checked)} />
            <span>
              Flat facts such as <code>osfamily</code> (include_legacy_facts)
            </span>
          </label>
        </div>
        <PreviewText preview={preview} />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            isDisabled={preview.kind !== 'nodes' || preview.given.nodes.length === 0}
          >
            {preview.kind === 'nodes' && preview.given.added === 0 && preview.given.filled > 0 ? 'Fill' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

async function previewOf(sources: readonly Source[], isFlat: boolean): Promise<Preview> {
  if (sources.every(({ text }) => text.trim() === '')) return { kind: 'nothing' };
  const all: { readonly certname?: string; readonly facts: GivenNodes['nodes'][number]['node']['facts'] }[] = [];
  let [facts, leftOut] = [0, 0];
  for (const { text, file } of sources) {
    const names = namesInText(text);
    if (names !== undefined) {
      all.push(...names.map((certname) => ({ certname, facts: {} })));
      continue;
    }
    const answer = await pageNodes.readFacts(text, isFlat);
    const where = file === undefined ? '' : `${file}: `;
    if (answer.kind === 'stale') return { kind: 'nothing' };
    if (answer.kind === 'ended') return { kind: 'refused', message: where + answer.message };
    const { value } = answer;
    if (value.kind === 'refused') {
      const { message, offset } = value;
      const at = offset === undefined ? undefined : lineAndColumn(text, offset);
      return { kind: 'refused', message: `${where}${at === undefined ? '' : `Line ${at.line}: `}${message}` };
    }
    // A file of facts without a name has that of its node, as an agent's cache does.
    const nameless = file?.replace(/\.(?:json|ya?ml|txt)$/, '');
    for (const node of value.reading.nodes) {
      const certname = node.certname ?? (sources.length > 1 ? nameless : undefined);
      all.push({ facts: node.facts, ...(certname === undefined ? {} : { certname }) });
      facts += Object.keys(node.facts).length;
    }
    leftOut += value.reading.leftOut;
  }
  const given = givenNodes(appStore.getState().project, all, isFlat && facts > 0);
  return given.ok ? { kind: 'nodes', given: given.value, facts, leftOut } : { kind: 'refused', message: given.problem };
}

function PreviewText({ preview }: { readonly preview: Preview }) {
  switch (preview.kind) {
    case 'nothing':
      return <p className="add-nodes-preview" role="status" />;
    case 'reading':
      return (
        <p className="add-nodes-preview" role="status">
          Reading…
        </p>
      );
    case 'refused':
      return (
        <p id={REFUSAL} className="add-nodes-preview field-error" role="alert">
          {preview.message}
        </p>
      );
    case 'nodes': {
      const { given, facts, leftOut } = preview;
      const { added, filled } = given;
      const what = [
        ...(added === 0 ? [] : [`${countText(added, 'node')} to add`]),
        ...(filled === 0 ? [] : [`${countText(filled, 'node')} to fill`]),
      ];
      const names = given.nodes.slice(0, 5).map(({ node }) => node.certname);
      return (
        <div className="add-nodes-preview" role="status">
          <p>
            {what.length === 0 ? 'The project has these nodes already.' : `${what.join(', ')}: ${names.join(', ')}`}
            {given.nodes.length > names.length ? ` and ${given.nodes.length - names.length} more` : ''}
          </p>
          {facts === 0 && leftOut === 0 ? null : (
            <p className="add-nodes-about">
              {`${countText(facts, 'fact')}${leftOut === 0 ? '' : `, without ${countText(leftOut, 'flat one')}`}`}
            </p>
          )}
        </div>
      );
    }
  }
}

function doneText(added: number, filled: number): string {
  const parts = [
    ...(added === 0 ? [] : [`Added ${countText(added, 'node')}`]),
    ...(filled === 0 ? [] : [`${added === 0 ? 'Filled' : 'filled'} ${countText(filled, 'node')}`]),
  ];
  return parts.join(', ');
}
