/** The machine that a project starts with: the platform's default, or a machine that the user has saved. */
import { machineEntries, type MachineDescription, type ProjectNode } from '../../protocol/project/project.ts';
import { appStore } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { limits } from '../../workspace/limits.ts';
import { withArchive } from '../../workspace/own-packages.ts';

export const noDifferences: MachineDescription = { files: {}, packages: {}, services: {} };

function counted(count: number, one: string, many = `${one}s`): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

/** Summarizes a machine description, for example `2 files, 1 package, 1 removed`. */
export function describedText({ files, packages, services, links, attributes, removed }: MachineDescription): string {
  const paths = new Set([...Object.keys(files), ...Object.keys(links ?? {})]);
  const modes = Object.keys(attributes ?? {}).filter((path) => !paths.has(path)).length;
  const gone = [removed?.files, removed?.packages, removed?.services].reduce(
    (sum, list) => sum + (list?.length ?? 0),
    0,
  );
  const parts = [
    ...counted(paths.size, 'file'),
    ...counted(modes, 'mode or owner', 'modes or owners'),
    ...counted(Object.keys(packages).length, 'package'),
    ...counted(Object.keys(services).length, 'service'),
    ...(gone === 0 ? [] : [`${gone} removed`]),
  ];
  return parts.length === 0 ? 'no differences from a new machine' : parts.join(', ');
}

function setMachine(machine: MachineDescription, message: string): void {
  const { project, actions } = appStore.getState();
  const before: ProjectNode = project;
  actions.setMachine(machine);
  showToast({
    message,
    action: undoAction(
      () => actions.setMachine(withArchive(before.machine, appStore.getState().project.machine.archive)),
      () => appStore.getState().project.node.certname === before.node.certname,
    ),
  });
}

export async function saveStartingSystem(): Promise<void> {
  const { opening, project, actions } = appStore.getState();
  const described = await actions.describeMachine();
  const now = appStore.getState();
  if (described === undefined || now.opening !== opening || now.project.node.certname !== project.node.certname) return;
  const { machine, leftOut } = described;
  const entries = machineEntries(machine);
  if (entries > limits.machineEntries) {
    return showToast({
      tone: 'error',
      message: `This machine differs from its platform in ${entries} entries; a project can keep at most ${limits.machineEntries}.`,
    });
  }
  const missing =
    leftOut.length === 0
      ? ''
      : ` Left out because it is not text: ${leftOut.slice(0, 3).join(', ')}${leftOut.length > 3 ? ', …' : ''}.`;
  setMachine(
    machine,
    `Saved as the starting system: ${describedText(machine)}. Reset returns to it; drafts and links include it.${missing}`,
  );
}

/** Resets the starting system to the platform's default. Packages added to the archive stay. */
export function forgetStartingSystem(): void {
  const { archive } = appStore.getState().project.machine;
  setMachine(withArchive(noDifferences, archive), 'The project starts from a new, unchanged machine again.');
}
