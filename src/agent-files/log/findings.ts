/**
 * Finds missing dependencies, duplicate declarations, failures, skipped resources and compile errors in a log message.
 */
import type {
  DuplicateDeclaration,
  LoggedCompileError,
  MissingDependency,
  SkippedResource,
} from '../../protocol/agent-files.ts';
import type { LogLevelView } from '../../protocol/analysis.ts';
import { isBareCycle } from './message-marks.ts';
import type { LogMessage } from './messages.ts';
import { readPlaces } from './places.ts';

/** Maximum number of characters of a message to search. */
const SEARCHED = 20_000;
/**
 * Matches a reference in a message. The title may contain brackets: the words that follow `REF` in a pattern determine
 * where the title ends.
 */
const REF = String.raw`([A-Z]\w*(?:::\w+)*\[[^\n]{0,1000}?\])`;

/**
 * Joins the lines of a message, because mail programs, web pages and terminals break long messages, sometimes with a
 * backslash at the break.
 */
function joinLines(message: string): string {
  const text = message.slice(0, SEARCHED);
  return text.includes('\n') ? text.replaceAll(/\\?\n\s*/g, ' ').replaceAll(/ {2,}/g, ' ') : text;
}

type Missing = Omit<MissingDependency, 'lineIndex'>;

const MISSING: readonly { readonly pattern: RegExp; readonly parameter?: string }[] = [
  // Message of a run, up to Puppet 4. The "dependent" is the target of `before` or `notify`.
  {
    pattern: new RegExp(
      String.raw`Could not find (?:dependency|dependent) ${REF} for ${REF}(?= at \S+:\d|\s*\(file: |\s*$|\n)`,
      'm',
    ),
  },
  // Message of the compilation, since Puppet 5.
  { pattern: new RegExp(String.raw`Could not find resource '${REF}' in parameter '(\w+)'`) },
  {
    pattern: new RegExp(String.raw`Could not find resource '${REF}' for relationship (?:from|on) '${REF}'`),
    parameter: 'arrow',
  },
  // Message of PuppetDB, which also checks the edges of a catalog.
  {
    pattern: new RegExp(
      String.raw`Invalid relationship: ${REF} \{ (\w+) => ${REF} \}, because ${REF} doesn't seem to be in the catalog`,
    ),
  },
];

export function findMissing({ message, ref: source }: LogMessage): Missing | undefined {
  const text = joinLines(message);
  if (!/Could not find (?:depende|resource )|Invalid relationship/.test(text)) return undefined;
  const [place] = readPlaces(text);
  const at = place === undefined ? {} : { place };
  const [dependency, parameter, arrow, edge] = MISSING.map(({ pattern }) => pattern.exec(text));
  if (dependency?.[1] !== undefined) return { ref: dependency[1], ...withWanting(dependency[2]), ...at };
  if (parameter?.[1] !== undefined)
    return { ref: parameter[1], ...withWanting(source), ...withParameter(parameter[2]), ...at };
  if (arrow?.[1] !== undefined) return { ref: arrow[1], ...withWanting(arrow[2]), parameter: 'arrow', ...at };
  if (edge?.[3] !== undefined)
    return { ref: edge[4] ?? edge[3], ...withWanting(edge[1]), ...withParameter(edge[2]), ...at };
  return undefined;
}

function withWanting(wantedBy: string | undefined): { readonly wantedBy?: string } {
  return wantedBy === undefined ? {} : { wantedBy };
}

function withParameter(parameter: string | undefined): { readonly parameter?: string } {
  return parameter === undefined ? {} : { parameter };
}

/** Matches a duplicate declaration. Up to Puppet 2.7, the message says "definition" and "redefine". */
const DUPLICATE = new RegExp(
  String.raw`Duplicate (?:declaration|definition): ${REF} is already (?:declared|defined)(.{0,2000}?); cannot re(?:declare|define)(.{0,2000})`,
);
/** Matches a place: `in file FILE:3` in Puppet 3 and 4, `in file FILE at line 3` in Puppet 2. */
const OLD_PLACE = /in file (\S{1,1000}?)(?::| at line )(\d+)/;

export function findDuplicate({ message }: LogMessage): Omit<DuplicateDeclaration, 'lineIndex'> | undefined {
  const [, ref, first = '', second = ''] = DUPLICATE.exec(joinLines(message)) ?? [];
  if (ref === undefined) return undefined;
  const [, file, line] = OLD_PLACE.exec(first) ?? [];
  const firstPlace = file === undefined ? readPlaces(first)[0] : { file, line: Number(line) };
  const [place] = readPlaces(second);
  return { ref, ...(firstPlace === undefined ? {} : { firstPlace }), ...(place === undefined ? {} : { place }) };
}

