/** Runs a program in a separate process with limited memory and time. */
import { spawn } from 'node:child_process';
import type { Project, ProjectFiles } from '../../src/protocol/project/project.ts';
import type { EngineApi } from '../../src/protocol/engine-api.ts';
import type { ProblemView } from '../../src/protocol/analysis.ts';
import { createEngine } from '../../src/worker/engine.ts';
import { bootedRuby } from '../../scripts/ruby/assets.ts';

/** Programs by name. Each consists of the files of a project. */
export type Programs = Readonly<Record<string, ProjectFiles>>;

/** A program, and the view whose request is tested. */
export interface Program {
  readonly files: ProjectFiles;
  readonly mode?: 'run' | 'explain' | 'missing' | 'migrate';
  /** Request for the mode `explain`. */
  readonly data?: { readonly key: string };
}

/** Maximum milliseconds of a program, on a busy computer too. */
const LONGEST_WAIT = 300_000;
/** Maximum size of the heap in megabytes. */
const LARGEST = 1024;

/** First argument of a process that reads a program from its input and runs it. */
export const TRY = 'try';

export interface Ending {
  /** `overrun`: stopped by a limit; `crashed`: the process ended without an answer. */
  readonly kind: 'answered' | 'overrun' | 'crashed';
  /** CPU seconds; undefined without an answer. */
  readonly seconds?: number;
  /** Peak memory of the process in megabytes. */
  readonly megabytes: number;
  /** Line to print for the program. */
  readonly summary: string;
  /** The engine's answer, if the process printed one. */
  readonly answer?: Answer;
}

/** The engine's answer to a program. */
export interface Answer {
  readonly problems: readonly ProblemView[];
  readonly hasCatalog: boolean;
  /** Milliseconds until the analysis answered. */
  readonly analysis: number;
  /** Result of the run. Undefined if there was no catalog to apply. */
  readonly run?: { readonly status: string; readonly messages: readonly string[] };
  /** CPU seconds of the process. */
  readonly seconds: number;
  /** Peak memory of the process in megabytes. */
  readonly megabytes: number;
}

/** @param cpuLimit maximum CPU seconds */
export async function runProgram(program: Program, cpuLimit: number): Promise<Ending> {
  const [, bundle = ''] = process.argv;
  // `ulimit` counts the CPU time of all threads.
  const limited = ['-c', `ulimit -t ${cpuLimit}; exec "$0" "$@"`, process.execPath];
  const child = spawn('/bin/sh', [...limited, `--max-old-space-size=${LARGEST}`, '--stack-size=3900', bundle, TRY], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [output, errors, isOver] = ['', '', false];
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (errors += String(data)));
  child.stdin.end(JSON.stringify(program));
  const timer = setTimeout(() => {
    isOver = true;
    child.kill('SIGKILL');
  }, LONGEST_WAIT);
  const [code, signal] = await new Promise<readonly [number | null, string | null]>((resolve) =>
    child.on('close', (number, name) => resolve([number, name])),
  );
  clearTimeout(timer);
  if (isOver || signal === 'SIGKILL' || signal === 'SIGXCPU')
    return { kind: 'overrun', megabytes: 0, summary: lastLine(errors) };
  if (code !== 0 || output === '') {
    return { kind: 'crashed', megabytes: 0, summary: `exit ${code}: ${essence(errors)}` };
  }
  const answer = JSON.parse(output) as Answer;
  const { seconds, megabytes } = answer;
  return { kind: 'answered', seconds, megabytes, summary: summarize(answer), answer };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

/** Returns the line of a crash that explains it. */
function essence(text: string): string {
  return (text.split('\n').find((line) => /error/i.test(line)) ?? lastLine(text)).slice(0, 200);
}

function summarize({ problems, hasCatalog, run, analysis }: Answer): string {
  const error = problems.find(({ severity }) => severity === 'error');
  const place = error?.place === undefined ? '' : `${error.place.file}:${error.place.line} `;
  const read = error === undefined ? (hasCatalog ? 'catalog' : 'no catalog') : `${place}${error.message}`;
  const applied = run === undefined ? '' : `; run ${run.status} ${run.messages[0] ?? ''}`;
  const line = `${(analysis / 1000).toFixed(1)} s ${read}${applied}`.replaceAll(/\s+/g, ' ');
  return line.length > 230 ? `${line.slice(0, 140)} … ${line.slice(-88)}` : line;
}

/**
 * Called in the separate process: sends the same requests to the engine as the page does, and prints the answer as
 * JSON. Writes the current step to stderr.
 */
export async function tryProgram(): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const program = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Program;
  const { files, mode = 'run' } = program;
  const project: Project = {
    name: 'Hostile',
    files,
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  const engine = createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });
  if (mode !== 'run') {
    console.log(JSON.stringify(await askView(engine, project, program)));
    return;
  }
  const began = performance.now();
  console.error('analyze');
  const { problems, catalog } = await engine.analyze({ revision: 1, project });
  const analysis = performance.now() - began;
  console.error(`tree, after ${Math.round(analysis)} ms`);
  for (const [file, text] of Object.entries(files)) await engine.syntaxTree(file, text);
  console.error('data keys');
  await engine.dataKeys(files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  let run: Answer['run'];
  if (catalog !== undefined && errors.length === 0) {
    console.error('run');
    const report = await engine.apply({ revision: 2, project, noop: false }, () => {});
    console.error('second run');
    const { machine } = report;
    await engine.apply({ revision: 3, project, noop: false, ...(machine === undefined ? {} : { machine }) }, () => {});
    const logged = report.logs
      .filter(({ level }) => level === 'err')
      .map(({ source, message }) => `${source}: ${message}`);
    run = {
      status: report.status,
      messages: [...(report.error === undefined ? [] : [report.error]), ...logged].map(shortened),
    };
  }
  const answer: Answer = {
    problems: (errors.length > 0 ? errors : problems)
      .slice(0, 50)
      .map((problem) => ({ ...problem, message: shortened(problem.message) })),
    hasCatalog: catalog !== undefined,
    analysis,
    ...(run === undefined ? {} : { run: { ...run, messages: run.messages.slice(0, 50) } }),
    seconds: cpuSeconds(),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  console.log(JSON.stringify(answer));
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Sends the request of a view other than the run. Any answer is correct. */
async function askView(engine: EngineApi, project: Project, { mode, data }: Program): Promise<Answer> {
  const began = performance.now();
  console.error(mode);
  if (mode === 'explain') await engine.explainData({ project, key: data?.key ?? '' });
  else if (mode === 'migrate') await engine.migrate({ project, from: '3.8', to: '8.11' });
  else if (mode === 'missing') {
    await engine.beginMissing(project);
    while ((await engine.missingStep(true)).kind === 'busy');
  }
  return {
    problems: [],
    hasCatalog: true,
    analysis: performance.now() - began,
    seconds: cpuSeconds(),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

/** Returns the start and the end of a very long message. */
function shortened(message: string): string {
  return message.length > 2000 ? `${message.slice(0, 1000)} … ${message.slice(-1000)}` : message;
}
