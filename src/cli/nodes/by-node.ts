/**
 * Chooses machines and facts of nodes by the command line's options: for all nodes, or for nodes that match a pattern
 * (`web*=ubuntu-24.04`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { getRelease, selectBuiltinTypes, type ReleaseId } from '../../engine/index.ts';
import { readFacts } from '../../nodes/index.ts';
import type { JsonObject } from '../../protocol/project/project.ts';
import type { CaseMachine } from '../case-machine.ts';
import { compilingMachine } from '../platform-machine.ts';
import { UsageError } from '../words/verb.ts';

/** Converts a pattern of names to a regular expression. `*` matches any text. */
export function toPattern(text: string): RegExp {
  const parts = text.trim().split('*');
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*')}$`);
}

/** Splits `PATTERN=VALUE`. Without a pattern, the value is for all nodes. */
function splitChoice(text: string): {
  readonly pattern: RegExp | undefined;
  readonly value: string;
} {
  const at = text.indexOf('=');
  if (at === -1) return { pattern: undefined, value: text };
  return { pattern: toPattern(text.slice(0, at)), value: text.slice(at + 1) };
}

export type MachineOfNode = (node: string) => CaseMachine;

/**
 * Creates the machines that the options choose, by default Debian 12, with the resource types of a release. If several
 * patterns match a node, the last one decides. Throws a `UsageError` for an unknown platform.
 */
export async function loadMachines(release: ReleaseId, choices: readonly string[]): Promise<MachineOfNode> {
  const split = choices.map(splitChoice);
  const base = split.findLast(({ pattern }) => pattern === undefined)?.value ?? 'debian-12';
  const create = async (name: string): Promise<CaseMachine> => ({
    ...(await compilingMachine(name)),
    types: selectBuiltinTypes(getRelease(release)),
  });
  const forAll = await create(base);
  const matching = await Promise.all(
    split.flatMap(({ pattern, value }) =>
      pattern === undefined ? [] : [create(value).then((machine) => ({ pattern, machine }))],
    ),
  );
  return (node) => matching.findLast(({ pattern }) => pattern.test(node))?.machine ?? forAll;
}

/** Facts of nodes from the files that options name. */
export class FactsByNode {
  readonly #named = new Map<string, JsonObject>();
  readonly #matching: {
    readonly pattern: RegExp;
    readonly facts: JsonObject;
  }[] = [];

  /**
   * Reads fact files. `PATTERN=FILE` gives the facts to all nodes that match the pattern; a file without a pattern must
   * name its nodes. Throws a `UsageError` for a file without facts or without a certname.
   */
  constructor(choices: readonly string[]) {
    for (const choice of choices) {
      const { pattern, value } = existsSync(choice) ? { pattern: undefined, value: choice } : splitChoice(choice);
      const answer = readFacts(readFileSync(value, 'utf8'), true);
      if (answer.kind === 'refused') throw new UsageError(`${value}: ${answer.message}`);
      for (const { certname, facts } of answer.reading.nodes) {
        if (pattern !== undefined) this.#matching.push({ pattern, facts });
        else if (certname !== undefined) this.#named.set(certname, facts);
        else
          throw new UsageError(
            `${value} does not contain a certname. Say which nodes have these facts: --facts 'PATTERN=${value}'.`,
          );
      }
    }
  }

  /** The nodes that the fact files name. */
  get names(): readonly string[] {
    return [...this.#named.keys()];
  }

  /**
   * Returns the facts of a node. Facts of a file that names the node take precedence over facts that a pattern assigns
   * to the node.
   */
  find(node: string): JsonObject {
    const matching = this.#matching.filter(({ pattern }) => pattern.test(node)).map(({ facts }) => facts);
    const all = [...matching, this.#named.get(node) ?? {}];
    return Object.fromEntries(all.flatMap((facts) => Object.entries(facts)));
  }
}
