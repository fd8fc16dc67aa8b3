/**
 * The page's state: one slice for each concern, plain data, derived state only in `selectors.ts`. Panels never import
 * each other; they share this state: the selection, the cursor, the shown step of the run.
 */
import type { MissingState } from './missing-loop.ts';
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
  /** The project at the time of opening. */
  readonly openedProject: Project | undefined;
  /** Id of the draft that stores the project in the browser. */
  readonly draftId: string;
  /** Counter: incremented when another project is opened. */
  readonly opening: number;
  /** Time of opening, in milliseconds since the epoch. */
  readonly openedAt: number;
  readonly project: Project;
  /** Counter: incremented at each change of the project. */
  readonly revision: number;
  /** Counter: incremented to force an analysis of a skipped project. */
  readonly readsAsked: number;
  readonly openFiles: readonly string[];
  readonly activeFile: string | undefined;
  /** Files whose tabs were closed, the last one first. */
  readonly closedFiles: readonly string[];
}

/** The open tabs, and the visible file. */
interface OpenFiles {
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/** The files at the start of a migration. Fixes are compared with the old release's result for these files. */
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
  /** The last analysis; kept while a newer one is on its way. */
  readonly analysis: AnalysisView | undefined;
  /** The code does not compile, so the catalog and graph of `analysis` are older. */
  readonly catalogIsOld: boolean;
  /** Reason analysis was skipped; undefined while analyzed or in progress. */
  readonly unread: string | undefined;
}

/** Style problems of a manifest. */
interface LintedFile {
  /** The content that was checked. */
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
  /** The content that was checked. */
  readonly text: string | undefined;
  readonly problems: readonly ProblemView[];
}

export interface ChecksSlice {
  /** Findings of the static checks in all files that have some, by path. */
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
  /** The changes, the last one first, each with the machine before it. */
  readonly done: readonly HandStep[];
}

export interface HandStep {
  /** The command line, or the label of the button. */
  readonly label: string;
  readonly machine: MachineToken | undefined;
  readonly machineId: string | undefined;
  /** Undefined if there were no manual changes before. */
  readonly byHand: ByHand | undefined;
}

/** A command for the machine, from the terminal or a button. */
export interface ShellCommand {
  readonly line: string;
  /** Label for undoing it; by default the line. */
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
  /** Events of the run in progress. */
  readonly progress:
    | {
        readonly origin: RunOrigin;
        readonly total: number;
        readonly resources: readonly ResourceRunView[];
        readonly refreshes: readonly RefreshView[];
        readonly logs: readonly LogLineView[];
      }
    | undefined;
  /** The last runs of all of the project's nodes, the newest first. */
  readonly runs: readonly RunRecord[];
  /** Id of the run that every view shows; undefined before the first run and after a reset. */
  readonly shownRun: string | undefined;
  /** Catalog of the last run other than noop; undefined before the first run and after a reset. */
  readonly applied: CatalogView | undefined;
  /** The files of the last run of this visit; undefined before it. */
  readonly ranFiles: ProjectFiles | undefined;
  /** The machine after the last run (except noop) or command; undefined before the first one and after a reset. */
  readonly machine: MachineToken | undefined;
  /** Id of the machine's state, new after each change. Undefined for the machine that the project describes. */
  readonly machineId: string | undefined;
  /** The machine before and after the last run on it; undefined before the first and after a reset. */
  readonly lastRunSystem: { readonly before: SystemState; readonly after: SystemState } | undefined;
  /** Manual changes since the last run, or since the machine was set up; undefined if there are none. */
  readonly byHand: ByHand | undefined;
  /** True while a shell command runs. */
  readonly isShellBusy: boolean;
  /** The machine before any run, shown until the first run. */
  readonly initialSystem: SystemState | undefined;
  /** The journal step that a replay shows: 0 is before the run, `journal.length` its end; undefined follows the end. */
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
  /** States of the project's other nodes from when they were last shown, by certname. */
  readonly otherStates: Readonly<Record<string, NodeState>>;
}

/**
 * The one selection of all views: the cursor, a graph node, a timeline row, a catalog row and a managed file of the
 * system select the same thing.
 */
export type Selection =
  | { readonly kind: 'resource'; readonly ref: string }
  | { readonly kind: 'edge'; readonly id: string }
  | { readonly kind: 'cycle'; readonly index: number };

export type SelectionSource = 'editor' | 'graph' | 'timeline' | 'system' | 'catalog' | 'log' | 'report';

interface SelectionSlice {
  readonly selection: Selection | undefined;
  readonly selectedBy: SelectionSource | undefined;
  /** A place that the editor should show; a new object each time, so that the same place can be requested twice. */
  readonly reveal: { readonly place: Place } | undefined;
}

