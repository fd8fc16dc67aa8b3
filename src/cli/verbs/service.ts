/**
 * Prints the language service's answers to requests in files: `service --json CASES.jsonl`. The language service's
 * README describes the formats.
 */
import { readFileSync } from 'node:fs';
import {
  applyCatalog,
  compile,
  collectFacts,
  moduleFileServer,
  platforms,
  typeKnowledge,
  valuesFromJson,
  builtinTypes,
  type AssignedValue,
  type Facts,
} from '../../engine/index.ts';
import { toCompiled, collectOutcomes } from '../../language-service/knowledge/last-results.ts';
import type { Project } from '../../language-service/project.ts';
import { isRequestName } from '../../language-service/requests.ts';
import { LanguageService } from '../../language-service/service.ts';
import { defaultNode } from '../case.ts';
import { platformMachine } from '../platform-machine.ts';
import type { VerbCall } from '../words/verb.ts';

interface ServiceCase {
  readonly name: string;
  readonly request: string;
  readonly files: Readonly<Record<string, string>>;
  readonly file: string;
  readonly offset?: number;
  readonly facts?: Facts;
  readonly newName?: string;
  readonly query?: string;
  readonly range?: readonly [number, number];
  readonly selection?: readonly [number, number];
  readonly character?: string;
  readonly afterRun?: boolean;
}

/**
 * Sends each request in the files to the language service. Prints the answer, and the CPU milliseconds of a second
 * (warm) request.
 */
export async function runService({ args, given }: VerbCall): Promise<number> {
  for (const path of args) {
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const row = await answerRow(readServiceCase(line));
      process.stdout.write(`${JSON.stringify(row, undefined, given.has('json') ? undefined : 2)}\n`);
    }
  }
  return 0;
}

/** Parses a line of the file. The content is not checked, because programs write these lines. */
function readServiceCase(line: string): ServiceCase {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(line) as ServiceCase;
}

/**
 * Answers one request. An exception of the service becomes an output row too, so that the remaining requests are still
 * answered.
 */
async function answerRow(read: ServiceCase): Promise<object> {
  const { name, request, file, selection, offset = 0, newName = '', query = '', character = '' } = read;
  const { range = [0, (read.files[file] ?? '').length] } = read;
  if (!isRequestName(request)) return { name, error: `there is no request ${request}` };
  try {
    const service = new LanguageService();
    service.update(await createProject(read));
    const selected = selection === undefined ? {} : { selection };
    const parameters = { file, offset, newName, query, range, character, ...selected };
    const ask = (): object | null => service.answer(request, parameters);
    const result = ask();
    const before = process.cpuUsage();
    ask();
    const { user, system } = process.cpuUsage(before);
    return { name, result, ms: (user + system) / 1000 };
  } catch (error) {
    return { name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function createProject(read: ServiceCase): Promise<Project> {
  const files = new Map(Object.entries(read.files));
  const facts = collectFacts(platforms['debian-12'], defaultNode, read.facts);
  return read.afterRun === true ? await appliedProject(files, facts) : { files, facts };
}

async function appliedProject(files: ReadonlyMap<string, string>, facts: Facts): Promise<Project> {
  const environment = { paths: [...files.keys()], read: (path: string) => files.get(path) };
  const node = { name: defaultNode, facts: valuesFromJson(facts) };
  const assignments: AssignedValue[] = [];
  const watchAssignment = (assigned: AssignedValue): void => {
    assignments.push(assigned);
  };
  const types = typeKnowledge(builtinTypes);
  const { catalog, deferred } = compile({ files: environment, node, types, watchAssignment });
  if (catalog === undefined) return { files, facts };
  const target = (await platformMachine('debian-12')).createTarget({}, () => {});
  target.fileServer = moduleFileServer(environment);
  const report = await applyCatalog(catalog, target, { types: builtinTypes, deferred });
  return {
    files,
    facts,
    compiled: toCompiled(catalog, assignments, (file) => files.get(file)),
    outcomes: collectOutcomes(report),
  };
}
