import { Play, RotateCw, Square, ToggleLeft, ToggleRight } from 'lucide-react';
import type { ServiceView } from '../../../protocol/run.ts';
import { changeService, type MachineEdit, type ServiceVerb } from './edits.ts';

interface ServiceAction {
  readonly verb: ServiceVerb;
  readonly text: string;
  readonly icon: typeof Play;
  readonly edit: MachineEdit;
}

/** Returns the actions for a service in its current state: a running service has Stop and Restart instead of Start. */
export function serviceActions(name: string, { ensure, enable }: ServiceView): readonly ServiceAction[] {
  const action = (verb: ServiceVerb, text: string, icon: typeof Play): ServiceAction => ({
    verb,
    text,
    icon,
    edit: changeService(verb, name),
  });
  return [
    ...(ensure === 'running'
      ? [action('stop', 'Stop', Square), action('restart', 'Restart', RotateCw)]
      : [action('start', 'Start', Play)]),
    enable === 'true' ? action('disable', 'Disable', ToggleRight) : action('enable', 'Enable', ToggleLeft),
  ];
}
