import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SystemState } from '../../protocol/run.ts';
import { selectSystemNow } from '../../store/runs/system-at-step.ts';
import { appStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/Dialog.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { changeMachine } from './changes/change-machine.ts';
import { promptTitle, type SystemPrompt } from './system-prompt.ts';
import * as edits from './changes/edits.ts';

interface Problem {
  readonly field: string;
  readonly problem: string;
}

type FormResult = { readonly edit: edits.MachineEdit } | Problem | { readonly nothing: true };

interface Field {
  readonly name: string;
  readonly label: string;
  readonly start: string;
  readonly description?: string;
  readonly rows?: number;
}

interface Form {
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly toResult: (values: Readonly<Record<string, string>>, system: SystemState) => FormResult;
}

const nameField: Field = { name: 'name', label: 'Name', start: '' };

/** Rejects names that a command could mistake for an option or shell syntax. */
function named(name: string, edit: (name: string) => edits.MachineEdit): FormResult {
  return /^[\w][\w.+-]*$/.test(name)
    ? { edit: edit(name) }
    : { field: 'name', problem: 'Use letters, digits, dots, hyphens and underscores.' };
}

function made(path: string, system: SystemState, edit: () => edits.MachineEdit): FormResult {
  const problem = edits.pathProblem(path, system);
  return problem === undefined ? { edit: edit() } : { field: 'path', problem };
}

function createForm(prompt: SystemPrompt): Form {
  switch (prompt.kind) {
    case 'file':
      return {
        fields: [
          { name: 'path', label: 'Path', start: '/etc/', description: 'Missing directories are created.' },
          { name: 'text', label: 'Content', start: '', rows: 8 },
        ],
        submit: 'Create',
        toResult: ({ path = '', text = '' }, system) => made(path, system, () => edits.createFile(path, text)),
      };
    case 'folder':
      return {
        fields: [
          { name: 'path', label: 'Path', start: '/srv/', description: 'Missing parent directories are created.' },
        ],
        submit: 'Create',
        toResult: ({ path = '' }, system) => made(path, system, () => edits.createFolder(path)),
      };
    case 'content':
      return {
        fields: [{ name: 'text', label: 'Content', start: prompt.text, rows: 18 }],
        submit: 'Save',
        toResult: ({ text = '' }) =>
          text === prompt.text ? { nothing: true } : { edit: edits.writeFile(prompt.path, text) },
      };
    case 'attributes':
      return {
        fields: [
          { name: 'mode', label: 'Mode', start: prompt.view.mode, description: 'Octal digits, such as 0644.' },
          { name: 'owner', label: 'Owner', start: prompt.view.owner },
          { name: 'group', label: 'Group', start: prompt.view.group },
        ],
        submit: 'Save',
        toResult: ({ mode = '', owner = '', group = '' }, { users, groups }) => {
          const problem = edits.modeProblem(mode);
          if (problem !== undefined) return { field: 'mode', problem };
          if (users[owner] === undefined && !/^\d+$/.test(owner))
            return { field: 'owner', problem: `There is no user ${owner}.` };
          if (groups[group] === undefined && !/^\d+$/.test(group))
            return { field: 'group', problem: `There is no group ${group}.` };
          const edit = edits.setAttributes(prompt.path, prompt.view, { mode: mode.padStart(4, '0'), owner, group });
          return edit === undefined ? { nothing: true } : { edit };
        },
      };
    case 'package':
      return {
        fields: [
          {
            ...nameField,
            label: 'Package',
            description: 'The name of the package on this platform, such as nginx, curl or ntp.',
          },
        ],
        submit: 'Install',
        toResult: ({ name = '' }) =>
          named(name, (each) => edits.installPackage(appStore.getState().project.node.platform, each)),
      };
    case 'user':
      return { fields: [nameField], submit: 'Add', toResult: ({ name = '' }) => named(name, edits.addUser) };
    case 'group':
      return { fields: [nameField], submit: 'Add', toResult: ({ name = '' }) => named(name, edits.addGroup) };
    case 'cron':
      return {
        fields: [
          { name: 'user', label: 'User', start: 'root' },
          {
            name: 'line',
            label: 'Crontab line',
            start: '0 3 * * * ',
            description: 'Minute, hour, day, month, weekday, then the command.',
          },
        ],
        submit: 'Add',
        toResult: ({ user = '', line = '' }, { users }) => {
          if (users[user] === undefined) return { field: 'user', problem: `There is no user ${user}.` };
          if (!/^(?:@\w+|\S+(?:\s+\S+){4})\s+\S/.test(line))
            return { field: 'line', problem: 'The line needs five time fields and a command.' };
          return { edit: edits.addCron(user, line.trim()) };
        },
      };
  }
}

interface FormProps {
  readonly form: Form;
  readonly onClose: () => void;
}

function PromptForm({ form, onClose }: FormProps): ReactNode {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(form.fields.map(({ name, start }) => [name, start])),
  );
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const submit = (): void => {
    const system = selectSystemNow(appStore.getState());
    if (system === undefined) return onClose();
    const result = form.toResult(values, system);
    if ('problem' in result) return setProblem(result);
    if ('edit' in result) void changeMachine(result.edit);
    onClose();
  };
  return (
    <form
      ref={element}
      className="system-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {form.fields.map(({ name, label, description, rows }, index) => (
        <TextField
          key={name}
          label={label}
          value={values[name] ?? ''}
          onChange={(value) => {
            setValues({ ...values, [name]: value });
            setProblem(undefined);
          }}
          error={problem?.field === name ? problem.problem : undefined}
          mono
          // The user opens the dialog to type into this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={index === 0}
          autoComplete="off"
          spellCheck="false"
          {...(description === undefined ? {} : { description })}
          {...(rows === undefined ? {} : { rows })}
        />
      ))}
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          {form.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

interface SystemDialogProps {
  readonly prompt: SystemPrompt | undefined;
  readonly onClose: () => void;
}

export function SystemDialog({ prompt, onClose }: SystemDialogProps) {
  return (
    <Dialog
      isOpen={prompt !== undefined}
      onClose={onClose}
      title={prompt === undefined ? '' : promptTitle(prompt)}
      width={prompt?.kind === 'content' || prompt?.kind === 'file' ? 'wide' : 'narrow'}
    >
      {prompt === undefined ? null : <PromptForm form={createForm(prompt)} onClose={onClose} />}
    </Dialog>
  );
}
