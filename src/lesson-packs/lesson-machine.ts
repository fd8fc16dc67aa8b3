import { createPlan } from '../lessons/attempt.ts';
import { checkAttempt, type LessonChecks } from '../lessons/check.ts';
import { runCommands } from '../lessons/data-checks/run-commands.ts';
import type { ApplyRequest, EngineApi } from '../protocol/engine-api.ts';
import type { CheckedTask, LessonAnswer } from '../protocol/lessons/lesson.ts';
import type { Project, ProjectFiles } from '../protocol/project/project.ts';
import { projectDigest } from '../protocol/project/project-digest.ts';
import type { MachineToken, RunReportView, RunView } from '../protocol/run.ts';

export interface JudgingEngine extends Pick<EngineApi, 'analyze' | 'shell'> {
  apply(request: ApplyRequest): Promise<RunReportView>;
}

/** Runs a lesson on a simulated machine without the page. Checks the lesson after each apply, as the page does. */
export class LessonMachine {
  readonly #engine: JudgingEngine;
  readonly #checks: LessonChecks;
  readonly #project: Project;
  #machine: MachineToken | undefined;
  /** True while the machine is in the state that the lesson describes, before any change. */
  #isFresh = true;
  #log: RunView['logs'] = [];
  /** True if something changed the machine since the last apply. */
  #isTouched = false;
  #last: { readonly text: string; readonly checks: readonly CheckedTask[]; readonly isApplied: boolean } | undefined;

  constructor(engine: JudgingEngine, checks: LessonChecks, project: Project) {
    this.#engine = engine;
    this.#checks = checks;
    this.#project = project;
  }

  /** Applies files to the machine, and checks the run. */
  async apply(files: ProjectFiles): Promise<LessonAnswer> {
    const project = { ...this.#project, files };
    const text = projectDigest(project);
    const plan = createPlan(await this.#engine.analyze({ revision: 0, project }));
    const { machine, ...run } = await this.#engine.apply({ revision: 0, project, noop: false, ...this.#token() });
    const before = this.#last?.text === text ? this.#last : undefined;
    const isSecond = before?.isApplied === true && !this.#isTouched;
    const { commands = [] } = this.#checks;
    const outputs = await runCommands(commands, (line) => this.#engine.shell({ project, line, machine }));
    const applied = { run, outputs, isFresh: this.#isFresh, isSecond };
    const answer = checkAttempt(this.#checks, plan, applied, before?.checks);
    this.#machine = machine;
    this.#log = run.logs;
    this.#isTouched = false;
    if (run.journal.length > 0) this.#isFresh = false;
    this.#last = { text, checks: answer.checks, isApplied: run.error === undefined };
    return answer;
  }

  /** Log of the last apply. */
  get log(): RunView['logs'] {
    return this.#log;
  }

  /** Runs a command line in the terminal. */
  async type(line: string, files: ProjectFiles): Promise<void> {
    const project = { ...this.#project, files };
    const { changed } = await this.#engine.shell({ project, line, ...this.#token() });
    if (changed === undefined) return;
    this.#machine = changed.machine;
    this.#isFresh = false;
    this.#isTouched = true;
  }

  /** False before the first apply, as for the page's reset button. */
  get canReset(): boolean {
    return this.#machine !== undefined;
  }

  reset(): void {
    this.#machine = undefined;
    this.#isFresh = true;
    this.#isTouched = true;
  }

  #token(): { readonly machine?: MachineToken } {
    return this.#machine === undefined ? {} : { machine: this.#machine };
  }
}
