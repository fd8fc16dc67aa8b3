import type { Diagnostic } from '../engine/index.ts';
import type { ProjectIndex } from './index/project-index.ts';
import type { Project } from './project.ts';

/** Data that all requests use for their answers. */
export interface RequestContext {
  readonly project: Project;
  readonly index: ProjectIndex;
  /** Findings of unused code in a file. */
  readonly findUnused: (file: string) => readonly Diagnostic[];
}
