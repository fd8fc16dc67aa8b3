/** The engine at a command line; `usage` lists the verbs. */
import { parseArgs } from 'node:util';
import type { RubySnapshot } from '../engine/index.ts';
import type { CaseMachine } from './case-machine.ts';

const usage = `bunraku VERB [OPTION ...] [ARG ...]

  parse FILE...      print the syntax tree of each manifest in PN form, or its syntax error
  validate FILE...   run the static checks on each manifest
  eval               print the value and type of each expression on standard input, one per line (\\n stands for a line break)
  service CASES...   print the language service's answer to each line of the files
  lint FILE...       check the style of each manifest like puppet-lint
  run CASE...        compile each case, build its graph and apply it to a simulated machine;
                     a case is a manifest, a folder laid out as an environment,
                     or the JSON of a catalog that Puppet compiled
  unused DIR         list classes, defines, functions, types, templates, files and data that no node uses, based on
                     the files that compiling the nodes reads and on the names in used files
  lookup KEY...      look up keys in the data of an environment, and print what puppet lookup prints; lookup --help lists its options
  nodes DIR          compile every node of an environment: the nodes named in its manifests and data, and those in --facts;
                     with --against DIR2, compare each node in DIR and DIR2
  missing DIR        list everything that an environment lacks: modules with the files that request them, classes, resource types,
                     functions, data types, templates, files, data and facts; reads all code, and compiles each node with stand-ins
  format FILE...     print each manifest formatted
  migrate DIR...     list what changes in an environment between two releases of Puppet: silent changes, errors, a different order,
                     changed log lines; each change is shown with its fix

  --json             print one JSON object per line, in the shapes of e2e/conformance/README.md
  --fix              with lint: fix the files; with --json the rows contain the fixed code, and the files do not change
  --checks NAME      with lint: latest (as in puppet-lint 4.3), debian (as in Debian 12) or strict (all checks)
  --write            with format and migrate: change the files
  --noop             with run: report changes without making them
  --machine NAME     with run: use the machine that the page simulates: debian-12, debian-13, ubuntu-24.04, rhel-9 or almalinux-9;
                     with --json each case runs twice, and the result has the shape of the recordings on a real Debian 12
  --from, --to NAME  with migrate: the two releases, by default 7 and 8
  --release NAME     with run, nodes, missing and unused: an older release of Puppet: 2.7, 3.8, 3.8-future (3.8 with its future parser),
                     4.10, 5.5, 6.29 or 7.34; with run --json the case is only compiled, with the core resource types of that release
  --facts FILE       with nodes, missing and unused: facts from facter, PuppetDB or an agent's cache; may be repeated
  --node NAME        with nodes, missing and unused: only this node; may be repeated
  --against DIR      with nodes: the environment to compare with
  --again            with missing: compile all nodes a second time with all stand-ins, and report what else is missing
  --write-stand-ins  with missing: write stand-ins for everything missing, so that the nodes compile
  --modulepath DIRS  with run: folders of modules, separated by colons, instead of those that Debian's packages installed; a case
                     that names no modules uses all of them
`;

export interface CommandLine {
  readonly args: readonly string[];
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
  readonly loadRuby: () => Promise<RubySnapshot>;
}

interface Verb {
  run(args: readonly string[], options: VerbOptions): Promise<number>;
}

/** Loaded on demand, so that for example `parse` does not load the machine. */
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

export async function runCommandLine(commandLine: CommandLine): Promise<void> {
  try {
    process.exitCode = await runVerb(commandLine);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

async function runVerb({ args: words, loadMachine, loadRuby }: CommandLine): Promise<number> {
  // The options and their errors are those of `puppet lookup`.
  if (words[0] === 'lookup') return await (await import('./verbs/lookup.ts')).runLookup(words.slice(1), { loadRuby });
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
    process.stderr.write(`Unknown verb '${name}'.\n\n${usage}`);
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
