import type { Diagnostic } from '../engine/index.ts';
import type { ProjectIndex } from './index/project-index.ts';
import type { Project } from './project.ts';

export interface RequestContext {
  readonly project: Project;
  readonly index: ProjectIndex;
  readonly findUnused: (file: string) => readonly Diagnostic[];
}
