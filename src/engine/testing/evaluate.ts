/** Evaluates code with an in-memory host that declares no resources, for tests of expressions and functions. */
import { currentRelease } from '../releases/release.ts';
import type { LogLine } from '../diagnostics/log.ts';
import { type ErrorPlace, formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { ProgramCache } from '../catalog/loading/program-cache.ts';
import { Budget } from '../budget/limits.ts';
import { argumentError } from '../evaluator/errors.ts';
import { Evaluator } from '../evaluator/evaluator.ts';
import type { CatalogHost, CompileSettings, EnvironmentFiles } from '../evaluator/host.ts';
import { LanguageFunction } from '../evaluator/calls/puppet-function.ts';
import { modernLanguage } from '../evaluator/modern-language.ts';
import { Scope } from '../evaluator/scope/scope.ts';
import type { CompileBudget } from '../budget/limits.ts';
import { builtinFunctions } from '../functions/index.ts';
import { findStdlibType } from '../functions/stdlib/aliases/type-aliases.ts';
import { parse } from '../syntax/index.ts';
import { formatType } from '../types/format.ts';
import { inferTypeSet } from '../types/infer.ts';
import type { Type } from '../types/type.ts';
import { programString } from '../formatting/display.ts';
import { isType, PuppetHash, type Value } from '../values/value.ts';

export interface EvaluateOptions {
  readonly settings?: Partial<CompileSettings>;
  readonly facts?: Readonly<Record<string, Value>>;
  /** Variables of the top scope. */
  readonly variables?: Readonly<Record<string, Value>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly budget?: Partial<CompileBudget>;
}

export interface Evaluated {
  /** The value formatted with `%p`, and its type as returned by `type()`. */
  readonly value: string;
  readonly type: string;
  readonly logs: readonly LogLine[];
}

interface EvaluationFailure {
  /** The message, including its place. */
  readonly error: string;
  readonly place: ErrorPlace | undefined;
  readonly errorClass: string;
  readonly logs: readonly LogLine[];
}

const RESOURCE_TYPES = new Set(
  'exec file filebucket group notify package resources schedule service stage tidy user whit component cron host'.split(
    ' ',
  ),
);

function noCatalog(): never {
  throw argumentError('There is no catalog here');
}

/** Evaluates a program to its value or its error. */
export function evaluateExpression(text: string, options: EvaluateOptions = {}): Evaluated | EvaluationFailure {
  const logs: LogLine[] = [];
  const files = new Map(Object.entries(options.files ?? {}));
  const fileAccess: EnvironmentFiles = { paths: [...files.keys()], read: (path) => files.get(path) };
  const facts = PuppetHash.fromObject(options.facts ?? {});
  const top = new Scope({ kind: 'top', resource: { type: 'Class', title: 'main' } });
  top.setPrivileged('facts', facts);
  for (const [name, value] of Object.entries(options.variables ?? {})) top.setPrivileged(name, value);

  const { program, diagnostics, lineIndex } = parse(text, 'test.pp');
  const programs = new ProgramCache();
  const functions = new Map<string, LanguageFunction>();
  const aliases = new Map<string, Type>();

  const host: CatalogHost = {
    ruby: undefined,
    files: fileAccess,
    release: currentRelease,
    settings: { strict: 'error', strictVariables: true, other: {}, ...options.settings },
    facts,
    nodeName: 'node.example.com',
    log: (level, message, scope, place) => {
      const { file, line } = place ?? {};
      logs.push({
        level,
        message,
        source: scope?.toString() ?? 'Puppet',
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
      });
    },
    declareResources: noCatalog,
    setResourceDefaults: noCatalog,
    overrideResources: noCatalog,
    collect: noCatalog,
    relate: noCatalog,
    meetDefinition: () => undefined,
    requestClasses: noCatalog,
    createResources: noCatalog,
    realize: noCatalog,
    addTags: () => undefined,
    hasTag: () => false,
    isDefined: (reference) => typeof reference === 'string' && RESOURCE_TYPES.has(reference),
    readParameter: noCatalog,
    findResources: () => [],
    classScope: () => ({ why: 'unknown' }),
    classNameIn: () => undefined,
    typeNameIn: () => undefined,
    findFunction: (name) => functions.get(name),
    functionOrigins: () => [],
    findType: (name) => aliases.get(name) ?? findStdlibType(name),
    isResourceType: (name) => RESOURCE_TYPES.has(name),
    moduleRoot: (name) => `modules/${name}`,
    parseTemplate: (file, source) =>
      programs.loadTemplate(file, source, { strict: options.settings?.strict ?? 'error' }),
    lookupContext: () => undefined,
    lookup: () => ({ found: false, value: undefined }),
  };
  const evaluator = new Evaluator(host, builtinFunctions, modernLanguage, new Budget(options.budget));
  for (const definition of program.definitions) {
    if (definition.kind === 'FunctionDefinition') {
      functions.set(definition.name, new LanguageFunction(definition, program.source, evaluator, top));
    } else if (definition.kind === 'TypeAlias') {
      aliases.set(definition.name.toLowerCase(), {
        kind: 'TypeAlias',
        name: definition.name,
        resolve: () => {
          const value = evaluator.inSource(program.source, () => evaluator.evaluate(definition.type, top));
          return isType(value) ? value.type : { kind: 'Any' };
        },
      });
    }
  }

  const mistake = diagnostics.find((diagnostic) => diagnostic.severity === 'error');
  if (mistake !== undefined) {
    const { message, file, span } = mistake;
    const place = { file, ...(span === undefined ? {} : lineIndex.positionAt(span.offset)) };
    return { error: message + formatPlace(place), place, errorClass: 'Puppet::ParseErrorWithIssue', logs };
  }
  try {
    const value = evaluator.evaluateProgram(program, top);
    return { value: programString(value), type: formatType(inferTypeSet(value)), logs };
  } catch (error) {
    if (!(error instanceof PuppetError)) throw error;
    return { error: error.message + formatPlace(error.place), place: error.place, errorClass: error.errorClass, logs };
  }
}
