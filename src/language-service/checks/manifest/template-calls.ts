/** Checks the parameters that a call passes to an EPP template. */
import { typeFactory, runtimeError, type Expression, type Fix, type KeyedEntry } from '../../../engine/index.ts';
import type { Definition, ParameterEntry } from '../../index/file-index.ts';
import { symbolOf } from '../../index/symbols.ts';
import { emptyValue } from '../../requests/code-actions/guessed-type.ts';
import { readLiteralText } from './declared.ts';
import { findLiteralMismatch } from './literal-mismatch.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';

export const templateCalls: NodeChecks = {
  CallNamedFunction: (check, { functor, arguments: [first, given] }) => {
    if (functor.kind !== 'QualifiedName' || functor.value !== 'epp' || first === undefined) return;
    const name = readLiteralText(first);
    const template = name === undefined ? undefined : findTemplate(check, name);
    if (template !== undefined) checkArguments(check, { template, functor, path: first, given });
  },
};

function findTemplate({ context }: FileCheck, name: string): Definition | undefined {
  const found =
    context.definition(symbolOf('template', name)) ?? context.definition(symbolOf('template', `${name}.epp`));
  const hasList = (found?.parameters ?? []).length > 0;
  return found !== undefined && hasList && context.isComplete(found) ? found : undefined;
}

interface Call {
  readonly template: Definition;
  readonly functor: Expression;
  readonly path: Expression;
  readonly given: Expression | undefined;
}

function checkArguments(check: FileCheck, call: Call): void {
  const { template, functor, given } = call;
  if (given !== undefined && given.kind !== 'LiteralHash') return;
  const entries = given?.entries ?? [];
  const names = entries.map(({ key }) => readLiteralText(key));
  if (names.some((name) => name === undefined)) return;
  const parameters = template.parameters ?? [];
  for (const entry of entries) checkArgument(check, template, entry);
  const missing = parameters.filter(({ name, isOptional }) => isOptional !== true && !names.includes(name));
  for (const [index, { name, selection }] of missing.entries()) {
    const span = { offset: selection[0], length: selection[1] - selection[0] };
    const related = [{ file: template.file, span, message: `The parameter ${name}` }];
    check.report(runtimeError({ detail: `lambda: expects a value for parameter '${name}'` }), functor, {
      related,
      // One fix passes all of them, because several fixes would insert at the same place.
      ...(index === 0 ? { fix: addArguments(check, call, missing) } : {}),
    });
  }
}

function checkArgument(check: FileCheck, template: Definition, { key, value }: KeyedEntry): void {
  const name = readLiteralText(key) ?? '';
  const parameters = template.parameters ?? [];
  const parameter = parameters.find((each) => each.name === name);
  if (parameter === undefined) {
    const names = parameters.map((each) => each.name);
    const hint = check.suggest(name, names, key);
    check.report(runtimeError({ detail: `lambda: has no parameter named '${name}'` }), key, hint);
    return;
  }
  const type = parameter.type === undefined ? typeFactory.anyType : check.context.readType(parameter.type);
  if (type === undefined || (value.kind === 'LiteralUndef' && parameter.isOptional === true)) return;
  const message = findLiteralMismatch(`lambda: parameter '${name}'`, type, value);
  if (message !== undefined) check.report(runtimeError({ detail: message }), value);
}

/** Fix that passes placeholder values for missing parameters. */
function addArguments({ file }: FileCheck, { path, given }: Call, missing: readonly ParameterEntry[]): Fix {
  const last = given?.kind === 'LiteralHash' ? given.entries.at(-1)?.value : undefined;
  const entries = missing.map(({ name, type }) => `'${name}' => ${emptyValue(type)}`).join(', ');
  const [after, length, text] =
    last !== undefined
      ? [last, 0, `, ${entries}`]
      : given === undefined
        ? [path, 0, `, { ${entries} }`]
        : [{ ...given, length: 0 }, given.length, `{ ${entries} }`];
  const span = { offset: after.offset + after.length, length };
  const names = missing.map(({ name }) => name).join(', ');
  return { title: `Add the required ${names}`, edits: [{ file: file.path, span, text }] };
}
