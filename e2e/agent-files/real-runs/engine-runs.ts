/** Runs a recorded scenario on the simulated machine, step by step. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseId } from '../../../src/engine/releases/release-ids.ts';
import type { Json, JsonObject, Project } from '../../../src/protocol/project/project.ts';
import type { MachineToken, RunView } from '../../../src/protocol/run.ts';
import { projectPath } from '../../../src/protocol/shell.ts';
import { createEngine } from '../../../src/worker/engine.ts';

interface Step {
  readonly before?: string;
  readonly manifest?: string;
  readonly arguments?: readonly string[];
}

interface Scenario {
  readonly setup?: string;
  readonly steps?: readonly Step[];
}

interface EngineStep {
  /** The run; undefined if Puppet applied no catalog. */
  readonly run: RunView | undefined;
  /** Output of `puppet apply`, and of commands before it that failed. */
  readonly output: string;
}

/** Applies the steps of a scenario one after the other with `puppet apply`, on the same machine. */
export async function runScenario(
  folder: string,
  release: ReleaseId,
  facts: JsonObject,
): Promise<readonly EngineStep[]> {
  const scenario: Scenario = JSON.parse(readFileSync(join(folder, 'scenario.json'), 'utf8'));
  // The simulated machine cannot install a `.deb` file, so it has the scenario's own package from the start.
  const hasPackage = scenario.setup?.includes('dpkg-deb') === true;
  const session = new Session(createProject(folder, release, facts, hasPackage));
  const failed = hasPackage ? '' : await session.prepare(scenario.setup);
  const steps: EngineStep[] = [];
  for (const { before, manifest = 'site.pp', arguments: options = [] } of scenario.steps ?? [{}]) {
    const notes = failed + (await session.prepare(before));
    const words = ['puppet apply --verbose --show_diff', ...options, `${projectPath}/manifests/${manifest}`];
    const { run, output } = await session.run(words.join(' '));
    steps.push({ run, output: notes + output });
  }
  return steps;
}

class Session {
  #project: Project;
  #machine: MachineToken | undefined;
  readonly #engine = createEngine();

  constructor(project: Project) {
    this.#project = project;
  }

  /** Runs a command of the scenario. Returns its output if it failed. */
  async prepare(line: string | undefined): Promise<string> {
    if (line === undefined) return '';
    const { output, exitCode } = await this.run(line);
    return exitCode === 0 ? '' : `${line}: ${output}`;
  }

  async run(line: string) {
    const machine = this.#machine;
    const answer = await this.#engine.shell({
      project: this.#project,
      ...(machine === undefined ? {} : { machine }),
      line,
      cwd: '/root',
    });
    if (answer.changed !== undefined) this.#machine = answer.changed.machine;
    const files = Object.entries({ ...this.#project.files, ...answer.files }).flatMap(([path, text]) =>
      text === null ? [] : [[path, text] as const],
    );
    this.#project = { ...this.#project, files: Object.fromEntries(files) };
    return { output: answer.output, exitCode: answer.exitCode, run: answer.runs[0]?.run };
  }
}

function createProject(folder: string, release: ReleaseId, facts: JsonObject, hasPackage: boolean): Project {
  return {
    name: 'Recorded run',
    files: readSource(folder),
    release,
    node: { certname: 'web.example.com', platform: 'debian-12', facts: withoutVersions(facts) },
    machine: {
      files: {},
      packages: hasPackage ? { 'web-app-tools': '1.4.2-1' } : {},
      services: {},
      ...(hasPackage ? { archive: { 'web-app-tools': { versions: ['1.4.2-1'] } } } : {}),
    },
  };
}

/**
 * Removes the facts that contain versions, because the recorded facts belong to one release, but the runs to several.
 */
function withoutVersions(facts: JsonObject): JsonObject {
  const versions = new Set(['puppetversion', 'clientversion', 'aio_agent_version', 'ruby', 'facterversion']);
  return Object.fromEntries(Object.entries(facts).filter(([name]: [string, Json]) => !versions.has(name)));
}

function readSource(folder: string): Project['files'] {
  const environment = join(folder, 'environment');
  if (!existsSync(environment)) return { 'manifests/site.pp': readFileSync(join(folder, 'manifest.pp'), 'utf8') };
  const files = readdirSync(environment, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(environment, path)).isFile(),
  );
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(environment, path), 'utf8')]));
}
