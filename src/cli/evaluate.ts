import {
  builtinTypes,
  defaultRelease,
  getRelease,
  evaluateExpression,
  collectFacts,
  platforms,
  rubyForCompiling,
  typeKnowledge,
  valuesFromJson,
  withoutCode,
  type LogLine,
  type ReleaseId,
  type RubySnapshot,
  type Target,
} from '../engine/index.ts';
import { compileErrorRow, type ErrorRow, type LogRow } from './error-row.ts';

interface EvalRow {
  readonly expression: string;
  readonly value?: string;
  readonly type?: string;
  readonly error?: ErrorRow;
  readonly logs?: readonly LogRow[];
}

/** Options of Ruby for an expression. An expression belongs to no project, so Ruby sees no module files. */
const RUBY_OPTIONS = { files: { paths: [], read: () => undefined }, types: builtinTypes } as const;

const certname = 'playground.example.com';
const types = typeKnowledge(builtinTypes);

/** Deprecations reported so far, by release. Like Puppet, a process reports each deprecation only once. */
const reportedIn = new Map<ReleaseId, Set<string>>();

function isNews({ level, message }: LogLine, release: ReleaseId): boolean {
  const reported = reportedIn.get(release) ?? new Set();
  reportedIn.set(release, reported);
  if (level !== 'warning' || !message.includes('deprecated')) return true;
  const isNew = !reported.has(message);
  reported.add(message);
  return isNew;
}

export interface RubyOfExpressions {
  readonly snapshot: RubySnapshot;
  readonly target: Target;
}

interface EvaluateOptions {
  /** Release that determines the facts, such as `puppetversion`. By default, the release of the language. */
  readonly factsFrom?: ReleaseId;
  /** Needed for expressions that call `template` or `inline_template`. */
  readonly ruby?: RubyOfExpressions | undefined;
}

/** Returns the value and type of an expression, or its error, and the lines that it logged. */
export function evaluateLine(
  expression: string,
  id: ReleaseId = defaultRelease,
  { factsFrom = id, ruby }: EvaluateOptions = {},
): EvalRow {
  const release = getRelease(id);
  const facts = valuesFromJson(collectFacts(platforms['debian-12'], certname, {}, getRelease(factsFrom)));
  const result = evaluateExpression(expression, 'eval.pp', {
    node: { name: certname, facts },
    types,
    release,
    ...(ruby === undefined ? {} : { ruby: rubyForCompiling({ ...RUBY_OPTIONS, ...ruby, release }) }),
  });
  const logs = result.logs.filter((line) => isNews(line, id)).map(withoutCode);
  const outcome =
    'error' in result ? { error: compileErrorRow(result.error) } : { value: result.value, type: result.type };
  return { expression, ...outcome, ...(logs.length === 0 ? {} : { logs }) };
}
