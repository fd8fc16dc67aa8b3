/** The engine at a command line; `usage` lists the verbs. */
import { parseArgs } from 'node:util';
import type { RubySnapshot } from '../engine/index.ts';
import type { CaseMachine } from './case-machine.ts';

const usage = `bunraku VERB [--json] [ARG ...]

  parse FILE...      the syntax tree of each manifest in PN form, or its syntax error
  validate FILE...   what the static checks find in each manifest
  eval               the value and type of each expression on standard input, one a line (\\n stands for a newline)
  service CASES...   what the language service answers to each line of the files
  lint FILE...       what puppet-lint reports of the style of each manifest
  run CASE...        compiles each case, relates its resources and applies it to a simulated machine;
                     a case is a manifest, a folder laid out as an environment,
                     or the JSON of a catalog that Puppet compiled
  unused DIR         classes, defines, functions, types, templates, files and data that no node reaches: by what compiling the nodes read,
                     and by what used files name
  nodes DIR          how every node of an environment compiles: those that its manifests and data name, and those of --facts;
                     with --against DIR2 what changes for each of them from DIR to DIR2
  missing DIR        what an environment misses: modules with who asks for them, classes, resource types, functions, data types,
                     templates, files, data and facts; by reading all its code, and by compiling each node past what is missing
  format FILE...     each manifest as the formatter lays it out
  migrate DIR...     what changes for an environment from one release of Puppet to another: what changes in silence first,
                     what the new release refuses, another order, other lines of the log; what can be mended is marked

  --json             one JSON object a line, in the shapes of e2e/conformance/README.md
  --fix              with lint: make the fixes in the files; with --json the texts are in the rows, and the files stay
  --checks NAME      with lint: latest (puppet-lint 4.3's), debian (those of Debian 12) or strict (all of them)
  --write            with format and migrate: change the files
  --noop             with run: say what would change, change nothing
  --machine NAME     with run: on the machine that the page simulates, debian-12, debian-13, ubuntu-24.04, rhel-9 or almalinux-9; with --json each
                     case runs twice, and the result has the shapes of the recordings on a real Debian 12
  --from, --to NAME  with migrate: the releases; the first of them is 7, the second 8 by default
  --release NAME     with run, nodes, missing and unused: as an older release of Puppet does, 2.7, 3.8, 3.8-future (3.8 with its future parser),
                     4.10, 5.5, 6.29 or 7.34; with --json the case is only compiled, with the resource types of that release's core
  --facts FILE       with nodes, missing and unused: facts as facter, PuppetDB or an agent's cache have them; may be given several times
  --node NAME        with nodes, missing and unused: this node alone; may be given several times
  --against DIR      with nodes: the environment to compare with
  --again            with missing: compile all nodes once more with the stand-ins of all, and say what is new
  --write-stand-ins  with missing: write stand-ins for what is missing, so that the nodes compile meanwhile
  --modulepath DIRS  with run: folders of modules, parted by colons, in place of those that Debian's packages installed; a case
                     that names no modules sees all of them
`;

export interface CommandLine {
  readonly args: readonly string[];
  /** The machine that `run` applies cases to. */
  readonly loadMachine: () => Promise<CaseMachine>;
  /** Loads a snapshot of Ruby after its boot, for cases that contain Ruby. */
  readonly loadRuby: () => Promise<RubySnapshot>;
}

interface VerbOptions {
  readonly json: boolean;
  readonly write: boolean;
  readonly noop: boolean;
  readonly fix: boolean;
  readonly checks?: string;
  readonly platform?: string;
  readonly release?: string;
  readonly from?: string;
  readonly to?: string;
  readonly facts: readonly string[];
  readonly node: readonly string[];
  readonly against?: string;
  readonly writeStandIns: boolean;
  readonly again: boolean;
  readonly loadMachine: () => Promise<CaseMachine>;
  /** Loads a snapshot of Ruby after its boot, for cases that contain Ruby. */
  readonly loadRuby: () => Promise<RubySnapshot>;
}

interface Verb {
  run(args: readonly string[], options: VerbOptions): Promise<number>;
}

/** Loaded on demand, so that `parse` does not load the machine. */
const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  parse: async () => ({ run: (await import('./verbs/parse.ts')).runParse }),
  validate: async () => ({ run: (await import('./verbs/validate.ts')).runValidate }),
  lint: async () => ({ run: (await import('./verbs/lint.ts')).runLint }),
  eval: async () => ({ run: (await import('./verbs/eval.ts')).runEval }),
  service: async () => ({ run: (await import('./verbs/service.ts')).runService }),
  run: async () => ({ run: (await import('./verbs/run.ts')).runRun }),
  migrate: async () => ({ run: (await import('./verbs/migrate.ts')).runMigrate }),
  unused: async () => ({ run: (await import('./verbs/unused.ts')).runUnused }),
  nodes: async () => ({ run: (await import('./verbs/nodes.ts')).runNodes }),
  missing: async () => ({ run: (await import('./verbs/missing.ts')).runMissing }),
  format: async () => ({ run: (await import('./verbs/format.ts')).runFormat }),
};

/** Runs the verb that the arguments name and sets the exit status of the process. */
export async function runCommandLine(commandLine: CommandLine): Promise<void> {
  try {
    process.exitCode = await runVerb(commandLine);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

async function runVerb({ args: words, loadMachine, loadRuby }: CommandLine): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      noop: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      checks: { type: 'string' },
      machine: { type: 'string' },
      modulepath: { type: 'string' },
      release: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      facts: { type: 'string', multiple: true, default: [] },
      node: { type: 'string', multiple: true, default: [] },
      against: { type: 'string' },
      'write-stand-ins': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [name, ...args] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(usage);
    return name === undefined && !values.help ? 2 : 0;
  }
  const verb = verbs[name];
  if (verb === undefined) {
    process.stderr.write(`There is no verb '${name}'.\n\n${usage}`);
    return 2;
  }
  const loaded = await verb();
  const {
    json,
    write,
    noop,
    fix,
    checks,
    machine: platform,
    modulepath,
    release,
    from,
    to,
    facts,
    node,
    against,
    'write-stand-ins': writeStandIns,
    again,
  } = values;
  return await loaded.run(args, {
    json,
    write,
    noop,
    fix,
    ...(checks === undefined ? {} : { checks }),
    ...(platform === undefined ? {} : { platform }),
    ...(release === undefined ? {} : { release }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    facts,
    node,
    ...(against === undefined ? {} : { against }),
    writeStandIns,
    again,
    ...(modulepath === undefined ? {} : { modulePath: modulepath.split(':').filter((folder) => folder !== '') }),
    loadMachine,
    loadRuby,
  });
}
