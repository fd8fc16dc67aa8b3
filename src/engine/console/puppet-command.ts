/** `puppet` at the shell of a simulated machine: `apply`, `resource`, `parser validate`, `--version`. */
import { compile } from '../catalog/compile.ts';
import type { CompileResult } from '../catalog/compile-result.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import { formatPlace } from '../diagnostics/puppet-error.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { factsOf } from '../facts/facts.ts';
import { platforms } from '../facts/platforms.ts';
import { builtinTypes } from '../resource-types/builtin.ts';
import { typeKnowledge } from '../resource-types/knowledge.ts';
import { parse } from '../syntax/index.ts';
import { parseOptions, refuse, succeed, type ToolResult } from '../target/options.ts';
import { normalizePath } from '../target/paths.ts';
import type { CommandContext, SimulatedCommand } from '../target/shell/command.ts';
import type { Target } from '../target/target.ts';
import { applyCatalog } from '../transaction/apply.ts';
import { validate as validateProgram } from '../validation/validate.ts';
import { valuesFromJson } from '../values/from-json.ts';
import { listResources } from './resource-command.ts';

/** The release whose behaviour this is. */
const VERSION = '8.11.0';

const knowledge = typeKnowledge(builtinTypes);
const LEVELS: Readonly<Record<LogLevel, string>> = {
  debug: 'Debug',
  info: 'Info',
  notice: 'Notice',
  warning: 'Warning',
  err: 'Error',
  alert: 'Alert',
  emerg: 'Emergency',
  crit: 'Critical',
};
const QUIET: ReadonlySet<LogLevel> = new Set(['debug', 'info']);
const COMPLAINTS: ReadonlySet<LogLevel> = new Set(['warning', 'err', 'alert', 'emerg', 'crit']);

const MANIFEST = 'manifests/site.pp';

/** The environment with one manifest in place of its own. */
function withManifest(environment: EnvironmentFiles | undefined, manifest: string): EnvironmentFiles {
  const others = (environment?.paths ?? []).filter((path) => !path.startsWith('manifests/'));
  return {
    ...environment,
    paths: [...others, MANIFEST],
    read: (path) => (path === MANIFEST ? manifest : environment?.read(path)),
  };
}

export function compileOn(target: Target, manifest: string, environment?: EnvironmentFiles): CompileResult {
  const { platform, hostname } = target;
  return compile({
    files: withManifest(environment, manifest),
    node: { name: hostname, facts: valuesFromJson(factsOf(platforms[platform.id], hostname)) },
    types: knowledge,
  });
}

function shown({ level, source, message }: LogLine): string {
  return `${LEVELS[level]}: ${source === 'Puppet' ? '' : `${source}: `}${message}\n`;
}

function printed(lines: readonly LogLine[], isVerbose: boolean): Pick<ToolResult, 'stdout' | 'stderr'> {
  const visible = lines.filter(({ level }) => isVerbose || !QUIET.has(level));
  const texts = (complaints: boolean) => visible.filter(({ level }) => COMPLAINTS.has(level) === complaints).map(shown);
  return { stdout: texts(false).join(''), stderr: texts(true).join('') };
}

/** The manifest that was asked for: `-e CODE`, a file, or what is read. */
function manifestOf(
  options: ReadonlyMap<string, string>,
  operands: readonly string[],
  { session, cwd, stdin }: CommandContext,
): string | undefined {
  const code = options.get('execute');
  if (code !== undefined) return code;
  const [file] = operands;
  if (file === undefined) return stdin;
  const path = normalizePath(file, cwd);
  return session.target.files.stat(path)?.kind === 'file' ? session.target.files.readText(path) : undefined;
}

