/**
 * The state of the page: one slice for each concern. It consists of plain data; derived state is only in
 * `selectors.ts`. Panels never import each other; they share this state, such as the selection, the cursor, and the
 * shown step of the run.
 */
import type { MissingState } from './loops/missing-loop.ts';
import type { AnalysisView, CatalogView, LogLineView, Place, ProblemView } from '../protocol/analysis.ts';
import type { CheckedTask, LessonAnswer } from '../protocol/lesson.ts';
import type {
  KeptFile,
  MachineDescription,
  NodeDescription,
  Project,
  ProjectFiles,
  ProjectNode,
} from '../protocol/project/project.ts';
import type { ReleaseId } from '../protocol/project/releases.ts';
import type { MachineToken, RefreshView, ResourceRunView, SystemState } from '../protocol/run.ts';
import type { RunOrigin, RunRecord } from '../protocol/run-record.ts';
import type { DescribedMachine } from '../protocol/engine-api.ts';
import type { EditorSettings } from './editor-settings.ts';
import type { GivenKey, KeysSlice } from './keys-slice.ts';
import type { HistorySlice } from './place-history.ts';
import type { ShellAnswer } from '../protocol/shell.ts';
import type { LessonProgress } from '../workspace/lesson-progress.ts';

export interface ProjectSlice {
  /** The project as it was when it was opened. */
  readonly openedProject: Project | undefined;
  /** Id of the draft that stores the project in the browser. */
  readonly draftId: string;
  /** Counter: incremented when a project is opened. */
  readonly opening: number;
  /** Time of opening, in milliseconds since the epoch. */
  readonly openedAt: number;
  readonly project: Project;
  /** Counter: incremented at each change of the project. */
  readonly revision: number;
  /** Counter: incremented when the user requests an analysis that was skipped. */
  readonly readsAsked: number;
  readonly openFiles: readonly string[];
  readonly activeFile: string | undefined;
  /** Files whose tabs were closed, most recently closed first. */
  readonly closedFiles: readonly string[];
}

