/** Reads a JSON or YAML file of facts for `puppet lookup --facts`. */
import type { Facts, FactValue } from '../machine/facts/facts.ts';
import { loadYaml } from '../yaml/load-yaml.ts';
import { normalizePath } from '../machine/files/paths.ts';
import type { CommandContext } from '../machine/shell/command.ts';
import { isArray, isHash, type Value } from '../values/value.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';

function toFact(value: Value): FactValue {
  if (value === undefined) return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  if (isArray(value)) return value.map(toFact);
  if (isHash(value)) return Object.fromEntries([...value].map(([key, item]) => [rubyToString(key), toFact(item)]));
  return rubyToString(value);
}

export function readMachineFile(file: string, { session, cwd }: CommandContext): string | undefined {
  const { files } = session.target;
  const path = normalizePath(file, cwd);
  return files.stat(path)?.kind === 'file' ? files.readText(path) : undefined;
}

/** Parses the content of a file of facts. Returns Puppet's error message if that fails. JSON files are read as YAML. */
export function parseFacts(file: string, content: string | undefined): Facts | string {
  if (content === undefined) return `No such file or directory @ rb_sysopen - ${file}`;
  const loaded = loadYaml(content, file);
  const facts = loaded.kind === 'loaded' && isHash(loaded.value) ? toFact(loaded.value) : undefined;
  return isFacts(facts)
    ? facts
    : `Incorrectly formatted data in ${file} given via the --facts flag (only accepts yaml and json files)`;
}

function isFacts(fact: FactValue | undefined): fact is Facts {
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact);
}
