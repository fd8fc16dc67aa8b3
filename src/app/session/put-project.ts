import { releaseOfProject, type Project } from '../../protocol/project/project.ts';
import type { AppStore } from '../../store/create-store.ts';

/** Replaces the content of the open project, for example with an earlier state. Keeps tabs, undo history and views. */
export function putProject(store: AppStore, project: Project): void {
  const { project: current, actions } = store.getState();
  const gone = Object.keys(current.files).filter((path) => project.files[path] === undefined);
  const keptGone = Object.keys(current.kept ?? {}).filter((path) => project.kept?.[path] === undefined);
  const kept =
    current.kept === project.kept
      ? {}
      : { ...Object.fromEntries(keptGone.map((path) => [path, undefined])), ...project.kept };
  actions.changeFiles({ ...Object.fromEntries(gone.map((path) => [path, undefined])), ...project.files }, kept);
  const nodes = ({ node, machine, others = [] }: Project): string => JSON.stringify([node, machine, others]);
  if (nodes(current) !== nodes(project)) {
    actions.setNodes({ node: project.node, machine: project.machine }, project.others ?? []);
  }
  if (current.release !== project.release) actions.setRelease(releaseOfProject(project));
  if (current.name !== project.name) actions.renameProject(project.name);
}