async function apply(
  args: readonly string[],
  context: CommandContext,
  environment: EnvironmentFiles | undefined,
): Promise<ToolResult> {
  const { options, operands } = parseOptions(args, [
    { name: 'execute', short: 'e', takesValue: true },
    { name: 'noop' },
    { name: 'test', short: 't' },
    { name: 'verbose', short: 'v' },
    { name: 'tags', takesValue: true },
    { name: 'detailed-exitcodes' },
  ]);
  const manifest = manifestOf(options, operands, context);
  if (manifest === undefined) return refuse(1, `Could not find file ${operands[0] ?? ''}`);
  const { target } = context.session;
  const isVerbose = options.has('verbose') || options.has('test');
  const compiled = compileOn(target, manifest, environment);
  const before = printed(compiled.logs, isVerbose);
  if (compiled.catalog === undefined) {
    const { message = '' } = compiled.error ?? {};
    return { exitCode: 1, stdout: before.stdout, stderr: `${before.stderr}Error: ${message}\n` };
  }
  const tags = options.get('tags')?.split(',');
  const report = await applyCatalog(compiled.catalog, target, {
    types: builtinTypes,
    noop: options.has('noop'),
    resolveDeferred: compiled.resolveDeferred,
    ...(tags === undefined ? {} : { tags }),
  });
  const { stdout, stderr } = printed(report.logs, isVerbose);
  const seconds = ((report.endedAt - report.startedAt) / 1000).toFixed(2);
  const ended = report.applyError ?? report.graphError;
  const last = ended === undefined ? `Notice: Applied catalog in ${seconds} seconds\n` : '';
  const compiledLine = `Notice: Compiled catalog for ${target.hostname} in environment production in 0.02 seconds\n`;
  return {
    exitCode: exitCodeOf(report, options.has('detailed-exitcodes') || options.has('test')),
    stdout: `${before.stdout}${compiledLine}${stdout}${last}`,
    stderr: `${before.stderr}${stderr}${ended === undefined ? '' : `Error: Failed to apply catalog: ${ended.message}\n`}`,
  };
}

/** 0, or with `--detailed-exitcodes` 2 for changes, 4 for failures and 6 for both; 1 for a run that ended early. */
function exitCodeOf(report: Awaited<ReturnType<typeof applyCatalog>>, isDetailed: boolean): number {
  if (report.applyError !== undefined || report.graphError !== undefined) return 1;
  if (!isDetailed) return 0;
  const hasFailed = report.totals.failed > 0 || report.totals.failedToRestart > 0;
  return (report.totals.changes > 0 ? 2 : 0) + (hasFailed ? 4 : 0);
}

function validate(files: readonly string[], { session, cwd, stdin }: CommandContext): ToolResult {
  const { target } = session;
  const texts =
    files.length === 0 ? [['', stdin] as const] : files.map((file) => [file, readFile(target, file, cwd)] as const);
  let stderr = '';
  for (const [file, text] of texts) {
    if (text === undefined) {
      stderr += `Error: One or more file(s) specified did not exist:\n   ${file}\n`;
      continue;
    }
    const { program, diagnostics, lineIndex } = parse(text, normalizePath(file, cwd));
    const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
    const syntax = diagnostics.find(isError);
    for (const finding of syntax === undefined ? validateProgram(program).filter(isError) : [syntax]) {
      const at = finding.span === undefined ? {} : lineIndex.positionAt(finding.span.offset);
      stderr += `Error: Could not parse for environment production: ${finding.message}${formatPlace({ file: finding.file, ...at })}\n`;
    }
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
}

function readFile({ files }: Target, file: string, cwd: string): string | undefined {
  const path = normalizePath(file, cwd);
  return files.stat(path)?.kind === 'file' ? files.readText(path) : undefined;
}

/**
 * The command, for `runShell`'s option `commands`: the machine itself knows nothing of Puppet. `environment`: modules, data and
 * functions that manifests may use; its own manifests are left out.
 */
export function puppetCommand(environment?: EnvironmentFiles): SimulatedCommand {
  return {
    name: 'puppet',
    async run([verb, ...args], context) {
      switch (verb) {
        case '--version':
        case '-V':
          return succeed(`${VERSION}\n`);
        case 'apply':
          return apply(args, context, environment);
        case 'resource':
          return listResources(args, context.session.target);
        case 'parser':
          return args[0] === 'validate'
            ? validate(args.slice(1), context)
            : refuse(1, "Error: 'parser' has no such action. See `puppet help parser`.");
        case undefined:
          return succeed('Usage: puppet <subcommand> [options] <action> [options]\n');
        default:
          return refuse(
            1,
            `Error: Unknown Puppet subcommand '${verb}'\nSee 'puppet help' for help on available puppet subcommands`,
          );
      }
    },
  };
}
