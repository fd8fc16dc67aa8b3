import { useMemo } from 'react';
import { FileWarning } from 'lucide-react';
import type { AgentFileForm, UnreadPart } from '../../../protocol/agent-files.ts';
import { countText } from '../../../protocol/count-text.ts';
import type { ReadAgentFile } from '../../../protocol/opened-run.ts';
import { joinFiles } from '../../../store/opened/join-files.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { takeFocus } from '../../../ui/focus/take-focus.ts';
import { useCommands } from '../../commands.ts';
import { showOpened } from './agent-files.ts';
import { formNames, isForm } from './agent-form-names.ts';

/** Maximum number of unreadable parts in the list. */
const SHOWN = 50;

interface OpenFormProps {
  readonly files: readonly ReadAgentFile[];
  /** Reads a file again as another kind of file. */
  readonly onTakeAs: (index: number, form: AgentFileForm) => void;
  /** Imports the files into a project instead of opening them in the views. Undefined for pasted text. */
  readonly onImport: (() => void) | undefined;
  /** Compares the two catalogs. Undefined if there are not exactly two. */
  readonly onCompare: (() => void) | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Lists the files of agents with their kinds and contents, and opens them in the views. */
export function OpenForm({ files, onTakeAs, onImport, onCompare, onBack, onClose }: OpenFormProps) {
  const commands = useCommands();
  const runs = useMemo(() => joinFiles(files.flatMap(({ contents }) => contents)).length, [files]);
  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (onCompare !== undefined) onCompare();
        else if (showOpened(files, commands)) onClose();
      }}
    >
      <ul className="opened-files" aria-label="Recognized files">
        {files.map((file, index) => (
          // The index is the key, because several files may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="opened-file">
            <FileEntry file={file} onTakeAs={(form) => onTakeAs(index, form)} />
          </li>
        ))}
      </ul>
      {runs === 0 && onCompare === undefined && files.some(({ contents }) => contents.length > 0) ? (
        <p className="dialog-note">
          A catalog without a log or report opens as a project. Go back, and choose one catalog to open, or two to
          compare.
        </p>
      ) : null}
      <p className="dialog-note">
        Opened files are forgotten when you close the tab. They are not saved, sent or put into links, and the project
        does not change. To store a run in this browser, press “Keep” above its timeline or report.
      </p>
      <DialogActions>
        <Button onPress={onBack}>Back</Button>
        {onImport === undefined ? null : <Button onPress={onImport}>Import as project files</Button>}
        {/* It takes the focus as it appears: a key pressed a frame later would act on another control. */}
        {onCompare === undefined ? (
          <Button ref={takeFocus} look="primary" type="submit" isDisabled={runs === 0}>
            {runs > 1 ? `Open ${countText(runs, 'run')}` : 'Open'}
          </Button>
        ) : (
          <Button ref={takeFocus} look="primary" type="submit">
            Compare
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function FileEntry({
  file: { recognized, contents, problem },
  onTakeAs,
}: {
  readonly file: ReadAgentFile;
  readonly onTakeAs: (form: AgentFileForm) => void;
}) {
  const { name, form, alternatives } = recognized;
  const forms = [...(form === undefined ? [] : [form]), ...alternatives.filter((each) => each !== form)];
  const isUnclear =
    recognized.certainty !== 'certain' && (forms.length > 1 || (form === undefined && forms.length > 0));
  const choice = (
    <Select
      label="File type"
      selected={form ?? 'none'}
      options={[
        ...(form === undefined ? [{ id: 'none', text: 'Not recognized' }] : []),
        ...forms.map((id) => ({ id, text: formNames[id] })),
      ]}
      onSelect={(id) => {
        if (isForm(id) && id !== form) onTakeAs(id);
      }}
    />
  );
  const parts = [...recognized.unread, ...contents.flatMap((content) => content.unread)];
  const unread = [...new Set(parts.map(partText))];
  return (
    <>
      <div className="opened-file-head">
        <strong className="opened-file-name">{name ?? 'Pasted text'}</strong>
        {contents.map(({ title, summary, certname }, index) => (
          // The index is the key: a PuppetDB response contains several reports with the same title.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} role="status" className="opened-file-what">
            {title}: {[certname, summary].filter((part) => part !== undefined).join(', ')}
          </p>
        ))}
        {problem === undefined ? null : (
          <p role="alert" className="import-refused">
            {problem}
          </p>
        )}
        {contents.length === 0 || recognized.certainty === 'certain' ? null : (
          <p className="dialog-note">{recognized.reason}</p>
        )}
      </div>
      {isUnclear ? (
        choice
      ) : forms.length > 1 ? (
        <details className="import-list">
          <summary>Open as another kind of file</summary>
          {choice}
        </details>
      ) : null}
      {unread.length === 0 ? null : (
        <details className="import-list">
          <summary>
            <FileWarning aria-hidden /> {countText(unread.length, 'part')} missing or not read
          </summary>
          <ul aria-label="Parts that could not be read">
            {unread.slice(0, SHOWN).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {unread.length > SHOWN ? <li>and {countText(unread.length - SHOWN, 'more part')}</li> : null}
          </ul>
        </details>
      )}
    </>
  );
}

function partText({ message, line }: UnreadPart): string {
  return line === undefined ? message : `Line ${line}: ${message}`;
}
