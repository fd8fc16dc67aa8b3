import type { ProjectIndex } from './index/project-index.ts';
import type { Project } from './project.ts';

/** Data that every request is answered from. */
export interface RequestContext {
  readonly project: Project;
  /** The index of the project's current files. */
  readonly index: ProjectIndex;
}