/** Shared state of the syntax tree and the editor: a highlighted place, and the cursor. */
export interface SyntaxSlice {
  /** The range that the editor highlights; `scroll` brings it into view without moving focus or cursor. */
  readonly highlight: { readonly place: Place; readonly scroll: boolean } | undefined;
  /** The editor's cursor; line and column count from 1. */
  readonly cursor: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** Status of the draft in the browser's storage. The open tab keeps all edits, whatever the status. */
export type DraftState =
  /** Only viewed, so nothing is stored before the first edit. */
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
  /** The draft that was open before a link or an example replaced it. */
  readonly previousDraft: { readonly id: string; readonly name: string } | undefined;
  /** Description of the open project for newcomers, with hints; undefined for the user's own projects. */
  readonly guide: GuideText | undefined;
  /** Length of the project's link, or 'too-long'; undefined until measured. */
  readonly linkLength: number | 'too-long' | undefined;
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast' | 'contrast-light';
/** Views of the page by id. Each `panels/NAME/panel.ts` adds its own by declaration merging. */
export interface Views {}
export type ViewId = keyof Views;
export type BottomTab = 'problems' | 'log';
/** The single pane that a narrow page shows. */
export type NarrowPane = 'lesson' | 'code' | 'graph' | 'run' | 'system' | 'more';

interface ViewSlice {
  readonly view: ViewId;
  readonly bottomTab: BottomTab;
  /** Code of the problems whose fixes are previewed. */
  readonly fixPreview: string | undefined;
  readonly narrowPane: NarrowPane;
  /** Content of the pane that a view shares with problems and log: the view, or the list that `bottomTab` names. */
  readonly runPart: 'view' | 'list';
  /** The view that a narrow page shows as a sheet over its pane. */
  readonly sheet: ViewId | undefined;
  /** A command that another view sends to the terminal, until the terminal takes it. */
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
   * Addresses of the opened reference pages (`type/file/mode`, `error/CODE`, empty for the list of all), and the index
   * of the shown one.
   */
  readonly reference: { readonly pages: readonly string[]; readonly at: number };
  /** Title of the shown page; empty for the list of all, and until the page is loaded. */
  readonly referenceTitle: string;
  /** The problem whose explanation was opened last. */
  readonly explained: ProblemView | undefined;
}

/** The results of a run that the page shows. */
export interface JudgedRun {
  readonly answer: LessonAnswer;
  /** Id of the run in the history. */
  readonly run: string;
  /** Digest of the code that was applied. */
  readonly text: string;
}

type LessonResult =
  | { readonly kind: 'untried' }
  | { readonly kind: 'checking'; readonly before: JudgedRun | undefined }
  | ({ readonly kind: 'checked' } & JudgedRun)
  /** The worker gave no answer; `message` says why. */
  | { readonly kind: 'failed'; readonly message: string; readonly before: JudgedRun | undefined };

export type LessonPrediction =
  /** There is nothing to predict, or the question is not known yet. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'asked';
      readonly question: string;
      /** Empty while the code does not compile. */
      readonly choices: readonly string[];
      readonly choice: string | undefined;
      /** The question is about the second of two applies. */
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
  /** `PART/LESSON`. */
  readonly id: string;
  /** Its tasks, all unchecked; undefined until the engine has listed them. */
  readonly tasks: readonly CheckedTask[] | undefined;
  readonly result: LessonResult;
  /** Number of visible hints, by the id of their check. */
  readonly hints: Readonly<Record<string, number>>;
  readonly prediction: LessonPrediction;
  /** The learner's own files, while the solution is shown. */
  readonly mine: ProjectFiles | undefined;
}

interface LessonSlice {
  /** The lesson that the open project belongs to. */
  readonly lesson: OpenLesson | undefined;
  /** The requested lesson; `token` is incremented so that the same one can be requested twice. */
  readonly lessonAsked: { readonly id: string; readonly token: number } | undefined;
  readonly lessonProgress: LessonProgress;
}

interface MissingSlice {
  readonly missing: MissingState;
}

