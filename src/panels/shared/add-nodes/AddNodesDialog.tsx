import { useRef, useState, type DragEvent } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { FileUp } from 'lucide-react';
import { appStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import { countText } from '../../../protocol/count-text.ts';
import type { Source } from './preview.ts';
import { PreviewText, REFUSAL } from './PreviewText.tsx';
import { useSources } from './use-sources.ts';
import './add-nodes.css';

/** Maximum number of UTF-16 code units in the field. */
const LONGEST_TEXT = 40_000_000;

interface AddNodesDialogProps {
  readonly text?: string;
  /** Dropped files, which the dialog reads when it opens. */
  readonly files?: readonly File[];
  readonly onClose: () => void;
}

/** Adds nodes by name, or creates and updates nodes from facts that the user pastes, chooses or drops. */
export function AddNodesDialog({ text: initial = '', files: given, onClose }: AddNodesDialogProps) {
  const { sources, type, take, isFlat, setFlat, preview } = useSources(initial, given);
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const submit = (): void => {
    if (preview.kind !== 'nodes') return;
    const { nodes, added, filled } = preview.given;
    appStore.getState().actions.mergeNodes(nodes);
    onClose();
    showToast({ message: doneText(added, filled) });
  };

  return (
    <Dialog isOpen onClose={onClose} title="Add nodes or facts" width="wide">
      {/* Only a pointer can drop files on the form. For the keyboard, the form has a button that opens the file picker. */}
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
          Node names, one per line, or facts from <code>facter --json</code>, <code>facter --yaml</code>,{' '}
          <code>puppet facts</code>, PuppetDB or an agent’s cache, for one node or several. You can also drop files
          here.
        </p>
        <SourceField sources={sources} isRefused={preview.kind === 'refused'} onType={type} />
        <div className="add-nodes-options">
          <FilePicker onTake={take} />
          <label className="add-nodes-flat">
            <input type="checkbox" checked={isFlat} onChange={({ currentTarget }) => setFlat(currentTarget.checked)} />
            <span>
              Include legacy facts such as <code>osfamily</code> (include_legacy_facts)
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
            {preview.kind === 'nodes' && preview.given.added === 0 && preview.given.filled > 0
              ? 'Replace facts'
              : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface SourceFieldProps {
  readonly sources: readonly Source[];
  readonly isRefused: boolean;
  readonly onType: (text: string) => void;
}

function SourceField({ sources, isRefused, onType }: SourceFieldProps) {
  const [only] = sources;
  if (sources.length !== 1 || only === undefined || only.file !== undefined)
    return (
      <div className="add-nodes-files">
        <span>{sources.length === 1 ? (only?.file ?? '') : countText(sources.length, 'file')}</span>
        <Button look="quiet" onPress={() => onType('')}>
          Type names or facts instead
        </Button>
      </div>
    );
  return (
    <TextField
      className="field"
      value={only.text}
      onChange={onType}
      isInvalid={isRefused}
      {...(isRefused ? { 'aria-describedby': REFUSAL } : {})}
    >
      <Label className="field-label">Names or facts</Label>
      <TextArea
        className="field-input field-mono add-nodes-text"
        rows={10}
        spellCheck={false}
        placeholder={'web1.example.com\nweb2.example.com'}
        maxLength={LONGEST_TEXT}
      />
    </TextField>
  );
}

function FilePicker({ onTake }: { readonly onTake: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
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
          onTake([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function doneText(added: number, filled: number): string {
  const parts = [
    ...(added === 0 ? [] : [`Added ${countText(added, 'node')}`]),
    ...(filled === 0 ? [] : [`${added === 0 ? 'Replaced' : 'replaced'} the facts of ${countText(filled, 'node')}`]),
  ];
  return parts.join(', ');
}
