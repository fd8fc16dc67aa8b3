/**
 * The page's state: one slice a concern, plain data, derived state only in `selectors.ts`.
 * Panels never import each other; they meet here: what is selected, where the cursor is, which step of the run is shown.
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
  ReleaseId,
} from '../protocol/project/project.ts';
import type { MachineToken, RefreshView, ResourceRunView, SystemState } from '../protocol/run.ts';
import type { RunOrigin, RunRecord } from '../protocol/run-record.ts';
import type { DescribedMachine } from '../protocol/engine-api.ts';
import type { GivenKey, KeysSlice } from './keys-slice.ts';
import type { ShellAnswer } from '../protocol/shell.ts';
import type { LessonProgress } from '../workspace/lesson-progress.ts';

export interface ProjectSlice {
  /** The project as it was when it was opened. */
  readonly openedProject: Project | undefined;
  /** Identifies the draft under which the project is kept in the browser. */
  readonly draftId: string;
  /** Grows each time that another project is opened in place of this one. */
  readonly opening: number;
  /** When that was, in milliseconds since the epoch. */
  readonly openedAt: number;
  readonly project: Project;
  /** Grows with each change of the project. */
  readonly revision: number;
  /** Grows each time that someone asks to read a text which was not read. */
  readonly readsAsked: number;
  readonly openFiles: readonly string[];
  readonly activeFile: string | undefined;
}