export interface Actions {
  // keys of hiera-eyaml
  /** Adds keys for decrypting values. Returns the names of files without a readable private key. */
  addKeys(files: readonly GivenKey[]): Promise<readonly string[]>;
  forgetKey(key: GivenKey): void;
  // what is missing
  /** Searches for missing definitions and data; with `shows`, opens the view if there are any. */
  lookForMissing(options?: { readonly shows: boolean }): Promise<void>;
  /** Pauses the survey while a task of the user needs all cores. */
  holdMissing(held: boolean): void;
  stopLookingForMissing(): void;
  // project
  editFile(path: string, text: string): void;
  createFile(path: string, text?: string): void;
  /** Moves files, all at once, with their tabs. */
  moveFiles(moves: Readonly<Record<string, string>>): void;
  deleteFile(path: string): void;
  /** Applies several changes of the file tree as one (a moved folder, an undone deletion): `undefined` deletes. */
  changeFiles(
    changes: Readonly<Record<string, string | undefined>>,
    /** Changes of kept files, in the same form. */
    kept?: Readonly<Record<string, KeptFile | undefined>>,
  ): void;
  openFile(path: string): void;
  /** Moves a tab to the position of another one. */
  moveTab(path: string, to: string): void;
  closeFile(path: string): void;
  /** Opens the tab that was closed last. */
  reopenFile(): void;
  renameProject(name: string): void;
  /** Changes the description of the current node; a certname that another node has is refused. */
  setNode(node: NodeDescription): void;
  /** Replaces all nodes of the project. */
  setNodes(current: ProjectNode, others: readonly ProjectNode[]): void;
  /** Replaces the descriptions of some nodes, and adds nodes; the shown node stays. */
  mergeNodes(nodes: readonly ProjectNode[]): void;
  /** Shows another node of the project, with its last run. Does nothing during a run. */
  switchNode(certname: string): void;
  /** Adds a node and shows it, unless its certname is taken. */
  addNode(node: ProjectNode): void;
  /**
   * Removes a node, and shows the next one if it was the current; the last node cannot be removed. Returns an undo
   * function.
   */
  removeNode(certname: string): (() => void) | undefined;
  /** Replaces the whole project (by a link, an example, another draft), with its own draft. */
  openProject(project: Project, draftId: string, files?: OpenFiles): void;
  // run
  /** Analyzes a skipped project, and applies it unless its machine has been changed already. */
  readNow(): void;
  /** Applies to the machine after the last run, or to a fresh one. */
  apply(options: { readonly noop: boolean; readonly fresh?: boolean; readonly origin?: RunOrigin }): Promise<void>;
  /** Shows an earlier run in every view, on its node. Does nothing during a run. */
  showRun(id: string): void;
  /** Adds stored runs after those of this visit. */
  addEarlierRuns(runs: readonly RunRecord[]): void;
  /** Stops the current run or command. */
  cancelRun(): Promise<void>;
  /**
   * Runs a line of a shell on the current machine, after any run in progress. The next run continues from the result.
   */
  runShell(command: ShellCommand): Promise<ShellOutcome>;
  /** Differences between the current machine and its platform's; undefined if the worker failed. */
  describeMachine(): Promise<DescribedMachine | undefined>;
  /** Undoes the last manual change. */
  undoByHand(): void;
  /** Sets the current node's machine as it is before any run. */
  setMachine(machine: MachineDescription): void;
  /** Switches the project to another release of Puppet. */
  setRelease(release: ReleaseId): void;
  resetSystem(): void;
  showStep(step: number | undefined): void;
  // lessons
  /** Opens a lesson, `PART/LESSON`, in its last state. */
  openLesson(id: string): void;
  /** Loads the tasks and the prediction of the open lesson. */
  previewLesson(): Promise<void>;
  /** Checks the tasks of the open lesson against a run in the history; `project` is the applied code. */
  checkLesson(record: RunRecord, project: Project): Promise<void>;
  /** Repeats the last check, after a check that failed. */
  recheckLesson(): Promise<void>;
  predict(choice: string): void;
  /** Dismisses the prediction's question, or shows it again. */
  skipPrediction(isSkipped: boolean): void;
  /** Shows one more hint of a check. */
  showHint(check: string): void;
  /** Stores the learner's files while the solution is shown; undefined once they are restored. */
  keepMine(files: ProjectFiles | undefined): void;
  /** Resets the machine and the tasks to before any run. */
  restartLesson(): void;
  noteLesson(id: string, state: 'started' | 'done'): void;
  mergeLessonProgress(progress: LessonProgress): void;
  /** Resets the progress of all lessons, and returns an undo function. */
  forgetLessonProgress(): () => void;
  // selection
  select(selection: Selection | undefined, by: SelectionSource): void;
  revealPlace(place: Place): void;
  /** Goes back or forward among the visited places. */
  stepPlace(by: -1 | 1): void;
  highlight(highlight: SyntaxSlice['highlight']): void;
  moveCursor(cursor: SyntaxSlice['cursor']): void;
  // view
  showView(view: ViewId): void;
  showBottomTab(tab: BottomTab): void;
  /** Shows the fixes of all problems with a code in the list of problems; undefined shows the problems again. */
  previewFixes(code: string | undefined): void;
  showNarrowPane(pane: NarrowPane): void;
  /** Shows a view that has no pane of its own on a narrow page. */
  showSheet(view: ViewId): void;
  closeSheet(): void;
  /** Shows the terminal and runs a command there. */
  runInTerminal(line: string): void;
  /** Returns the command to run, and forgets it. */
  takeTerminalLine(): string | undefined;
  /** Sets the title of the shown reference page. */
  nameReference(title: string): void;
  /** Shows a page of the reference: `type/file/mode`, `function/each`, `error/CODE`; empty for the list of all. */
  openReference(address: string, problem?: ProblemView): void;
  /** Goes back or forward among the opened pages. */
  stepReference(by: -1 | 1): void;
  /** Closes the view and forgets the opened pages. */
  closeReference(): void;
  setTheme(theme: ThemeChoice): void;
  showGuide(shows: boolean): void;
  setEditor(change: Partial<EditorSettings>): void;
  showEditorAlone(isAlone: boolean): void;
  /** Stores the files at the start of a migration, unless one from this release is in progress. */
  startMigration(from: ReleaseId): void;
  /** Ends the migration: comparisons start from the current files again. */
  endMigration(): void;
  /** Removes the first visit's offers from the guide. */
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
