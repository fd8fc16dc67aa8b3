/** Converts the Puppet runs that a shell line started, such as `puppet apply`, for the page. */
import { isStartManifest, startManifest } from '../../protocol/project/environment.ts';
import { builtinTypes, type CommandRun, getRelease, type RunWatcher, type Target } from '../../engine/index.ts';
import type { Place } from '../../protocol/analysis.ts';
import { type Project, type ProjectFiles, releaseOfProject } from '../../protocol/project/project.ts';
import type { JournalStepView, RunView, SystemState } from '../../protocol/run.ts';
import { projectPath, type ShellRunView } from '../../protocol/shell.ts';
import { implicitRefs } from '../project/implicit-resources.ts';
import { RunRecorder, toLogLine } from '../views/run-recorder.ts';
import { toCatalogView } from '../views/to-catalog-view.ts';
import { notRun, toRunView } from '../views/to-run-view.ts';

/** Path that the engine uses for a manifest given to `puppet apply`. It replaces the manifests of the environment. */
const GIVEN_MANIFEST = 'manifests/site.pp';

interface Placed {
  readonly place?: Place;
}

export class CommandRuns {
  readonly finished: ShellRunView[] = [];
  readonly #files: ProjectFiles;
  readonly #puppetVersion: string;
  /**
   * Directories above the project's files that exist only while a command runs, because the machine itself does not
   * contain them.
   */
  readonly #foreign: ReadonlySet<string>;

  /** `target`: the machine, without the project's files. */
  constructor(project: Project, target: Target) {
    this.#files = project.files;
    this.#puppetVersion = getRelease(releaseOfProject(project)).version;
    const names = projectPath.split('/').slice(1);
    const folders = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
    this.#foreign = new Set(folders.filter((path) => target.files.stat(path) === undefined));
  }

  readonly watch = (run: CommandRun): RunWatcher | undefined => {
    const { catalog, machine, noop } = run;
    const compileLogs = run.logs.map((line) => toLogLine(line));
    if (catalog === undefined) {
      this.#add(run, notRun(noop, run.error ?? '', machine, compileLogs));
      return undefined;
    }
    const recorder = new RunRecorder(machine.clock, implicitRefs(builtinTypes, catalog), () => {});
    return {
      listen: recorder.listen,
      finish: (report) => {
        const view = toRunView({ report, recorder, target: machine, compileLogs });
        this.#add(run, { ...view, catalog: toCatalogView(catalog, new Map()) });
      },
    };
  };

  #add(run: CommandRun, view: RunView): void {
    const placed = this.#placed(run, view);
    const journal = placed.journal.map((step) => this.#withoutProject(step));
    this.finished.push({
      origin: run.command,
      isOfProject: this.#isOfProject(run),
      run: {
        ...placed,
        puppetVersion: this.#puppetVersion,
        journal,
        before: this.#ownSystem(placed.before),
        after: this.#ownSystem(placed.after),
      },
    });
  }

  /** Returns whether a run applied the environment's manifests, or code that equals the environment's only manifest. */
  #isOfProject({ manifest }: CommandRun): boolean {
    if (manifest === undefined) return true;
    const start = startManifest(this.#files);
    const manifests = Object.keys(this.#files).filter((path) => isStartManifest(path, start));
    return manifests.length === 1 && this.#files[manifests[0] ?? ''] === manifest;
  }

  /**
   * Returns the view with its places mapped to the file that the manifest was read from. For inline code and for files
   * of the machine, returns the view without places.
   */
  #placed({ manifest, file }: CommandRun, view: RunView): RunView {
    if (manifest === undefined) return view;
    const path = file?.startsWith(`${projectPath}/`) === true ? file.slice(projectPath.length + 1) : undefined;
    const moved = <Item extends Placed>(item: Item): Omit<Item, 'place'> & Placed => {
      if (item.place?.file !== GIVEN_MANIFEST || path === GIVEN_MANIFEST) return item;
      const { place, ...rest } = item;
      return path === undefined ? rest : { ...rest, place: { ...place, file: path } };
    };
    const { catalog } = view;
    return {
      ...view,
      resources: view.resources.map(moved),
      logs: view.logs.map(moved),
      ...(catalog === undefined
        ? {}
        : {
            catalog: {
              ...catalog,
              resources: catalog.resources.map((resource) =>
                moved({ ...resource, parameters: resource.parameters.map(moved) }),
              ),
            },
          }),
    };
  }

  /**
   * Returns whether a path belongs to the machine itself. The project's files are on the machine only while a command
   * runs.
   */
  #isOfMachine(path: string): boolean {
    return path !== projectPath && !path.startsWith(`${projectPath}/`) && !this.#foreign.has(path);
  }

  #ownSystem(system: SystemState): SystemState {
    const files = Object.entries(system.files).filter(([path]) => this.#isOfMachine(path));
    return { ...system, files: Object.fromEntries(files) };
  }

  #withoutProject(step: JournalStepView): JournalStepView {
    return { ...step, changes: step.changes.filter(({ area, key }) => area !== 'files' || this.#isOfMachine(key)) };
  }
}
