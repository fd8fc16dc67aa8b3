import { Ellipsis, Play, RotateCw, Square, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react';
import type { SystemArea, SystemState } from '../../protocol/run.ts';
import { appStore } from '../../store/store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { changeMachine } from './change-machine.ts';
import * as edits from './edits.ts';

/** Every area but that of files, which has its own card. */
export type TableArea = Exclude<SystemArea, 'files'>;

interface Action {
  readonly id: string;
  readonly text: string;
  readonly icon: typeof Play;
  readonly danger?: boolean;
  readonly edit: edits.MachineEdit;
}

function serviceAction(verb: edits.ServiceVerb, text: string, icon: typeof Play, name: string): Action {
  return { id: verb, text, icon, edit: edits.changeService(verb, name) };
}

/** What can be done with a thing of the machine. */
function actionsOf(area: TableArea, key: string, system: SystemState): readonly Action[] {
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
    case 'services': {
      const service = system.services[key];
      return [
        ...(service?.ensure === 'running'
          ? [serviceAction('stop', 'Stop', Square, key), serviceAction('restart', 'Restart', RotateCw, key)]
          : [serviceAction('start', 'Start', Play, key)]),
        service?.enable === 'true'
          ? serviceAction('disable', 'Do not start at boot', ToggleLeft, key)
          : serviceAction('enable', 'Start at boot', ToggleRight, key),
      ];
    }
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

export interface RowMenuProps {
  readonly area: TableArea;
  readonly name: string;
  readonly system: SystemState;
}

/** What can be done with one row of a table. */
export function RowMenu({ area, name, system }: RowMenuProps) {
  const actions = actionsOf(area, name, system);
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