/** Which files have tabs, and whose text is shown. */
interface OpenFiles {
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/** The texts that a migration began with: fixes are compared with what the old release makes of these. */
interface MigrationStart {
  readonly opening: number;
  readonly from: ReleaseId;
  readonly files: ProjectFiles;
}

interface MigrationSlice {
  /** Absent until the first fix is pressed. */
  readonly migrationStart: MigrationStart | undefined;
}

export interface AnalysisSlice {
  /** The last answer; kept while a newer one is on its way. */
  readonly analysis: AnalysisView | undefined;
  /** The text does not compile: the catalog and graph of `analysis` are those of the last text that did. */
  readonly catalogIsOld: boolean;
  /** Why the text as it is was not read, and is not until someone asks or changes it; undefined where it was, or is being read. */
  readonly unread: string | undefined;
}

/** What the style checks found in a manifest. */
interface LintedFile {
  /** The text that was read. */
  readonly text: string;
  /** The project's settings of the checks, as text; undefined for none. */
  readonly settings: string | undefined;
  readonly problems: readonly ProblemView[];
}

export interface LintSlice {
  /** By path: of the manifests that have tabs, the last answer each. */
  readonly lint: Readonly<Record<string, LintedFile>>;
}

export type WorkerState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' }
  /** Ruby is on its way for the project at hand; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  /** The watchdog ended a hanging worker and started a new one; `message` tells the user. */
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A machine that someone changed by hand. */
export interface ByHand {
  /** The machine before the first of it. */
  readonly before: SystemState;
  /** The machine as it is now. */
  readonly system: SystemState;
  /** What was done, the last first, each with the machine before it. */
  readonly done: readonly HandStep[];
}

export interface HandStep {
  /** The command line, or what a button says of it. */
  readonly label: string;
  readonly machine: MachineToken | undefined;
  readonly machineId: string | undefined;
  /** Undefined where nothing had been changed by hand. */
  readonly byHand: ByHand | undefined;
}

/** A command for the machine, from the terminal or a button. */
export interface ShellCommand {
  readonly line: string;
  /** What it is called where it can be taken back; default the line. */
  readonly label?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly input?: string;
  readonly history?: readonly string[];
}

/** What became of a command. */
export type ShellOutcome =
  | { readonly kind: 'done'; readonly answer: ShellAnswer }
  /** It was stopped, or ran over its time; the machine is as it was. */
  | { readonly kind: 'ended'; readonly message: string }
  /** Another project, node or machine was put in its place meanwhile. */
  | { readonly kind: 'moot' };

export interface RunSlice {
  readonly worker: WorkerState;
  /** What has arrived of a run under way. */
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
  /** The id of the run that every view shows; undefined before the first and after a reset. */
  readonly shownRun: string | undefined;
  /** The catalog of the last run that was no noop; undefined before the first and after a reset. */
  readonly applied: CatalogView | undefined;
  /** The machine as the last run (never a noop) or command left it; undefined before the first one and after a reset. */
  readonly machine: MachineToken | undefined;
  /** Names the state of the machine: another one after each change. Undefined for a machine as the project describes it. */
  readonly machineId: string | undefined;
  /** The machine before and after the last run on it; undefined before the first and after a reset. */
  readonly lastRunSystem: { readonly before: SystemState; readonly after: SystemState } | undefined;
  /** What commands changed by hand since the last run, or since the machine was set up; undefined where nothing did. */
  readonly byHand: ByHand | undefined;
  /** A command of the shell is under way. */
  readonly isShellBusy: boolean;
  /** The machine before any run, to show until there is one. */
  readonly initialSystem: SystemState | undefined;
  /** The journal step that a replay shows: 0 is before the run, `journal.length` its end; undefined follows the end. */
  readonly step: number | undefined;
}

/** What the page knows of one node. */
export type NodeState = AnalysisSlice &
  Pick<
    RunSlice,
    'shownRun' | 'applied' | 'machine' | 'machineId' | 'lastRunSystem' | 'byHand' | 'initialSystem' | 'step'
  >;

interface NodesSlice {
  /** Grows each time that another node is shown in place of the current one. */
  readonly showing: number;
  /** What was known of the project's other nodes when they were last shown, by certname. */
  readonly otherStates: Readonly<Record<string, NodeState>>;
}

/** Selection is one: the cursor, a graph node, a timeline row, a catalog row and a managed file of the system are the same thing. */
export type Selection =
  | { readonly kind: 'resource'; readonly ref: string }
  | { readonly kind: 'edge'; readonly id: string }
  | { readonly kind: 'cycle'; readonly index: number };

export type SelectionSource = 'editor' | 'graph' | 'timeline' | 'system' | 'catalog' | 'log' | 'report';

interface SelectionSlice {
  readonly selection: Selection | undefined;
  readonly selectedBy: SelectionSource | undefined;
  /** A place that the editor is asked to show; another object each time, so that the same place can be asked for twice. */
  readonly reveal: { readonly place: Place } | undefined;
}

/** What the syntax tree and the editor show each other: a place of the text, and where its cursor is. */
export interface SyntaxSlice {
  /** The range that the editor lights; with `scroll` it is brought into view, without the focus or the cursor. */
  readonly highlight: { readonly place: Place; readonly scroll: boolean } | undefined;
  /** The editor's cursor; line and column count from 1. */
  readonly cursor: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** How the browser's copy of the project stands; an edit is never lost on account of any of these. */
export type DraftState =
  /** Only looked at: nothing is stored until the first edit. */
  | { readonly kind: 'untouched' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** `at` is in milliseconds since the epoch. */
  | { readonly kind: 'saved'; readonly at: number }
  /** Another tab saved the same draft; this tab goes on under a draft of its own. */
  | { readonly kind: 'forked' }
  | { readonly kind: 'failed'; readonly message: string };

export interface GuideText {
  readonly summary: string;
  readonly watch: string;
  /** The page of a first visit: the way into the lessons is offered with it. */
  readonly isFirst?: true;
}

interface DraftSlice {
  readonly draft: DraftState;
  /** The draft that was open before a link or an example was opened in its place. */
  readonly previousDraft: { readonly id: string; readonly name: string } | undefined;
  /** What the open project is and what to watch in it, for whoever is new to it; undefined for a project of one's own. */
  readonly guide: GuideText | undefined;
  /** Characters of the project's link, or that it is too long for one; undefined until it was first measured. */
  readonly linkLength: number | 'too-long' | undefined;
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast' | 'contrast-light';
/** A property for each view of the page, by id. Each `panels/NAME/panel.ts` adds its own by declaration merging. */
export interface Views {}
export type ViewId = keyof Views;
export type BottomTab = 'problems' | 'log';
/** The one pane that a narrow page shows. */
export type NarrowPane = 'lesson' | 'code' | 'graph' | 'run' | 'system' | 'more';

/** Settings of editor and keyboard, kept in this browser. */
export interface EditorSettings {
  /** Lays the open manifest out before a link to the project is copied (Ctrl/Cmd+S). */
  readonly formatsOnSave: boolean;
  /** Shows values of variables and outcomes of resources in the text. */
  readonly showsInlays: boolean;
  /** Keys that are a character alone, such as `?`, are shortcuts outside of text fields. */
  readonly usesCharacterKeys: boolean;
}

interface ViewSlice {
  readonly view: ViewId;
  readonly bottomTab: BottomTab;
  readonly narrowPane: NarrowPane;
  /** Content of a pane that views share with problems and log: a view, or the list that `bottomTab` names. */
  readonly runPart: 'view' | 'list';
  /** The view that a narrow page shows over its pane, as a sheet. */
  readonly sheet: ViewId | undefined;
  /** A command that another view asks the terminal to run, until the terminal takes it. */
  readonly terminalLine: string | undefined;
  readonly theme: ThemeChoice;
  /** Whether the line is shown that guides through an example. */
  readonly showsGuide: boolean;
  readonly editorSettings: EditorSettings;
}

export interface ReferenceSlice {
  /** Addresses of the pages of the reference that were opened (`type/file/mode`, `error/CODE`, empty for the list of all), and which is shown. */
  readonly reference: { readonly pages: readonly string[]; readonly at: number };
  /** Title of the shown page; empty for the list of all, and until the page is read. */
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
  /** There is nothing to predict, or it is not known yet. */
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
  /** Its tasks, none of them checked; undefined until the engine first listed them. */
  readonly tasks: readonly CheckedTask[] | undefined;
  readonly result: LessonResult;
  /** Number of hints shown, by the id of their check. */
  readonly hints: Readonly<Record<string, number>>;
  readonly prediction: LessonPrediction;
  /** The learner's own files, while the solution takes their place. */
  readonly mine: ProjectFiles | undefined;
}

interface LessonSlice {
  /** The lesson that the open project belongs to. */
  readonly lesson: OpenLesson | undefined;
  /** The lesson that someone asked to open; `token` grows so that the same one can be asked for twice. */
  readonly lessonAsked: { readonly id: string; readonly token: number } | undefined;
  readonly lessonProgress: LessonProgress;
}

interface MissingSlice {
  readonly missing: MissingState;
}

export interface Actions {
  // keys of hiera-eyaml
  /** Has values decrypted by these keys too. Yields the names of files in which there is no private key that can be read. */
  addKeys(files: readonly GivenKey[]): Promise<readonly string[]>;
  forgetKey(key: GivenKey): void;
  // what is missing
  /** Finds out what the project misses; with `shows` its view opens where that is anything. */
  lookForMissing(options?: { readonly shows: boolean }): Promise<void>;
  /** Lets the survey of what is missing wait, as long as what a person asked for takes all cores. */
  holdMissing(held: boolean): void;
  stopLookingForMissing(): void;
  // project
  editFile(path: string, text: string): void;
  createFile(path: string, text?: string): void;
  /** Gives files other paths, all at once; their tabs go with them. */
  moveFiles(moves: Readonly<Record<string, string>>): void;
  deleteFile(path: string): void;
  /** Several changes of the tree as one (a folder moved, a deletion undone): `undefined` deletes. */
  changeFiles(
    changes: Readonly<Record<string, string | undefined>>,
    /** The same of files that are kept as they came. */
    kept?: Readonly<Record<string, KeptFile | undefined>>,
  ): void;
  openFile(path: string): void;
  closeFile(path: string): void;
  renameProject(name: string): void;
  /** Describes the current node anew; a certname that another node has is not taken. */
  setNode(node: NodeDescription): void;
  /** Puts other nodes in place of all of the project's. */
  setNodes(current: ProjectNode, others: readonly ProjectNode[]): void;
  /** Puts other descriptions in place of those of the project's nodes, and adds nodes; which one is shown stays. */
  mergeNodes(nodes: readonly ProjectNode[]): void;
  /** Shows another node of the project, with its last run. Nothing changes while a run is under way. */
  switchNode(certname: string): void;
  /** Adds a node and shows it, unless its certname is taken. */
  addNode(node: ProjectNode): void;
  /** Removes a node, and shows the next one if it was the current; the last one stays. Yields what puts it back. */
  removeNode(certname: string): (() => void) | undefined;
  /** Replaces the whole project (a link, an example, another draft) under a draft of its own. */
  openProject(project: Project, draftId: string, files?: OpenFiles): void;
  // run
  /** Reads a text that was not read, and applies it where opening it would have. */
  readNow(): void;
  /** Applies to the machine as the last run left it, or to a fresh one. */
  apply(options: { readonly noop: boolean; readonly fresh?: boolean; readonly origin?: RunOrigin }): Promise<void>;
  /** Shows an earlier run in every view, on its node. Nothing changes while a run is under way. */
  showRun(id: string): void;
  /** Puts runs that the browser kept behind those of this visit. */
  addEarlierRuns(runs: readonly RunRecord[]): void;
  /** Stops the run or the command under way. */
  cancelRun(): Promise<void>;
  /** Runs a line of a shell on the machine as it is now; waits for a run under way. The next run goes on from what it left. */
  runShell(command: ShellCommand): Promise<ShellOutcome>;
  /** How the machine as it is now differs from its platform's; undefined where the worker could not tell. */
  describeMachine(): Promise<DescribedMachine | undefined>;
  /** Takes back what was last changed by hand. */
  undoByHand(): void;
  /** Describes the machine that the current node has before any run. */
  setMachine(machine: MachineDescription): void;
  /** Compiles the project as another release of Puppet does. */
  setRelease(release: ReleaseId): void;
  resetSystem(): void;
  showStep(step: number | undefined): void;
  // lessons
  /** Opens a lesson, `PART/LESSON`, as it was left. */
  openLesson(id: string): void;
  /** Gets the tasks and the prediction of the open lesson. */
  previewLesson(): Promise<void>;
  /** Checks the tasks of the open lesson against a run of the history; `project` is the code that was applied. */
  checkLesson(record: RunRecord, project: Project): Promise<void>;
  /** Checks the last checked run again, after a check that failed. */
  recheckLesson(): Promise<void>;
  predict(choice: string): void;
  /** Puts the question away, or asks it again. */
  skipPrediction(isSkipped: boolean): void;
  /** Shows one more hint of a check. */
  showHint(check: string): void;
  /** Remembers the learner's files while the solution stands in their place; undefined when they are back. */
  keepMine(files: ProjectFiles | undefined): void;
  /** The machine and the tasks as they were before any run. */
  restartLesson(): void;
  noteLesson(id: string, state: 'started' | 'done'): void;
  mergeLessonProgress(progress: LessonProgress): void;
  /** Forgets what was done of all lessons, and yields what puts it back. */
  forgetLessonProgress(): () => void;
  // selection
  select(selection: Selection | undefined, by: SelectionSource): void;
  revealPlace(place: Place): void;
  highlight(highlight: SyntaxSlice['highlight']): void;
  moveCursor(cursor: SyntaxSlice['cursor']): void;
  // view
  showView(view: ViewId): void;
  showBottomTab(tab: BottomTab): void;
  showNarrowPane(pane: NarrowPane): void;
  /** Shows a view that has no pane of its own on a narrow page. */
  showSheet(view: ViewId): void;
  closeSheet(): void;
  /** Shows the terminal and runs a command there. */
  runInTerminal(line: string): void;
  /** Returns the command to run, and forgets it. */
  takeTerminalLine(): string | undefined;
  /** Notes the title of the shown page of the reference. */
  nameReference(title: string): void;
  /** Shows a page of the reference: `type/file/mode`, `function/each`, `error/CODE`; empty for the list of all. */
  openReference(address: string, problem?: ProblemView): void;
  /** Goes back or on among the pages that were opened. */
  stepReference(by: -1 | 1): void;
  /** Forgets the pages that were opened, and leaves the view. */
  closeReference(): void;
  setTheme(theme: ThemeChoice): void;
  showGuide(shows: boolean): void;
  setEditor(change: Partial<EditorSettings>): void;
  /** Keeps the texts that a migration begins with, unless one from this release is under way. */
  startMigration(from: ReleaseId): void;
  /** Compares the texts at hand from now on. */
  endMigration(): void;
  /** Takes the offers of a first visit out of the guide. */
  endFirstVisit(): void;
}

export type AppState = ProjectSlice &
  AnalysisSlice &
  LintSlice &
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
  MigrationSlice & { readonly actions: Actions };
