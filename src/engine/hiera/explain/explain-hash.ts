/** Converts the explanation of a lookup to Puppet's hash (`to_hash` in `pops/lookup/explainer.rb`). */
import { assertNever } from '../../assert-never.ts';
import { PuppetHash, type Value } from '../../values/value.ts';
import type { ExplainNode, ExplainOutcome } from './explain.ts';
import { type Explanation, type PrintPath, printOriginal } from './explain-text.ts';
import type { MergeStrategy } from '../merge.ts';

type Entry = readonly [string, Value];

/**
 * Creates a string that stands for a Ruby symbol. All keys are symbols, and so are the values of `event`, `type` and
 * `merge`.
 */
export type CreateSymbol = (name: string) => string;

/** Converts an explanation to a hash. `symbol` creates the strings that are symbols in Ruby. */
export function explanationHash(
  { branches }: Explanation,
  printPath: PrintPath,
  symbol: CreateSymbol = (name) => name,
): Value {
  const tree = new Tree(printPath, symbol);
  const [only] = branches;
  return branches.length === 1 && only !== undefined ? tree.hash(only) : tree.create(tree.nested(branches));
}

class Tree {
  readonly #printPath: PrintPath;
  readonly #symbol: CreateSymbol;

  constructor(printPath: PrintPath, symbol: CreateSymbol) {
    this.#printPath = printPath;
    this.#symbol = symbol;
  }

  create(entries: readonly Entry[]): PuppetHash {
    return PuppetHash.of(entries.map(([key, value]): Entry => [this.#symbol(key), value]));
  }

  nested(branches: readonly ExplainNode[]): readonly Entry[] {
    return branches.length === 0 ? [] : [['branches', branches.map((branch) => this.hash(branch))]];
  }

  hash(node: ExplainNode): PuppetHash {
    const { subject, branches } = node;
    const [only] = branches;
    switch (subject.kind) {
      case 'data':
      case 'meta':
        return this.#common(node, 'root', { key: subject.key });
      case 'invalid_key':
        return this.#common(node, 'invalid_key', { key: subject.key });
      case 'data_provider': {
        const path = subject.configuration?.();
        return this.#common(node, 'data_provider', {}, [
          ['name', subject.name()],
          ...(path === undefined ? [] : [['configuration_path', this.#printPath(path)] as const]),
          ...(subject.module === undefined ? [] : [['module', subject.module] as const]),
        ]);
      }
      case 'location':
        if (subject.isUri) {
          return this.#common(node, 'uri', {}, [
            ['original_uri', subject.original],
            ['uri', subject.path],
          ]);
        }
        return this.#common(node, 'path', {}, [
          ['original_path', printOriginal(subject, this.#printPath)],
          ['path', this.#printPath(subject.path)],
        ]);
      case 'merge':
        if (branches.length === 1 && only !== undefined) return this.hash(only);
        return this.#common(node, 'merge', {}, this.#strategy(subject.strategy));
      case 'interpolate':
        return this.#common(node, 'interpolate', {}, [['expression', subject.expression]]);
      case 'scope':
        return this.#common(node, 'scope', {}, [['name', subject.name]]);
      case 'sub_lookup':
        return this.#common(node, 'sub_key');
      case 'segment':
        return this.#common(node, 'segment');
      case 'module':
        return this.#common(node, 'module');
      case 'merge_source':
        return this.create([
          ['type', this.#symbol('merge_source')],
          ['merge_source', subject.name],
        ]);
      default:
        return assertNever(subject);
    }
  }

  #strategy({ name, options }: MergeStrategy): readonly Entry[] {
    const own = PuppetHash.of([...options].filter(([key]) => key !== 'strategy'));
    return [['merge', this.#symbol(name)], ...(own.size === 0 ? [] : [['options', own] as const])];
  }

  #common(
    { branches, outcome, texts }: ExplainNode,
    type: string,
    { key: ownKey }: { readonly key?: string } = {},
    rest: readonly Entry[] = [],
  ): PuppetHash {
    const { key = ownKey, value } = readOutcome(outcome);
    return this.create([
      ...this.nested(branches),
      ...(key === undefined ? [] : [['key', key] as const]),
      ...(value === undefined ? [] : [['value', value.value] as const]),
      ...(outcome === undefined ? [] : [['event', this.#symbol(outcome.kind)] as const]),
      ...(texts.length === 0 ? [] : [['texts', texts] as const]),
      ['type', this.#symbol(type)],
      ...rest,
    ]);
  }
}

function readOutcome(outcome: ExplainOutcome | undefined): {
  readonly key?: string;
  readonly value?: { readonly value: Value };
} {
  switch (outcome?.kind) {
    case 'found':
    case 'found_in_overrides':
    case 'found_in_defaults':
      return { key: outcome.key, value: outcome };
    case 'result':
      return { value: outcome };
    case 'not_found':
      return { key: outcome.key };
    case 'location_not_found':
    case 'module_not_found':
    case 'module_provider_not_found':
    case undefined:
      return {};
    default:
      return assertNever(outcome);
  }
}
