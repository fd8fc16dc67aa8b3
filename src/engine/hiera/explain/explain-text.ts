/** Prints the explanation of a lookup like `puppet lookup --explain` (`pops/lookup/explainer.rb`). */
import { assertNever } from '../../assert-never.ts';
import { allocate } from '../../budget/meter.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import type { ExplainNode, ExplainOutcome } from './explain.ts';
import { printWithinLimit, withPrintLimit } from './print-limit.ts';

export interface Explanation {
  readonly branches: readonly ExplainNode[];
  readonly texts: readonly string[];
}

export type PrintPath = (path: string) => string;

/** Prints an explanation. `printPath` converts paths. By default, paths are relative to the environment. */
export function explanationText({ branches, texts }: Explanation, printPath: PrintPath = (path) => path): string {
  const tree = withPrintLimit(() => branches.map((node) => dump(node, '', printPath)).join(''));
  return tree + texts.map((text) => `${text}\n`).join('');
}

function dump(node: ExplainNode, indent: string, printPath: PrintPath): string {
  const { subject, branches, outcome } = node;
  const inner = `${indent}  `;
  const body = (): string => branches.map((branch) => dump(branch, inner, printPath)).join('');
  switch (subject.kind) {
    case 'data':
    case 'meta':
      return `${indent}Searching for "${subject.key}"\n${body()}`;
    case 'invalid_key':
      return `${indent}Invalid key "${subject.key}"\n`;
    case 'data_provider': {
      const path = subject.configuration?.();
      const using = path === undefined ? '' : `${inner}Using configuration "${printPath(path)}"\n`;
      return `${indent}${subject.name()}\n${using}${body()}${dumpOutcome(node, inner)}`;
    }
    case 'location': {
      const missing = outcome?.kind === 'location_not_found' ? `${inner}Path not found\n` : '';
      const original = printOriginal(subject, printPath);
      const head = subject.isUri
        ? `${indent}URI "${subject.path}"\n${inner}Original uri: "${original}"\n`
        : `${indent}Path "${printPath(subject.path)}"\n${inner}Original path: "${original}"\n`;
      return head + body() + missing + dumpOutcome(node, inner);
    }
    case 'merge':
      return dumpMerge(node, indent, printPath);
    case 'interpolate':
      return `${indent}Interpolation on "${subject.expression}"\n${body()}`;
    case 'scope':
      return `${indent}${subject.name}\n${body()}${dumpOutcome(node, inner)}`;
    case 'sub_lookup':
      return `${indent}Sub key: "${subject.segments.join('.')}"\n${body()}${dumpOutcome(node, inner)}`;
    case 'segment':
      return dumpOutcome(node, indent);
    case 'module':
      if (outcome?.kind === 'module_not_found') return `${indent}Module "${subject.name}" not found\n`;
      return `${indent}Module data provider for module "${subject.name}" not found\n`;
    case 'merge_source':
      return `${indent}Using merge options from "${subject.name}" hash\n`;
    default:
      return assertNever(subject);
  }
}

/**
 * Prints a path as written in the configuration. A path found by a glob begins with the data folder, so it is printed
 * like a path of the environment.
 */
export function printOriginal(
  { original, isWhole }: { readonly original: string; readonly isWhole: boolean },
  printPath: PrintPath,
): string {
  return isWhole ? printPath(original) : original;
}

/** Prints a merge. If it has only one branch, prints only this branch. */
function dumpMerge({ subject, branches, outcome }: ExplainNode, indent: string, printPath: PrintPath): string {
  const [first] = branches;
  if (first === undefined || subject.kind !== 'merge') return '';
  if (branches.length === 1) return dump(first, indent, printPath);
  const inner = `${indent}  `;
  const { name, options } = subject.strategy;
  const shown = PuppetHash.of([...options].filter(([key]) => key !== 'strategy'));
  const optionText = shown.size === 0 ? '' : `${inner}Options: ${dumpValue(shown, inner)}\n`;
  const result = outcome?.kind === 'result' ? `${inner}Merged result: ${dumpValue(outcome.value, inner)}\n` : '';
  return `${indent}Merge strategy ${name}\n${optionText}${branches.map((branch) => dump(branch, inner, printPath)).join('')}${result}`;
}

function dumpOutcome({ outcome, texts }: ExplainNode, indent: string): string {
  return outcomeText(outcome, indent) + texts.map((text) => `${indent}${text}\n`).join('');
}

function outcomeText(outcome: ExplainOutcome | undefined, indent: string): string {
  switch (outcome?.kind) {
    case 'not_found':
      return `${indent}No such key: "${outcome.key}"\n`;
    case 'found':
    case 'found_in_overrides':
    case 'found_in_defaults': {
      const where = { found: '', found_in_overrides: ' in overrides', found_in_defaults: ' in defaults' }[outcome.kind];
      return `${indent}Found key: "${outcome.key}" value: ${dumpValue(outcome.value, indent)}${where}\n`;
    }
    case 'result':
    case 'location_not_found':
    case 'module_not_found':
    case 'module_provider_not_found':
    case undefined:
      return '';
    default:
      return assertNever(outcome);
  }
}

function dumpValue(value: Value, indent: string): string {
  return printWithinLimit(value, () => printNested(value, indent));
}

function printNested(value: Value, indent: string): string {
  const inner = `${indent}  `;
  if (isHash(value) && value.size > 0) {
    const lines = [...value].map(([key, item]) => `${inner}${printNested(key, inner)} => ${printNested(item, inner)}`);
    return charge(`{\n${lines.join(',\n')}\n${indent}}`);
  }
  if (isArray(value) && value.length > 0)
    return charge(`[\n${value.map((item) => inner + printNested(item, inner)).join(',\n')}\n${indent}]`);
  return charge(rubyInspect(value));
}

function charge(text: string): string {
  allocate(text.length);
  return text;
}
