import type { CatalogView, ResourceView } from '../../protocol/analysis.ts';
import { appStore } from '../../store/store.ts';

interface Breakage {
  readonly label: string;
  readonly line: string;
}

const PLAIN = /^[\w./-]+$/;

/**
 * Finds a change after which the machine differs from the catalog: a file with other content or, if there is no
 * suitable file, a stopped service.
 */
export function findBreakage(catalog: CatalogView | undefined): Breakage | undefined {
  const resources = catalog?.resources.filter(({ title }) => PLAIN.test(title)) ?? [];
  const file = resources.find((each) => each.type === 'File' && each.title.startsWith('/') && hasContent(each));
  if (file !== undefined) return { label: `Overwrite ${file.title}`, line: `echo 'Changed by hand' > ${file.title}` };
  const service = resources.find(
    (each) => each.type === 'Service' && readString(each, 'ensure')?.includes('running') === true,
  );
  return service === undefined
    ? undefined
    : { label: `Stop ${service.title}`, line: `systemctl stop ${service.title}` };
}

function hasContent(resource: ResourceView): boolean {
  return readString(resource, 'content') !== undefined || readString(resource, 'source') !== undefined;
}

function readString({ parameters }: ResourceView, attribute: string): string | undefined {
  return parameters.find(({ name }) => name === attribute)?.text;
}

/** Changes the machine. Returns false if the command failed or changed nothing. */
export async function breakMachine({ label, line }: Breakage): Promise<boolean> {
  const outcome = await appStore.getState().actions.runShell({ line, label });
  return outcome.kind === 'done' && outcome.answer.exitCode === 0 && outcome.answer.changed !== undefined;
}
