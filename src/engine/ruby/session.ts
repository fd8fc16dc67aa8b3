/**
 * Ruby for one compilation or run: a Ruby VM, which is created when it is first needed, and the handlers of Ruby's
 * queries. Templates, functions and types add their own handlers.
 */
import { reportProgress } from '../budget/meter.ts';
import type { RubyLimits } from '../budget/ruby-limits.ts';
import { insideEnvironment } from '../diagnostics/environment-paths.ts';
import { Failure } from '../diagnostics/failure.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { toLogLevel, type LogLevel } from '../diagnostics/log.ts';
import { formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { compareVersions } from '../functions/core/versioncmp.ts';
import { readFormatted } from '../functions/text/read-formatted.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { BreakJump, NextJump, ReturnJump } from '../evaluator/calls/jumps.ts';
import { NoSuchKey } from '../hiera/not-found.ts';
import { ArgumentFailure } from '../resource-types/failure.ts';
import type { Target } from '../machine/target.ts';
import { isDifferenceId } from '../releases/differences.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { PuppetHash, Value } from '../values/value.ts';
import type { Json } from './machine/json.ts';
import { RubyMachine, type RubyHost } from './machine/ruby-machine.ts';
import type { RubyMachines } from './ruby-machines.ts';
import type { RubySnapshot } from './machine/snapshot.ts';
import type { TemplateSource } from './compiling/template-sources.ts';
import { machinePath, ProjectFiles, withProjectPaths } from './project-files.ts';
import { fromFrame, HeldValues, toFrame } from './values/frames.ts';
import { toText } from './values/json.ts';

export interface RubySessionOptions {
  readonly snapshot: RubySnapshot;
  readonly machines?: RubyMachines;
  readonly files: EnvironmentFiles;
  /**
   * Simulated machine from which Ruby reads files and on which Ruby runs commands. The machine's journal records
   * changes that Ruby makes.
   */
  readonly target: Target;
  readonly facts: PuppetHash;
  /** Settings of Puppet that differ from their defaults, for `Puppet[:name]`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Release whose Puppet API the modules see. By default the release of the types. */
  readonly release?: Release;
  readonly limits?: Partial<RubyLimits>;
}

type RubyLog = (level: LogLevel, message: string, code?: string) => void;

type RequestHandler = (...args: readonly Json[]) => Json;
type AsyncRequestHandler = (...args: readonly Json[]) => Promise<Json>;

export class RubySession {
  readonly options: RubySessionOptions;
  readonly held = new HeldValues();
  readonly #handlers = new Map<string, RequestHandler>();
  readonly #waiting = new Map<string, AsyncRequestHandler>();
  #machine: RubyMachine | undefined;
  #files: ProjectFiles | undefined;
  #running: string | undefined;
  #templates = new Set<number>();
  #requestCount = 0;
  log: RubyLog = () => {};

  constructor(options: RubySessionOptions) {
    this.options = options;
    const { facts, target } = options;
    this.answer('log', (level, message, code) => {
      this.log(toLogLevel(level), withProjectPaths(toText(message)), typeof code === 'string' ? code : undefined);
      return null;
    });
    this.answer('fact', (name) => this.encode(facts.get(toText(name))));
    this.answer('facts', () => this.encode(facts));
    this.answer('setting', (name) => options.settings?.[toText(name)] ?? null);
    const { release = currentRelease } = options;
    this.answer('puppet_version', () => release.version);
    this.answer('release_has', (given) => {
      const id = toText(given);
      return isDifferenceId(id) && release.has(id);
    });
    this.answer('clock', () => target.clock);
    this.answer('compare_versions', (one, other) => compareVersions(toText(one), toText(other)));
    this.answer('scanf', (text, format) => {
      const { values, rest } = readFormatted(toText(text), toText(format));
      return [this.encode(values), rest];
    });
    this.answer('runs', (path) => {
      this.runs(insideEnvironment(toText(path)));
      return null;
    });
  }

  /** Notifies the watcher that code of a project file is about to run. */
  runs(file: string): void {
    if (file === this.#running) return;
    this.#running = file;
    this.options.snapshot.watcher?.(file);
  }

  answer(name: string, handler: RequestHandler): void {
    this.#handlers.set(name, handler);
  }

  /** Registers the handler of a query for which Ruby waits (`Bunraku.wait('name', …)`). */
  answerLater(name: string, handler: AsyncRequestHandler): void {
    this.#waiting.set(name, handler);
  }

  /**
   * Path of the project file that the last call requested and that does not exist. If there are several, the last one.
   */
  get absentFile(): string | undefined {
    return this.#files?.absent;
  }

  /** Calls a method of `Bunraku::Api` that must not wait. Arguments and result are encoded values. */
  call(method: string, ...args: readonly Json[]): Json {
    const machine = this.#ready();
    if (this.#files !== undefined) this.#files.absent = undefined;
    return machine.call(method, ...args);
  }

  /** Calls a method of `Bunraku::Api` that may run commands on the simulated machine. */
  callThatMayWait(method: string, ...args: readonly Json[]): Json | Promise<Json> {
    return this.#ready().callThatMayWait(method, ...args);
  }

  get requestCount(): number {
    return this.#requestCount;
  }

  encode(value: Value): Json {
    return toFrame(value, this.held);
  }

  decode(frame: Json): Value {
    return fromFrame(frame, this.held);
  }

  /** Marks a template as sent to the Ruby VM. Returns false if the VM already has the template. */
  takesTemplate(template: TemplateSource): boolean {
    this.#ready();
    if (this.#templates.has(template.number)) return false;
    this.#templates.add(template.number);
    this.options.machines?.remember(template);
    return true;
  }

  restart(): void {
    this.#machine = undefined;
  }

  #ready(): RubyMachine {
    reportProgress();
    this.#machine ??= this.#start();
    return this.#machine;
  }

  #start(): RubyMachine {
    const { snapshot, files, target, machines, limits } = this.options;
    // Ruby lists the folders `lib` and `facts.d` of all modules, so the compilation depends on all files in these
    // folders.
    for (const folder of ['lib', 'facts.d']) files.lookedFor?.(`any:${folder}/`);
    this.#files = new ProjectFiles(files, target);
    const host: RubyHost = {
      files: this.#files,
      ask: (method, args) => {
        this.#requestCount += 1;
        reportProgress();
        const handler = this.#handlers.get(method);
        if (handler === undefined) throw rubyError(`Ruby requests ${method}, which has no handler`);
        return handler(...args);
      },
      wait: (method, args) => {
        const handler = this.#waiting.get(method);
        if (handler === undefined) throw new Error(`Ruby waits for ${method}, which has no handler`);
        return handler(...args);
      },
      toException,
      print: (line) => this.log('notice', line),
      now: () => target.clock,
      onProgress: reportProgress,
      ...(limits === undefined ? {} : { limits }),
    };
    const machine = machines === undefined ? RubyMachine.from(snapshot, host) : machines.next(snapshot, host);
    this.#templates = new Set(machines?.templates);
    machine.call('start', { libraries: libraryFolders(files).map(machinePath) });
    return machine;
  }
}

/** Returns the `lib` folders of the environment and its modules, in Puppet's search order. */
export function libraryFolders({ paths }: EnvironmentFiles): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const found = /^(?:.*?\/)??(?:modules\/[^/]+\/)?lib(?=\/)/.exec(path);
    if (found !== null && (path.endsWith('.rb') || folders.has(found[0]))) folders.add(found[0]);
  }
  return [...folders].toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Returns the position of a library folder in Puppet's search order. The environment's own folder comes first, then the
 * folders of its modules, then those of modules that all environments share.
 */
function rank(folder: string): number {
  if (folder === 'lib') return 0;
  return folder.startsWith('/') ? 2 : 1;
}

/** Converts an error of the engine to a Ruby exception. Rethrows a bug in the engine, which Ruby must not rescue. */
function toException(thrown: unknown): { readonly class: string; readonly message: string } {
  if (thrown instanceof PuppetError) {
    return { class: toRubyClass(thrown.errorClass), message: thrown.message + formatPlace(thrown.place) };
  }
  if (isJump(thrown)) return { class: 'Bunraku::Jump', message: 'control flow of a manifest' };
  if (thrown instanceof ArgumentFailure) return { class: 'ArgumentError', message: thrown.message };
  if (thrown instanceof Failure) return { class: 'Puppet::Error', message: thrown.message };
  throw thrown;
}

/** True for jumps of the engine, such as `return`, that only pass through Ruby. */
function isJump(thrown: unknown): boolean {
  return [BreakJump, NextJump, ReturnJump, NoSuchKey].some((each) => thrown instanceof each);
}

function toRubyClass(name: string): string {
  return name.endsWith('WithIssue') || name === 'Puppet::PreformattedError' ? 'Puppet::ParseError' : name;
}
