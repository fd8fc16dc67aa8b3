/**
 * Reads the results that a project defines for Ruby functions that need a real server (a command, a connection, a
 * library). The search for definitions that a project lacks (`src/missing`) adds such results to the project.
 */
import type { EnvironmentFiles } from '../../evaluator/host.ts';
import { valueFromJson } from '../../values/from-json.ts';
import type { Value } from '../../values/value.ts';
import { yamlData } from '../../yaml/yaml-data.ts';

const ANSWERS = /(?:^|\/)stand_ins\/files\/answers\.yaml$/;

/** Returns the results by name of the function. */
export function readAnswers({ paths, read }: EnvironmentFiles): ReadonlyMap<string, Value> {
  const path = paths.find((each) => ANSWERS.test(each));
  const data = path === undefined ? undefined : yamlData(read(path) ?? '');
  if (data?.kind !== 'data' || typeof data.value !== 'object' || data.value === null) return new Map();
  return new Map(Object.entries(data.value).map(([name, value]) => [name, valueFromJson(value)]));
}
