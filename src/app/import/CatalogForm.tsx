import { useState } from 'react';
import { engine } from '../../store/store.ts';
import { countText } from '../../protocol/count-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { DialogActions } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { catalogCodeText } from '../../workspace/catalog-code-text.ts';
import { foundText } from '../../workspace/import/import-text.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { limits } from '../../workspace/limits.ts';
import { importedProject } from '../session/new-project.ts';
import { useSession } from '../session/session-context.ts';
import { Choice } from './Choice.tsx';

/** Opens a compiled catalog as a new project: unchanged, or as code that compiles to this catalog. */
export function CatalogForm({ imported, onClose }: { readonly imported: Imported; readonly onClose: () => void }) {
  const session = useSession();
  const { secrets } = imported;
  const [form, setForm] = useState<'catalog' | 'code'>('catalog');
  const [values, setValues] = useState<'hide' | 'keep'>('hide');
  const [name, setName] = useState(imported.name);
  const [isWriting, setIsWriting] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const projectName = name.trim() === '' ? imported.name : name.trim();
  const keeps = values === 'keep' && secrets !== undefined;
  const given: Imported = keeps ? { ...imported, files: secrets.files } : imported;

  const writeCode = async (): Promise<void> => {
    setIsWriting(true);
    const answer = await engine.catalogCode({ revision: 0, project: importedProject(projectName, given) }, keeps);
    setIsWriting(false);
    const code = answer.kind === 'answer' ? answer.value : undefined;
    if (code?.kind === 'code') {
      onClose();
      await session.openImported(projectName, { ...imported, kind: 'environment', files: code.files });
      return showToast({ message: catalogCodeText(code) });
    }
    const reason =
      code?.message ?? (answer.kind === 'ended' ? answer.message : 'Open the catalog itself to see its error.');
    return setRefused(`No code can be written from this catalog. ${reason}`);
  };

  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (form === 'code') return void writeCode();
        onClose();
        void session.openImported(projectName, given);
      }}
    >
      <p role="status">{foundText(imported)}.</p>
      <Choice
        label="Open it as"
        options={[
          { id: 'catalog', text: 'The catalog itself, without code: you can view and apply it' },
          { id: 'code', text: 'Puppet code written from it: site.pp, and a module for each class and define' },
        ]}
        chosen={form}
        onChoose={setForm}
      />
      {secrets === undefined ? null : (
        <Choice
          label={`${countText(secrets.count, 'Sensitive value')} in clear text`}
          options={[
            { id: 'hide', text: 'Replace with [redacted]' },
            { id: 'keep', text: 'Keep: links, exports and the saved project then contain the values' },
          ]}
          chosen={values}
          onChoose={setValues}
        />
      )}
      <TextField label="Name" value={name} onChange={setName} maxLength={limits.nameLength} autoComplete="off" />
      {refused === undefined ? null : (
        <p className="import-refused" role="alert">
          {refused}
        </p>
      )}
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        {/* Takes the focus, because the button that had it has disappeared. */}
        <Button look="primary" type="submit" ref={takeFocus} isDisabled={isWriting}>
          {isWriting ? 'Writing the code…' : 'Import'}
        </Button>
      </DialogActions>
    </form>
  );
}
