import {
  Archive,
  Clock,
  FilePlus2,
  FolderPlus,
  HardDriveDownload,
  PackagePlus,
  RotateCcw,
  Undo2,
  UserPlus,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { startingEntries } from '../../protocol/project/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/Menu.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { newForm, type OwnPackageForm } from '../shared/archive/own-package-form.ts';
import type { SystemPrompt } from './system-prompt.ts';
import { describedText, forgetStartingSystem, saveStartingSystem } from './starting-system.ts';

const additions = [
  { kind: 'file', text: 'New file…', Icon: FilePlus2 },
  { kind: 'folder', text: 'New directory…', Icon: FolderPlus },
  { kind: 'package', text: 'Install a package…', Icon: PackagePlus },
  { kind: 'user', text: 'Add a user…', Icon: UserPlus },
  { kind: 'group', text: 'Add a group…', Icon: UsersRound },
  { kind: 'cron', text: 'Add a cron job…', Icon: Clock },
] as const;

interface SystemMenuProps {
  readonly isDisabled: boolean;
  readonly onPrompt: (prompt: SystemPrompt) => void;
  readonly onOpenPackage: (form: OwnPackageForm) => void;
}

export function SystemMenu({ isDisabled, onPrompt, onOpenPackage }: SystemMenuProps) {
  const { resetSystem, undoByHand } = useActions();
  const last = useAppStore(({ byHand }) => byHand?.done[0]?.label);
  const hasRun = useAppStore(({ machine, shownRun }) => machine !== undefined || shownRun !== undefined);
  const machine = useAppStore(({ project }) => project.machine);
  const platform = useAppStore(({ project }) => project.node.platform);
  return (
    <Menu
      label="Change the machine"
      placement="bottom end"
      trigger={
        <Button look="quiet" className="system-menu" isDisabled={isDisabled}>
          <Wrench aria-hidden />
          Change
        </Button>
      }
      onAction={(id) => {
        const addition = additions.find(({ kind }) => kind === id);
        if (addition !== undefined) onPrompt({ kind: addition.kind });
        if (id === 'archive') onOpenPackage(newForm(platform));
        if (id === 'undo') undoByHand();
        if (id === 'save') void saveStartingSystem();
        if (id === 'forget') forgetStartingSystem();
        if (id === 'reset') {
          resetSystem();
          showToast({ message: 'The machine was reset to its state before the first run.' });
        }
      }}
    >
      {additions.map(({ kind, text, Icon }) => (
        <MenuItem key={kind} id={kind} text={text} icon={<Icon />} />
      ))}
      <MenuSeparator />
      <MenuItem
        id="undo"
        text="Undo"
        icon={<Undo2 />}
        description={last ?? 'Nothing was changed by hand'}
        isDisabled={last === undefined}
      />
      <MenuItem
        id="reset"
        text="Reset system"
        icon={<RotateCcw />}
        description="Returns to the state before the first run"
        isDisabled={!hasRun}
      />
      <MenuSeparator />
      <MenuItem
        id="archive"
        text="Add a package to the archive…"
        icon={<Archive />}
        description="A package that runs can install; links include it"
      />
      <MenuItem
        id="save"
        text="Save as starting system"
        icon={<HardDriveDownload />}
        description="Every first run starts from this machine; links include it"
      />
      <MenuItem
        id="forget"
        text="Forget the starting system"
        icon={<RotateCcw />}
        description={
          startingEntries(machine) === 0
            ? 'The project already starts from a new, unchanged machine'
            : `Its differences from a new machine: ${describedText(machine)}`
        }
        isDisabled={startingEntries(machine) === 0}
      />
    </Menu>
  );
}