const FAILED =
  /^(?:change from (?:.|\n){0,4000}? failed: |\S{1,200} failed: |Could not |Failed to |Provider \S+ is not functional)/;
/** Matches the failure of an exec whose command ran because of a refresh. */
const FAILED_COMMAND = / returned \d+ instead of one of \[/;
/** Matches failures of an exec. All other messages of the property `returns` are output of the exec's command. */
const FAILED_EXEC = /^(?:change from (?:.|\n){0,4000}? failed: |Failed to call refresh: )/;

/** Returns whether a message says that its resource failed. */
export function isFailure({ level, message, property }: LogMessage): boolean {
  if (level !== undefined) return level === 'err' || level === 'crit' || level === 'alert' || level === 'emerg';
  const text = message.slice(0, SEARCHED);
  if (property === undefined && FAILED_COMMAND.test(text)) return true;
  return (property === 'returns' ? FAILED_EXEC : FAILED).test(text);
}

const SKIPPED =
  /^Skipping (?:because of failed dependencies|because provider prefetch failed|resources in class because of failed class dependencies)/;
const DEPENDENCY = new RegExp(String.raw`^(?:Class dependency|Dependency) ${REF} has failures: (true|false)`);

export function isSkip({ message, ref }: LogMessage): boolean {
  return ref !== undefined && SKIPPED.test(message);
}

/** Returns the failed resource because of which a resource was skipped, if the message names it. */
export function findFailedDependency({
  message,
}: LogMessage): SkippedResource['failedDependencies'][number] | undefined {
  const [, ref, hasFailed] = DEPENDENCY.exec(message.slice(0, SEARCHED)) ?? [];
  return hasFailed === 'true' ? ref : undefined;
}

/** Matches errors that end a compilation. Other errors with the source `Puppet` precede the failure of a resource. */
const COMPILE_ERROR =
  /\b(?:Evaluation Error: |Error 4\d\d on |Error 500 on |Server Error: |Syntax error at |Could not parse for environment|Could not retrieve catalog from remote server|Could not compile catalog|Failed to compile catalog|Duplicate declaration: |Could not find (?:class|resource|declared class|node statement|default node) |Must pass |Unknown variable: |Invalid parameter )|on node \S+$/;
const NODE = / on node (\S+)$/m;

/** Returns the error that ended a compilation. Undefined for any other message, such as a message of a resource. */
export function findCompileError(message: LogMessage): Omit<LoggedCompileError, 'lineIndex' | 'code'> | undefined {
  const { level, message: whole, ref, file, line } = message;
  if (ref !== undefined || (level !== 'err' && level !== undefined)) return undefined;
  const text = whole.slice(0, SEARCHED);
  if (!COMPILE_ERROR.test(text)) return undefined;
  const place = file === undefined ? readPlaces(text).at(-1) : { file, line: line ?? 1 };
  const certname = NODE.exec(text)?.[1];
  return {
    message: whole,
    ...(place === undefined ? {} : { place }),
    ...(certname === undefined ? {} : { certname }),
  };
}

const GUESSES: readonly (readonly [LogLevelView, RegExp])[] = [
  ['warning', /^(?:Skipping |Unscheduling|Unknown variable|Unacceptable location|This |The .* is deprecated)/],
  [
    'err',
    /^(?:Could not |Failed to |Found \d* ?dependency cycle|Error |Evaluation Error|Syntax error|Server Error|change from (?:.|\n){0,4000}? failed: |Not using cache on failed catalog|.{0,2000}? returned \d+ instead of one of \[)/,
  ],
  [
    'info',
    /^(?:Retrieving plugin|Loading facts|Caching catalog|Applying configuration version|Using (?:configured )?environment|Scheduling refresh|Creating state file|Filebucketed|Computing checksum|Class\[|Stage\[)/,
  ],
];

/** Derives the level of a message from its words, for logs without levels. */
export function guessLevel({ message, property }: LogMessage): LogLevelView {
  const text = message.slice(0, SEARCHED);
  if (property === 'returns' && !FAILED_EXEC.test(text)) return 'notice';
  if (isBareCycle(text)) return 'err';
  return GUESSES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'notice';
}
