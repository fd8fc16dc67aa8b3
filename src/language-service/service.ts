/** The language service of one project. It answers requests from an index, and updates keep the index current. */
import { defaultRelease, getRelease, isStackOverflow } from '../engine/index.ts';
import type { CheckInput } from './checks/check-context.ts';
import { ProjectChecks, type ChecksQuery, type ChecksResult } from './checks/project-checks.ts';
import { ProjectIndex } from './index/project-index.ts';
import type { Project } from './project.ts';
import { requests, type RequestName, type RequestTable, type RequestTypes } from './requests.ts';
import { tooDeep } from './too-deep.ts';

const NO_PATHS: ReadonlySet<string> = new Set();

export class LanguageService {
  readonly #index = new ProjectIndex();
  readonly #checks = new ProjectChecks();
  #project: Project = { files: new Map(), facts: {} };

  get project(): Project {
    return this.#project;
  }

  /** Sets the current project; only changed files are read. */
  update(project: Project): void {
    this.#project = project;
    this.#index.updateAll(project.files, project.release);
  }

  /** Continues the static checks of all files, up to a limited amount of work. */
  check(query: ChecksQuery): ChecksResult {
    return this.#checks.check(this.#checkInput(), query);
  }

  #checkInput(): CheckInput {
    const { release = getRelease(defaultRelease), keptPaths = NO_PATHS, facts } = this.#project;
    return { index: this.#index, release, facts, keptPaths };
  }

  /** Answers a request. Never throws for invalid or incomplete source. */
  answer<Name extends RequestName>(
    name: Name,
    parameters: RequestTypes[Name]['parameters'],
  ): RequestTypes[Name]['answer'] {
    const table: RequestTable = requests;
    const findUnused = (file: string) => this.#checks.findUnused(this.#checkInput(), file);
    try {
      return table[name]({ project: this.#project, index: this.#index, findUnused }, parameters);
    } catch (error) {
      if (isStackOverflow(error)) return tooDeep[name];
      throw error;
    }
  }
}
