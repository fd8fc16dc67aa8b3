import { Ellipsis, Trash2, type LucideIcon } from 'lucide-react';
import type { SystemArea, SystemState } from '../../protocol/run.ts';
import { appStore } from '../../store/store.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { changeMachine } from './changes/change-machine.ts';
import * as edits from './changes/edits.ts';
import { serviceActions } from './changes/service-actions.ts';

/** Areas that are shown as tables. Files are shown as a tree instead. */
type TableArea = Exclude<SystemArea, 'files'>;

interface Action {
  readonly id: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly danger?: boolean;
  readonly edit: edits.MachineEdit;
}

function listActions(area: Exclude<TableArea, 'services'>, key: string, system: SystemState): readonly Action[] {
  const { platform } = appStore.getState().project.node;
  const deletion = (text: string, edit: edits.MachineEdit): Action => ({
    id: 'delete',
    text,
    icon: Trash2,
    danger: true,
    edit,
  });
  switch (area) {
    case 'packages':
      return [deletion('Remove', edits.removePackage(platform, key))];
    case 'users':
      return [deletion('Delete the user', edits.removeUser(key))];
    case 'groups':
      return [deletion('Delete the group', edits.removeGroup(key))];
    case 'crons': {
      const cron = system.crons[key];
      return cron === undefined ? [] : [deletion('Delete the job', edits.removeCron(key, cron))];
    }
  }
}

interface RowActionsProps {
  readonly area: TableArea;
  readonly name: string;
  readonly system: SystemState;
}

/** Buttons at the end of a row: start, stop and restart for a service, a menu for all other entries. */
export function RowActions({ area, name, system }: RowActionsProps) {
  if (area === 'services') {
    const service = system.services[name];
    return service === undefined ? null : (
      <span className="area-buttons">
        {serviceActions(name, service).map(({ verb, text, icon: Icon, edit }) => (
          <IconButton key={verb} label={`${text} ${name}`} onPress={() => void changeMachine(edit)}>
            <Icon />
          </IconButton>
        ))}
      </span>
    );
  }
  const actions = listActions(area, name, system);
  return (
    <Menu
      label={`Change ${name}`}
      placement="bottom end"
      trigger={
        <IconButton label={`Change ${name}`}>
          <Ellipsis />
        </IconButton>
      }
      onAction={(id) => {
        const action = actions.find((each) => each.id === id);
        if (action !== undefined) void changeMachine(action.edit);
      }}
    >
      {actions.map(({ id, text, icon: Icon, danger = false, edit }) => (
        <MenuItem key={id} id={id} text={text} icon={<Icon />} danger={danger} description={edit.line} />
      ))}
    </Menu>
  );
}
