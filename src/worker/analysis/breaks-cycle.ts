import {
  selectBuiltinTypes,
  getRelease,
  relationshipGraph,
  type Cycle,
  type ProgramCache,
} from '../../engine/index.ts';
import type { FixView } from '../../protocol/analysis.ts';
import { releaseOfProject, type Project } from '../../protocol/project/project.ts';
import { editedFiles } from '../../protocol/project/text-edits.ts';
import { compileProject } from '../project/compile-project.ts';
import { createTarget } from '../project/project-target.ts';

/**
 * Returns whether a fix removes a cycle. Compiles the project with the fix, and looks for a cycle that contains one of
 * the same members. Only for projects without Ruby types.
 */
export function breaksCycle(
  project: Project,
  { fix, cycle, programs }: { readonly fix: FixView; readonly cycle: Cycle; readonly programs: ProgramCache },
): boolean {
  const fixed = { ...project, files: { ...project.files, ...editedFiles(project.files, fix) } };
  const { catalog } = compileProject(fixed, { programs }).current;
  if (catalog === undefined) return false;
  const types = selectBuiltinTypes(getRelease(releaseOfProject(project)));
  const graph = relationshipGraph(catalog, types, { target: createTarget(fixed) });
  const members = new Set(cycle.members.map(({ name }) => name));
  switch (graph.kind) {
    case 'ordered':
      return true;
    case 'cyclic':
      return graph.cycles.every((other) => other.members.every(({ name }) => !members.has(name)));
    case 'failed':
      return false;
  }
}
