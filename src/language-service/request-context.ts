import type { ProjectIndex } from './index/project-index.ts';
import type { Project } from './project.ts';

/** What every request is answered from. */
export interface RequestContext {
  readonly project: Project;
  /** The index of the project's files, as they are. */
  readonly index: ProjectIndex;
}
