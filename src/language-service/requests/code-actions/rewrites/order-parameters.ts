/** Moves the required parameters of a class or define before the optional ones. */
import type { AstNode, Parameter } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { editAt, textOf, type ActionPlace } from '../action-place.ts';
import { endOf } from './statements.ts';

type Definition = Extract<AstNode, { readonly kind: 'HostClassDefinition' | 'ResourceTypeDefinition' }>;

export function orderParameters(place: ActionPlace): readonly CodeAction[] {
  const definition = place.nodes.findLast(
    (node): node is Definition => node.kind === 'HostClassDefinition' || node.kind === 'ResourceTypeDefinition',
  );
  const parameters = definition?.parameters ?? [];
  const [first, last] = [parameters[0], parameters.at(-1)];
  if (definition === undefined || first === undefined || last === undefined) return [];
  if (place.offset > definition.body.offset) return [];
  const ordered = [
    ...parameters.filter(({ value }) => value === undefined),
    ...parameters.filter(({ value }) => value !== undefined),
  ];
  if (ordered.every((parameter, index) => parameter === parameters[index])) return [];
  const edit = orderLines(place, parameters, ordered) ?? orderInLine(place, parameters, ordered);
  return edit === undefined
    ? []
    : [{ title: 'Move the required parameters to the front', kind: 'refactor.rewrite', edits: [edit] }];
}

/**
 * Orders parameters that have a line each. The comments above a parameter, and the comment at the end of its line, move
 * with it.
 */
function orderLines(
  place: ActionPlace,
  parameters: readonly Parameter[],
  ordered: readonly Parameter[],
): CodeAction['edits'][number] | undefined {
  const { text } = place.file;
  const [first] = parameters;
  if (first === undefined) return undefined;
  let start = text.lastIndexOf('\n', first.offset) + 1;
  for (let before = start; before > 0; start = before) {
    before = text.lastIndexOf('\n', start - 2) + 1;
    if (!/^\s*#/.test(text.slice(before, start))) break;
  }
  const lines = new Map<Parameter, string>();
  let from = start;
  for (const parameter of parameters) {
    const before = text.slice(from, parameter.offset);
    const end = endOf(parameter);
    const rest = /^[ \t]*,?[ \t]*(?:#[^\n]*)?\n/.exec(text.slice(end))?.[0];
    if (rest === undefined || before.split('\n').some((line) => !/^\s*(?:#.*)?$/.test(line))) return undefined;
    const comma = rest.trimStart().startsWith(',') ? '' : ',';
    lines.set(parameter, before + text.slice(parameter.offset, end) + comma + rest);
    from = end + rest.length;
  }
  return editAt(place, start, from, ordered.map((parameter) => lines.get(parameter) ?? '').join(''));
}

/** Orders parameters that are separated only by commas. */
function orderInLine(
  place: ActionPlace,
  parameters: readonly Parameter[],
  ordered: readonly Parameter[],
): CodeAction['edits'][number] | undefined {
  const { text } = place.file;
  const [first, last] = [parameters[0], parameters.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  for (const [index, parameter] of parameters.entries()) {
    const next = parameters[index + 1];
    if (next !== undefined && !/^\s*,\s*$/.test(text.slice(endOf(parameter), next.offset))) return undefined;
  }
  let written = '';
  for (const [index, parameter] of ordered.entries()) {
    const [own, next] = [parameters[index], parameters[index + 1]];
    written += textOf(place, parameter);
    if (own !== undefined && next !== undefined) written += text.slice(endOf(own), next.offset);
  }
  return editAt(place, first.offset, endOf(last), written);
}
