import { useId, useState } from 'react';
import { FilePlus2, Trash2 } from 'lucide-react';
import { appStore } from '../../../store/store.ts';
import { Button, IconButton } from '../../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { TextField } from '../../../ui/controls/TextField.tsx';
import type { OwnPackageField, OwnPackageProblem } from '../../../workspace/own-packages.ts';
import { putOwnPackage } from './change-archive.ts';
import { readForm, type OwnFile, type OwnPackageForm, type OwnPackageTexts } from './own-package-form.ts';
import './own-package-dialog.css';

const fields = [
  {
    name: 'name',
    label: 'Name',
    description: 'The name that manifests use. If the platform has this package, your versions are added to it.',
  },
  {
    name: 'versions',
    label: 'Versions',
    description: 'One version, or several separated by commas, for example 1.0, 1.1-2. The newest is installed.',
  },
  { name: 'depends', label: 'Needs', description: 'Packages to install first, for example nginx, curl | wget.' },
  { name: 'unit', label: 'Service', description: 'The name of its systemd unit, if it has one, for example shop.' },
] as const satisfies readonly { name: OwnPackageField; label: string; description: string }[];

interface OwnPackageDialogProps {
  readonly form: OwnPackageForm;
  readonly onClose: () => void;
}

export function OwnPackageDialog({ form, onClose }: OwnPackageDialogProps) {
  const { edits } = form;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={edits === undefined ? 'Add a package to the archive' : `Change ${edits} in the archive`}
      width="wide"
    >
      <Form form={form} onClose={onClose} />
    </Dialog>
  );
}

function Form({ form, onClose }: OwnPackageDialogProps) {
  const { edits } = form;
  const errorId = useId();
  const [texts, setTexts] = useState<OwnPackageTexts>(form.texts);
  const [problem, setProblem] = useState<OwnPackageProblem | undefined>(undefined);
  const change = (changed: Partial<OwnPackageTexts>): void => {
    setTexts({ ...texts, ...changed });
    setProblem(undefined);
  };
  const submit = (): void => {
    const { node, machine } = appStore.getState().project;
    const read = readForm({ texts, edits }, machine, node.platform);
    if (!read.ok) return setProblem(read.problem);
    putOwnPackage(read.value, edits);
    onClose();
  };
  const errorOf = (field: OwnPackageField): string | undefined => (problem?.field === field ? problem.text : undefined);
  return (
    <form
      className="own-package-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        The project keeps the package for this node, and drafts and links include it. It is installed only when a
        package resource or a command installs it.
      </p>
      <div className="own-package-fields">
        {fields.map(({ name, label, description }, index) => (
          <TextField
            key={name}
            label={label}
            value={texts[name]}
            onChange={(value) => change({ [name]: value })}
            error={errorOf(name)}
            description={description}
            mono
            // The user opens the dialog to type into this field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            autoComplete="off"
            spellCheck="false"
          />
        ))}
      </div>
      <Files
        files={texts.files}
        errorId={errorOf('files') === undefined ? undefined : errorId}
        onChange={(files) => change({ files })}
      />
      {errorOf('files') === undefined ? null : (
        <p id={errorId} className="own-package-problem" role="alert">
          {errorOf('files')}
        </p>
      )}
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          {edits === undefined ? 'Add' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

interface FilesProps {
  readonly files: readonly OwnFile[];
  readonly errorId: string | undefined;
  readonly onChange: (files: readonly OwnFile[]) => void;
}

function Files({ files, errorId, onChange }: FilesProps) {
  const put = (index: number, changed: Partial<OwnFile>): void =>
    onChange(files.map((file, at) => (at === index ? { ...file, ...changed } : file)));
  return (
    <fieldset className="own-package-files" aria-describedby={errorId}>
      <legend className="field-label">Files</legend>
      {files.map(({ path, text }, index) => (
        // The key is the index, because the user can edit the paths.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="own-package-file" role="group" aria-label={`File ${index + 1}`}>
          <TextField
            label="Path"
            value={path}
            onChange={(value) => put(index, { path: value })}
            placeholder="/etc/shop/shop.conf"
            mono
            autoComplete="off"
            spellCheck="false"
          />
          <IconButton
            label={`Remove file ${index + 1}`}
            onPress={() => onChange(files.filter((_file, at) => at !== index))}
          >
            <Trash2 />
          </IconButton>
          <TextField label="Content" value={text} onChange={(value) => put(index, { text: value })} rows={4} mono />
        </div>
      ))}
      <Button onPress={() => onChange([...files, { path: '', text: '' }])}>
        <FilePlus2 aria-hidden />
        Add a file
      </Button>
    </fieldset>
  );
}
