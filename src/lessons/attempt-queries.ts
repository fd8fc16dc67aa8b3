/** The questions that checks and predictions ask of an attempt most. */
import type { ResourceView } from '../protocol/analysis.ts';
import type { FileView, Outcome, ResourceRunView, RunView } from '../protocol/run.ts';
import type { Attempt } from './attempt.ts';

/** Which of the two applies is asked about. */
export type WhichRun = 'first' | 'second';

export function runOf({ runs: [first, second] }: Attempt, which: WhichRun = 'first'): RunView {
  return which === 'first' ? first : second;
}

/** A resource of the catalog by its reference: `File[/etc/motd]`. */
export function resourceOf({ catalog }: Attempt, ref: string): ResourceView | undefined {
  return catalog.resources.find((resource) => resource.ref === ref);
}

/** All resources of a type: `File`. */
export function resourcesOf({ catalog }: Attempt, type: string): readonly ResourceView[] {
  return catalog.resources.filter((resource) => resource.type === type);
}

/** The value of an attribute as Puppet's language writes it (`0644` in quotes, `[1, 2]`); undefined when it is not set. */
export function valueText(attempt: Attempt, ref: string, attribute: string): string | undefined {
  return resourceOf(attempt, ref)?.parameters.find(({ name }) => name === attribute)?.text;
}

/** As `valueText`, but for a string without its quotes: `0644`. */
export function valueOf(attempt: Attempt, ref: string, attribute: string): string | undefined {
  const text = valueText(attempt, ref, attribute);
  if (text === undefined) return undefined;
  return /^'[^'\\]*'$|^"[^"\\$]*"$/.test(text) ? text.slice(1, -1) : text;
}

/** A resource's part in a run; undefined when the run did not come to it. */
export function runOfResource(attempt: Attempt, ref: string, which?: WhichRun): ResourceRunView | undefined {
  return runOf(attempt, which).resources.find((resource) => resource.ref === ref);
}

export function outcomeOf(attempt: Attempt, ref: string, which?: WhichRun): Outcome | undefined {
  return runOfResource(attempt, ref, which)?.outcome;
}

/** The references of the resources that a run came to, in that order: no classes, defines or stages. */
export function appliedOrder(attempt: Attempt, which?: WhichRun): readonly string[] {
  const native = new Set(attempt.catalog.resources.filter(({ kind }) => kind === 'native').map(({ ref }) => ref));
  return runOf(attempt, which)
    .resources.map(({ ref }) => ref)
    .filter((ref) => native.has(ref));
}

/** A file of the machine after the first apply. */
export function fileOf({ machine }: Attempt, path: string): FileView | undefined {
  return machine.files[path];
}

/** Whether a change of one resource refreshed the other in a run. */
export function isRefreshed(attempt: Attempt, from: string, to: string, which?: WhichRun): boolean {
  return runOf(attempt, which).refreshes.some(
    (refresh) => refresh.from === from && refresh.to === to && refresh.actedAt !== undefined,
  );
}

/** The messages that a run logged in the name of a resource (`Notify[hello]`), without their source. */
export function messagesOf(attempt: Attempt, ref: string, which?: WhichRun): readonly string[] {
  return runOf(attempt, which)
    .logs.filter(({ source }) => source.includes(ref))
    .map(({ message }) => message);
}

/** Whether a dependency says that one resource comes before the other: from one to the other, by way of others, or by their containers. */
export function isOrdered(attempt: Attempt, earlier: string, later: string): boolean {
  const containers = new Map(attempt.catalog.resources.map(({ ref, container }) => [ref, container]));
  const withContainers = (ref: string): readonly string[] => {
    const container = containers.get(ref);
    return container === undefined ? [ref] : [ref, ...withContainers(container)];
  };
  const seen = new Set<string>();
  const waiting = [earlier];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    for (const owner of withContainers(ref)) {
      for (const { to } of attempt.graph.dependencies.filter(({ from }) => from === owner)) {
        if (withContainers(later).includes(to)) return true;
        if (seen.has(to)) continue;
        seen.add(to);
        waiting.push(
          to,
          ...attempt.catalog.resources.filter(({ container }) => container === to).map((each) => each.ref),
        );
      }
    }
  }
  return false;
}

/** Names in a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nothing';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The numbers from 0 on, to choose from: `0`, `1`, … up to `most`. */
export function countChoices(most: number): readonly string[] {
  return Array.from({ length: most + 1 }, (_, number) => String(number));
}
