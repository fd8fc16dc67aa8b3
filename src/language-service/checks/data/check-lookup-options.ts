/** Checks `lookup_options`: finds unknown options, and merge strategies that Puppet rejects. */
import {
  hieraIssues,
  loadYaml,
  nearNames,
  PuppetError,
  readStrategy,
  type Value,
  type YamlNode,
} from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { LOOKUP_OPTIONS, MERGE_STRATEGIES } from '../../schemas/lookup-options.ts';
import { memberOf } from './check-fields.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { entryOf, foundAt, keyText, spanOfNode, textOffset, type Found } from './nodes.ts';

export function* checkLookupOptions(file: ParsedFile, options: YamlNode): Iterable<Found> {
  const { path, text } = file;
  if (options.kind === 'alias' || (options.kind === 'scalar' && options.text === '')) return;
  if (options.kind !== 'mapping') {
    yield foundAt(hieraIssues.optionsNotHash(), 'error', spanOfNode(text, options));
    return;
  }
  for (const [name, option] of options.entries) {
    if (option.kind !== 'mapping') continue;
    for (const [key] of option.entries) {
      const written = keyText(key);
      if (written === undefined || written === '<<' || Object.hasOwn(LOOKUP_OPTIONS, written)) continue;
      const near = nearNames(written, Object.keys(LOOKUP_OPTIONS));
      yield {
        ...foundAt(dataCheckIssues.unknownOption({ name: written }), 'warning', spanOfNode(text, key)),
        ...suggestNames(near, { file: path, offset: textOffset(text, key), name: written }),
      };
    }
    const merge = entryOf(option, 'merge')?.[1];
    if (merge !== undefined) yield* checkMerge(file, merge, mergeValue(file, keyText(name) ?? ''));
  }
}

function mergeValue({ path, text }: ParsedFile, key: string): Value {
  const loaded = loadYaml(text, path);
  let value: Value = loaded.kind === 'loaded' ? loaded.value : undefined;
  for (const step of ['lookup_options', key, 'merge']) value = memberOf(value, step);
  return value;
}

function* checkMerge({ path, text }: ParsedFile, node: YamlNode, value: Value): Iterable<Found> {
  try {
    readStrategy(value);
  } catch (error) {
    if (!(error instanceof PuppetError)) throw error;
    const { issue } = error;
    const strategy = node.kind === 'mapping' ? entryOf(node, 'strategy')?.[1] : node;
    if (hieraIssues.unknownStrategy.is(issue) && strategy?.kind === 'scalar') {
      const near = nearNames(strategy.text, MERGE_STRATEGIES);
      const place = { file: path, offset: textOffset(text, strategy), name: strategy.text };
      yield { ...foundAt(issue, 'error', spanOfNode(text, strategy)), ...suggestNames(near, place) };
      return;
    }
    const known = Object.keys(LOOKUP_OPTIONS['merge']?.fields ?? {});
    const unknown =
      node.kind === 'mapping' ? node.entries.find(([key]) => !known.includes(keyText(key) ?? ''))?.[0] : undefined;
    const name = unknown === undefined ? undefined : keyText(unknown);
    yield {
      ...foundAt(issue, 'error', spanOfNode(text, unknown ?? strategy ?? firstKey(node))),
      ...(unknown === undefined || name === undefined
        ? {}
        : suggestNames(nearNames(name, known), { file: path, offset: textOffset(text, unknown), name })),
    };
  }
}

function firstKey(node: YamlNode): YamlNode {
  return (node.kind === 'mapping' ? node.entries[0]?.[0] : undefined) ?? node;
}
