/**
 * Checks the properties that must hold for every source: problems instead of exceptions, places inside of the source,
 * equal results in each run, and a round trip.
 */
import {
  builtinTypes,
  catalogToJson,
  compile,
  collectFacts,
  graphToJson,
  parse,
  platforms,
  printPn,
  relationshipGraph,
  typeKnowledge,
  validate,
  valuesFromJson,
} from '../../src/engine/index.ts';
import { printSource } from '../../src/engine/syntax/index.ts';
import { pnWithoutParentheses } from '../../src/engine/testing/pn-without-parentheses.ts';
import { HOST_TEXTS } from '../hostile/judge.ts';

/** Maximum CPU milliseconds for parsing, checking and compiling a random source. */
export const LONGEST = 2000;
const FILE = 'manifests/site.pp';
/**
 * Limits that endless loops reach quickly. They do not depend on the clock, so that a busy machine gives the same
 * result.
 */
const BUDGET = { steps: 200_000, work: 2_000_000 };

const certname = 'playground.example.com';
const node = { name: certname, facts: valuesFromJson(collectFacts(platforms['debian-12'], certname)) };
const types = typeKnowledge(builtinTypes);

/** Returns the violations of the properties for a source. `longest` is the maximum of CPU milliseconds. */
export function findFaults(text: string, longest = Infinity): readonly string[] {
  const faults: string[] = [];
  try {
    const first = timed(() => runStages(text));
    const second = timed(() => runStages(text));
    // Takes the faster of two runs: the first includes just-in-time compilation, and either may include garbage
    // collection.
    const milliseconds = Math.min(first.milliseconds, second.milliseconds);
    if (milliseconds > longest) faults.push(`takes ${Math.round(milliseconds)} ms`);
    faults.push(...first.result.faults);
    if (second.result.json !== first.result.json) faults.push('is not the same twice');
    faults.push(...faultsOfPrinting(text));
  } catch (error) {
    faults.push(`throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return faults;
}

/** Calls a function. Returns its result and the CPU milliseconds. */
function timed<T>(run: () => T): { readonly result: T; readonly milliseconds: number } {
  const began = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(began);
  return { result, milliseconds: (user + system) / 1000 };
}

interface Outcome {
  /** All messages of the engine in one string. */
  readonly json: string;
  readonly faults: readonly string[];
}

function runStages(text: string): Outcome {
  const { program, diagnostics: mistakes } = parse(text, FILE);
  const findings = validate(program);
  const compiled = compile({
    files: { paths: [FILE], read: (path) => (path === FILE ? text : undefined) },
    node,
    types,
    budget: BUDGET,
  });
  const { catalog, error, diagnostics, logs } = compiled;
  const graph = catalog === undefined ? undefined : graphToJson(relationshipGraph(catalog, builtinTypes));
  const all = [...mistakes, ...findings, ...diagnostics];
  const faults = all
    .filter(({ span, file }) => file === FILE && span !== undefined && !isWithin(span, text))
    .map(({ message, span }) => `has a finding outside the text: ${message} at ${JSON.stringify(span)}`);
  if ((catalog === undefined) === (error === undefined)) faults.push('has not either a catalog or an error');
  const messages = [...all.map(({ message }) => message), ...(error === undefined ? [] : [error.message])];
  const host = messages.find((message) => isHostText(message, text));
  if (host !== undefined) faults.push(`says what its host says: ${host}`);
  const json = { all, error, logs, catalog: catalog === undefined ? undefined : catalogToJson(catalog), graph };
  return {
    faults,
    json: JSON.stringify(json, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  };
}

function isWithin({ offset, length }: { readonly offset: number; readonly length: number }, text: string): boolean {
  return offset >= 0 && length >= 0 && offset + length <= text.length;
}

/**
 * Returns whether a message contains words of JavaScript's own exceptions that are not from the source. One message is
 * allowed: for a number out of range, Puppet itself reports an internal error.
 */
function isHostText(message: string, text: string): boolean {
  const found = HOST_TEXTS.exec(message) ?? /internal error(?!, NUMBER token)/i.exec(message);
  return found !== null && !text.includes(found[0]);
}

function faultsOfPrinting(text: string): readonly string[] {
  const { program, diagnostics } = parse(text, FILE);
  if (diagnostics.some(({ severity }) => severity === 'error')) return [];
  const printed = printSource(program);
  const again = parse(printed, FILE);
  const mistake = again.diagnostics.find(({ severity }) => severity === 'error');
  if (mistake !== undefined) return [`cannot be parsed as it is printed (${mistake.message}):\n${printed}`];
  const isSame = pnWithoutParentheses(printPn(program)) === pnWithoutParentheses(printPn(again.program));
  if (!isSame) return [`means something else as it is printed:\n${printed}`];
  return printSource(again.program) === printed ? [] : [`prints otherwise the second time:\n${printed}`];
}