/** The open tabs, and the visible file. */
interface OpenFiles {
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/**
 * The files at the start of a migration. Later, the result of the old release for these files is compared with that of
 * the new release for the fixed files.
 */
interface MigrationStart {
  readonly opening: number;
  readonly from: ReleaseId;
  readonly files: ProjectFiles;
}

interface MigrationSlice {
  /** Absent until the first fix is applied. */
  readonly migrationStart: MigrationStart | undefined;
}

export interface AnalysisSlice {
  /** The last analysis. It stays until a newer one arrives. */
  readonly analysis: AnalysisView | undefined;
  /** True if the code does not compile, so that the catalog and graph of `analysis` are from an earlier version. */
  readonly catalogIsOld: boolean;
  /** Reason why the analysis was skipped; undefined if it was not skipped. */
  readonly unread: string | undefined;
}

/** Style problems of a manifest. */
interface LintedFile {
  /** The content that the problems were found in. */
  readonly text: string;
  /** Content of the style check settings; undefined if the project has none. */
  readonly settings: string | undefined;
  readonly problems: readonly ProblemView[];
}

export interface LintSlice {
  /** The last result of each open manifest, by path. */
  readonly lint: Readonly<Record<string, LintedFile>>;
}

/** Findings of the static checks in one file. */
interface CheckedFile {
  /** The content that the problems were found in. */
  readonly text: string | undefined;
  readonly problems: readonly ProblemView[];
}

export interface ChecksSlice {
  /** Findings of the static checks, by path; files without findings are absent. */
  readonly checks: Readonly<Record<string, CheckedFile>>;
}

export type WorkerState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' }
  /** Ruby is loading for the open project; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  /** The watchdog ended a hanging worker and started a new one; `message` is shown to the user. */
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A machine with manual changes. */
export interface ByHand {
  /** The machine before the first manual change. */
  readonly before: SystemState;
  /** The current machine. */
  readonly system: SystemState;
  /** The manual changes, latest first, each with the machine before it. */
  readonly done: readonly HandStep[];
}

export interface HandStep {
  /** The command line, or the label of the button that was pressed. */
  readonly label: string;
  readonly machine: MachineToken | undefined;
  readonly machineId: string | undefined;
  /** The earlier manual changes; undefined if this was the first one. */
  readonly byHand: ByHand | undefined;
}

/** A command for the machine, from the terminal or a button. */
export interface ShellCommand {
  readonly line: string;
  /** Label for undoing the command; by default, the command line. */
  readonly label?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly input?: string;
  readonly history?: readonly string[];
}

/** Outcome of a command. */
export type ShellOutcome =
  | { readonly kind: 'done'; readonly answer: ShellAnswer }
  /** It was stopped, or exceeded its time; the machine is unchanged. */
  | { readonly kind: 'ended'; readonly message: string }
  /** Another project, node or machine was opened meanwhile. */
  | { readonly kind: 'moot' };

export interface RunSlice {
  readonly worker: WorkerState;
  /** The run in progress: its events so far. */
  readonly progress:
    | {
        readonly origin: RunOrigin;
        readonly total: number;
        readonly resources: readonly ResourceRunView[];
        readonly refreshes: readonly RefreshView[];
        readonly logs: readonly LogLineView[];
      }
    | undefined;
  /** The last runs of all nodes of the project, newest first. */
  readonly runs: readonly RunRecord[];
  /** Id of the run that all views show; undefined before the first run and after a reset. */
  readonly shownRun: string | undefined;
  /** Catalog of the last run that was not a noop run; undefined before the first run and after a reset. */
  readonly applied: CatalogView | undefined;
  /** The files that were applied in the last run since the page was opened; undefined before that run. */
  readonly ranFiles: ProjectFiles | undefined;
  /** The machine after the last command or run (other than noop); undefined before the first one and after a reset. */
  readonly machine: MachineToken | undefined;
  /**
   * Id of the machine's state. Each change gives the machine a new id. Undefined for the machine that the project
   * describes.
   */
  readonly machineId: string | undefined;
  /** The machine before and after the last run; undefined before the first run and after a reset. */
  readonly lastRunSystem: { readonly before: SystemState; readonly after: SystemState } | undefined;
  /** Manual changes since the last run or since the machine was created; undefined if there are none. */
  readonly byHand: ByHand | undefined;
  /** True while a shell command runs. */
  readonly isShellBusy: boolean;
  /** The machine before any run, shown until the first run. */
  readonly initialSystem: SystemState | undefined;
  /**
   * The journal step that a replay shows: 0 is before the run, `journal.length` is its end. Undefined if no replay is
   * shown.
   */
  readonly step: number | undefined;
}

/** State of one node. */
export type NodeState = AnalysisSlice &
  Pick<
    RunSlice,
    'shownRun' | 'applied' | 'machine' | 'machineId' | 'lastRunSystem' | 'byHand' | 'initialSystem' | 'step'
  >;

interface NodesSlice {
  /** Counter: incremented when another node is shown. */
  readonly showing: number;
  /** The states of the project's other nodes, by certname. Each one is from when the node was last shown. */
  readonly otherStates: Readonly<Record<string, NodeState>>;
}

/**
 * The selection, which all views share: the cursor, a graph node, a timeline row, a catalog row and a managed file of
 * the system can all refer to the same resource.
 */
export type Selection =
  | { readonly kind: 'resource'; readonly ref: string }
  | { readonly kind: 'edge'; readonly id: string }
  | { readonly kind: 'cycle'; readonly index: number };

export type SelectionSource = 'editor' | 'graph' | 'timeline' | 'system' | 'catalog' | 'log' | 'report';

interface SelectionSlice {
  readonly selection: Selection | undefined;
  readonly selectedBy: SelectionSource | undefined;
  /**
   * A place that the editor should show. Each request is a new object, so that the same place can be requested again.
   */
  readonly reveal: { readonly place: Place } | undefined;
}

/** State that the syntax tree and the editor share: a highlighted place, and the cursor. */
export interface SyntaxSlice {
  /**
   * The range that the editor highlights. With `scroll`, the editor scrolls to it without moving the focus or the
   * cursor.
   */
  readonly highlight: { readonly place: Place; readonly scroll: boolean } | undefined;
  /** The editor's cursor; line and column count from 1. */
  readonly cursor: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** Status of the draft in the browser's storage. The open tab keeps all edits, whatever this status is. */
export type DraftState =
  /** The project is only viewed; it is stored after the first edit. */
  | { readonly kind: 'untouched' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** `at` is in milliseconds since the epoch. */
  | { readonly kind: 'saved'; readonly at: number }
  /** Another tab saved the same draft; this tab continues with its own draft. */
  | { readonly kind: 'forked' }
  | { readonly kind: 'failed'; readonly message: string };

export interface GuideText {
  readonly summary: string;
  readonly watch: string;
  /** Set on a first visit, when the guide also offers the lessons. */
  readonly isFirst?: true;
}

interface DraftSlice {
  readonly draft: DraftState;
  /** The draft that was open before the user opened a link or an example. */
  readonly previousDraft: { readonly id: string; readonly name: string } | undefined;
  /** Introduction to the open project for new users, with hints; undefined for the user's own projects. */
  readonly guide: GuideText | undefined;
  /** Length of the project's link, or 'too-long'; undefined until it has been measured. */
  readonly linkLength: number | 'too-long' | undefined;
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast' | 'contrast-light';
/** Views of the page by id. Each `panels/NAME/panel.ts` adds its view by declaration merging. */
export interface Views {}
export type ViewId = keyof Views;
export type BottomTab = 'problems' | 'log';
/** The single pane that a narrow page shows. */
export type NarrowPane = 'lesson' | 'code' | 'graph' | 'run' | 'system' | 'more';

interface ViewSlice {
  readonly view: ViewId;
  readonly bottomTab: BottomTab;
  /** Code of the problems whose fixes are shown as a preview. */
  readonly fixPreview: string | undefined;
  readonly narrowPane: NarrowPane;
  /**
   * Content of the pane that a view shares with the lists of problems and log lines: the view, or the list that
   * `bottomTab` names.
   */
  readonly runPart: 'view' | 'list';
  /** The view that a narrow page shows in a sheet above its pane. */
  readonly sheet: ViewId | undefined;
  /** A command that another view has sent to the terminal, until the terminal runs it. */
  readonly terminalLine: string | undefined;
  readonly theme: ThemeChoice;
  /** True if the guide of an example is shown. */
  readonly showsGuide: boolean;
  readonly editorSettings: EditorSettings;
  /** True if the editor has the whole page; any view that is requested ends this. */
  readonly isEditorAlone: boolean;
}

export interface ReferenceSlice {
  /**
   * Addresses of the opened reference pages, and the index of the shown one. Examples: `type/file/mode`, `error/CODE`,
   * or empty for the list of all pages.
   */
  readonly reference: { readonly pages: readonly string[]; readonly at: number };
  /** Title of the shown page; empty for the list of all pages, and until the page is loaded. */
  readonly referenceTitle: string;
  /** The problem whose explanation was opened last. */
  readonly explained: ProblemView | undefined;
}

/** Results of the checks for a run. */
export interface JudgedRun {
  readonly answer: LessonAnswer;
  /** Id of the checked run in the history. */
  readonly run: string;
  /** Digest of the code that the run applied. */
  readonly text: string;
}

type LessonResult =
  | { readonly kind: 'untried' }
  | { readonly kind: 'checking'; readonly before: JudgedRun | undefined }
  | ({ readonly kind: 'checked' } & JudgedRun)
  /** The worker gave no answer; `message` says why. */
  | { readonly kind: 'failed'; readonly message: string; readonly before: JudgedRun | undefined };

export type LessonPrediction =
  /** There is nothing to predict, or the question has not been loaded yet. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'asked';
      readonly question: string;
      /** Empty while the code does not compile. */
      readonly choices: readonly string[];
      readonly choice: string | undefined;
      /** True if the question is about the second of two applies. */
      readonly isAboutSecond: boolean;
    }
  | { readonly kind: 'skipped' }
  | {
      readonly kind: 'answered';
      readonly question: string;
      readonly choice: string;
      readonly answer: string;
      readonly why: string | undefined;
    };

export interface OpenLesson {
  /** Id of the lesson: `PART/LESSON`. */
  readonly id: string;
  /** Tasks of the lesson, all unchecked; undefined until the engine has listed them. */
  readonly tasks: readonly CheckedTask[] | undefined;
  readonly result: LessonResult;
  /** Number of visible hints for each check, by the id of the check. */
  readonly hints: Readonly<Record<string, number>>;
  readonly prediction: LessonPrediction;
  /** The learner's own files; set only while the solution is shown. */
  readonly mine: ProjectFiles | undefined;
}

interface LessonSlice {
  /** The lesson that the open project belongs to; undefined if it belongs to none. */
  readonly lesson: OpenLesson | undefined;
  /** The requested lesson. `token` is incremented so that the same lesson can be requested again. */
  readonly lessonAsked: { readonly id: string; readonly token: number } | undefined;
  readonly lessonProgress: LessonProgress;
}

interface MissingSlice {
  readonly missing: MissingState;
}

export interface Actions {
  // Keys of hiera-eyaml.
  /** Adds keys for decrypting values. Returns the names of files without a readable private key. */
  addKeys(files: readonly GivenKey[]): Promise<readonly string[]>;
  forgetKey(key: GivenKey): void;
  // what is missing
  /** Searches for missing definitions and data. With `shows`, opens the view if anything is missing. */
  lookForMissing(options?: { readonly shows: boolean }): Promise<void>;
  /** Pauses the survey while a task that the user is waiting for needs all cores. */
  holdMissing(held: boolean): void;
  stopLookingForMissing(): void;
  // project
  editFile(path: string, text: string): void;
  createFile(path: string, text?: string): void;
  /** Moves files with their tabs, all in one step. */
  moveFiles(moves: Readonly<Record<string, string>>): void;
  deleteFile(path: string): void;
  /**
   * Applies several changes of the file tree in one step, for example for a moved folder or an undone deletion;
   * `undefined` deletes a file.
   */
  changeFiles(
    changes: Readonly<Record<string, string | undefined>>,
    /** Changes of kept files, by path; `undefined` deletes a file. */
    kept?: Readonly<Record<string, KeptFile | undefined>>,
  ): void;
  openFile(path: string): void;
  /** Moves a tab to the position of another one. */
  moveTab(path: string, to: string): void;
  closeFile(path: string): void;
  /** Opens the most recently closed tab again. */
  reopenFile(): void;
  renameProject(name: string): void;
  /** Changes the description of the current node. Does nothing if another node already has the certname. */
  setNode(node: NodeDescription): void;
  /** Replaces all nodes of the project. */
  setNodes(current: ProjectNode, others: readonly ProjectNode[]): void;
  /** Replaces the descriptions of existing nodes and adds new ones; the shown node stays the same. */
  mergeNodes(nodes: readonly ProjectNode[]): void;
  /** Shows another node of the project, with its last run. Does nothing during a run. */
  switchNode(certname: string): void;
  /** Adds a node and shows it, unless its certname is taken. */
  addNode(node: ProjectNode): void;
  /**
   * Removes a node; if it was the current one, shows the next one. The last node cannot be removed. Returns a function
   * that undoes it.
   */
  removeNode(certname: string): (() => void) | undefined;
  /** Replaces the whole project and its draft, for example when a link, an example or another draft is opened. */
  openProject(project: Project, draftId: string, files?: OpenFiles): void;
  // run
  /** Analyzes a project whose analysis was skipped, and applies it unless its machine has already been changed. */
  readNow(): void;
  /** Applies the project to the machine after the last run, or to a fresh machine. */
  apply(options: { readonly noop: boolean; readonly fresh?: boolean; readonly origin?: RunOrigin }): Promise<void>;
  /** Shows an earlier run, and the node that it was made on, in all views. Does nothing during a run. */
  showRun(id: string): void;
  /** Adds the runs that the browser stored; they are older than the runs of this visit. */
  addEarlierRuns(runs: readonly RunRecord[]): void;
  /** Stops the current run or command. */
  cancelRun(): Promise<void>;
  /**
   * Runs a shell command line on the current machine, after any run in progress. The next run starts from the resulting
   * machine.
   */
  runShell(command: ShellCommand): Promise<ShellOutcome>;
  /** Returns how the current machine differs from a fresh machine of its platform; undefined if the worker failed. */
  describeMachine(): Promise<DescribedMachine | undefined>;
  /** Undoes the last manual change. */
  undoByHand(): void;
  /** Sets the machine that the current node has before any run. */
  setMachine(machine: MachineDescription): void;
  /** Switches the project to another release of Puppet. */
  setRelease(release: ReleaseId): void;
  resetSystem(): void;
  showStep(step: number | undefined): void;
  // lessons
  /** Opens the lesson with the id `PART/LESSON`, in the state in which the learner left it. */
  openLesson(id: string): void;
  /** Loads the tasks and the prediction of the open lesson. */
  previewLesson(): Promise<void>;
  /** Checks the tasks of the open lesson against a run in the history. `project`: the code that the run applied. */
  checkLesson(record: RunRecord, project: Project): Promise<void>;
  /** Repeats the last check if it failed. */
  recheckLesson(): Promise<void>;
  predict(choice: string): void;
  /** Hides the question of the prediction, or shows it again. */
  skipPrediction(isSkipped: boolean): void;
  /** Shows one more hint of a check. */
  showHint(check: string): void;
  /** Stores the learner's files while the solution is shown. Call it with undefined when they are restored. */
  keepMine(files: ProjectFiles | undefined): void;
  /** Resets the machine and the tasks to their state before any run. */
  restartLesson(): void;
  noteLesson(id: string, state: 'started' | 'done'): void;
  mergeLessonProgress(progress: LessonProgress): void;
  /** Resets the progress of all lessons. Returns a function that undoes it. */
  forgetLessonProgress(): () => void;
  // selection
  select(selection: Selection | undefined, by: SelectionSource): void;
  revealPlace(place: Place): void;
  /** Goes back or forward through the visited places. */
  stepPlace(by: -1 | 1): void;
  highlight(highlight: SyntaxSlice['highlight']): void;
  moveCursor(cursor: SyntaxSlice['cursor']): void;
  // view
  showView(view: ViewId): void;
  showBottomTab(tab: BottomTab): void;
  /** Shows all fixes for problems with a code in place of the list of problems; undefined shows the list again. */
  previewFixes(code: string | undefined): void;
  showNarrowPane(pane: NarrowPane): void;
  /** On a narrow page, shows a view that has no pane of its own. */
  showSheet(view: ViewId): void;
  closeSheet(): void;
  /** Shows the terminal and runs a command there. */
  runInTerminal(line: string): void;
  /** Returns the command to run and removes it from the state. */
  takeTerminalLine(): string | undefined;
  /** Sets the title of the shown reference page. */
  nameReference(title: string): void;
  /**
   * Shows a page of the reference, such as `type/file/mode`, `function/each` or `error/CODE`; an empty address shows
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

export type AppState = ProjectSlice &
  AnalysisSlice &
  LintSlice &
  ChecksSlice &
  RunSlice &
  NodesSlice &
  SelectionSlice &
  SyntaxSlice &
  DraftSlice &
  ViewSlice &
  LessonSlice &
  ReferenceSlice &
  MissingSlice &
  KeysSlice &
  HistorySlice &
  MigrationSlice & { readonly actions: Actions };
