/** The actions: all functions that change the state of the page. */
import type { Place, ProblemView } from '../../protocol/analysis.ts';
import type { DescribedMachine } from '../../protocol/engine-api.ts';
import type {
  KeptFile,
  MachineDescription,
  NodeDescription,
  Project,
  ProjectFiles,
  ProjectNode,
} from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import type { RunOrigin, RunRecord } from '../../protocol/run-record.ts';
import type { LessonProgress } from '../../workspace/lessons/lesson-progress.ts';
import type { EditorSettings } from '../editor-settings.ts';
import type { TabMove } from '../groups/editor-groups.ts';
import type { GivenKey } from '../keys-slice.ts';
import type { GroupPosition, MadeProject, OpenGroups } from './project-state.ts';
import type { ComparedCatalog, ShellCommand, ShellOutcome } from './run-state.ts';
import type {
  BottomTab,
  NarrowPane,
  Selection,
  SelectionSource,
  SyntaxSlice,
  ThemeChoice,
  ViewId,
} from './view-state.ts';

export interface Actions {
  /** Adds keys for decrypting values. Returns the names of files without a readable private key. */
  addKeys(files: readonly GivenKey[]): Promise<readonly string[]>;
  forgetKey(key: GivenKey): void;
  /**
   * Searches for missing definitions and data. With `shows`, opens the view if anything is missing, unless a view was
   * chosen since the state had this number of `viewChoices` (by default, since the search began).
   */
  lookForMissing(options?: { readonly shows: boolean; readonly viewChoices?: number }): Promise<void>;
  /**
   * Pauses the survey if `held` is true, because a task that the user waits for needs all cores. Otherwise continues
   * it.
   */
  holdMissing(held: boolean): void;
  stopLookingForMissing(): void;
  editFile(path: string, text: string): void;
  createFile(path: string, text?: string): void;
  /** Moves files together with their tabs, in one step. */
  moveFiles(moves: Readonly<Record<string, string>>): void;
  deleteFile(path: string): void;
  /**
   * Applies several changes of the file tree in one step, for example for a moved folder or an undone deletion;
   * `undefined` deletes a file.
   */
  changeFiles(
    changes: Readonly<Record<string, string | undefined>>,
    /** Changes of files that are kept as bytes, by path; `undefined` deletes a file. */
    kept?: Readonly<Record<string, KeptFile | undefined>>,
  ): void;
  openFile(path: string): void;
  /** Moves a tab within its group or to the other group. */
  moveTab(path: string, move: TabMove): void;
  closeFile(path: string): void;
  reopenFile(): void;
  /** Opens a file in a second editor group, or in the other group if there are two, and makes that group active. */
  openToSide(path: string): void;
  /** Makes an editor group active. Does nothing if the editor is not split. */
  focusGroup(group: GroupPosition): void;
  joinGroups(): void;
  renameProject(name: string): void;
  /** Changes the description of the current node. Does nothing if a different node already has the certname. */
  setNode(node: NodeDescription): void;
  setNodes(current: ProjectNode, others: readonly ProjectNode[]): void;
  /** Replaces the descriptions of existing nodes and adds new nodes. The shown node stays the same. */
  mergeNodes(nodes: readonly ProjectNode[]): void;
  /** Shows a different node of the project, with its last run. Does nothing during a run. */
  switchNode(certname: string): void;
  /** Adds a node and shows it, unless a node already has its certname. */
  addNode(node: ProjectNode): void;
  /**
   * Removes a node. If it was the current node, shows the next one. The last node cannot be removed. Returns a function
   * that undoes the removal.
   */
  removeNode(certname: string): (() => void) | undefined;
  /** Replaces the whole project and its draft, for example when the user opens a link, an example or a draft. */
  openProject(project: Project, draftId: string, groups?: OpenGroups): void;
  /** Opens a project beside the open one, under a draft of its own. */
  openMadeProject(made: MadeProject): void;
  /** Analyzes a project whose analysis was skipped, and applies it unless its machine has already been changed. */
  readNow(): void;
  /** Applies the project to the machine after the last run, or to a fresh machine. */
  apply(options: { readonly noop: boolean; readonly fresh?: boolean; readonly origin?: RunOrigin }): Promise<void>;
  /** Shows an earlier run, and the node that it was made on, in all views. Does nothing during a run. */
  showRun(id: string): void;
  /** Adds runs from files of real agents, and shows the first of them. */
  addOpenedRuns(runs: readonly RunRecord[]): void;
  /** Shows the project's graph and last run again, in place of an opened agent file. */
  showProject(): void;
  /** Compares the current catalog with a catalog from a file. With undefined, compares it with the last apply again. */
  compareCatalog(compared: ComparedCatalog | undefined): void;
  /**
   * Keeps an opened run in this browser, or only until the tab is closed. Returns false if too many runs are kept
   * already.
   */
  keepOpenedRun(id: string, isKept: boolean): boolean;
  /** Removes all runs that were read from files. */
  closeOpenedRuns(): void;
  /** Adds the runs that the browser stored. They are older than the runs of this visit. */
  addEarlierRuns(runs: readonly RunRecord[]): void;
  cancelRun(): Promise<void>;
  /** Waits longer for an engine that makes no progress. */
  waitLonger(): void;
  /**
   * Runs a shell command line on the current machine, after any run in progress. The next run starts from the resulting
   * machine.
   */
  runShell(command: ShellCommand): Promise<ShellOutcome>;
  /** Returns how the current machine differs from a fresh machine of its platform. Undefined if the worker failed. */
  describeMachine(): Promise<DescribedMachine | undefined>;
  undoByHand(): void;
  /** Sets the machine that the current node has before any run. */
  setMachine(machine: MachineDescription): void;
  setRelease(release: ReleaseId): void;
  resetSystem(): void;
  showStep(step: number | undefined): void;
  /** Opens the lesson with the id `PART/LESSON`, as the learner left it. */
  openLesson(id: string): void;
  previewLesson(): Promise<void>;
  /** Checks the tasks of the open lesson against a run in the history. `project`: the code that the run applied. */
  checkLesson(record: RunRecord, project: Project): Promise<void>;
  recheckLesson(): Promise<void>;
  predict(choice: string): void;
  /** Hides the question of the prediction, or shows it again. */
  skipPrediction(isSkipped: boolean): void;
  showHint(check: string): void;
  /**
   * Stores the learner's own files while the solution is shown. Call it with undefined after these files are restored.
   */
  keepMine(files: ProjectFiles | undefined): void;
  /** Resets the machine and the tasks to their state before any run. */
  restartLesson(): void;
  /** `size`: size of the change that solved a puzzle. */
  noteLesson(id: string, state: 'started' | 'done', size?: number): void;
  mergeLessonProgress(progress: LessonProgress): void;
  /** Resets the progress of all lessons. Returns a function that restores the progress. */
  forgetLessonProgress(): () => void;
  select(selection: Selection | undefined, by: SelectionSource): void;
  revealPlace(place: Place): void;
  stepPlace(by: -1 | 1): void;
  highlight(highlight: SyntaxSlice['highlight']): void;
  moveCursor(cursor: SyntaxSlice['cursor']): void;
  showView(view: ViewId): void;
  showBottomTab(tab: BottomTab): void;
  /**
   * Shows the fixes of all problems with the given code in place of the list of problems. Undefined shows the list
   * again.
   */
  previewFixes(code: string | undefined): void;
  showNarrowPane(pane: NarrowPane): void;
  showSheet(view: ViewId): void;
  closeSheet(): void;
  runInTerminal(line: string): void;
  /** Returns the command to run and removes it from the state. */
  takeTerminalLine(): string | undefined;
  nameReference(title: string): void;
  /**
   * Shows a page of the reference, such as `type/file/mode`, `function/each` or `error/CODE`. An empty address shows
   * the list of all pages.
   */
  openReference(address: string, problem?: ProblemView): void;
  /** Goes back or forward through the opened pages. */
  stepReference(by: -1 | 1): void;
  /** Closes the view and forgets the opened pages. */
  closeReference(): void;
  setTheme(theme: ThemeChoice): void;
  showGuide(shows: boolean): void;
  setEditor(change: Partial<EditorSettings>): void;
  showEditorAlone(isAlone: boolean): void;
  /**
   * Stores the current files as the start of a migration, unless a migration from this release is already in progress.
   */
  startMigration(from: ReleaseId): void;
  /** Ends the migration. Comparisons then start from the current files again. */
  endMigration(): void;
  /** Removes the offers for first-time visitors from the guide. */
  endFirstVisit(): void;
}
