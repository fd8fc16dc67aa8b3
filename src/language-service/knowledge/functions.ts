/** Functions that a manifest can call: those of Puppet, of stdlib and of the project. */
import { builtinFunctions, type BuiltInFunction } from '../../engine/index.ts';
import { readDoc, type Doc } from '../index/doc.ts';
import type { Definition, ParameterEntry } from '../index/file-index.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { symbolOf } from '../index/symbols.ts';

export interface FunctionParameter {
  readonly name: string;
  readonly type: string;
  /** Number of arguments, as in `Dispatch`: one, at most one, any number, at least one. */
  readonly count: '' | '?' | '*' | '+';
  readonly isBlock: boolean;
  readonly default?: string;
  readonly doc?: string;
}

export interface FunctionForm {
  readonly parameters: readonly FunctionParameter[];
  readonly returns?: string;
}

export interface FunctionKnowledge {
  readonly name: string;
  /** Documentation in Markdown. */
  readonly doc: string;
  readonly forms: readonly FunctionForm[];
  /** Absent for a built-in function. */
  readonly definition?: Definition;
}

const PARAMETER = /^(&?)(.*?) (\w+)([?*+]?)$/s;
const builtin = new WeakMap<BuiltInFunction, FunctionKnowledge>();

export function builtinFunction(name: string): FunctionKnowledge | undefined {
  const found = builtinFunctions.find(name);
  return found === undefined ? undefined : toKnowledge(found);
}

export function allBuiltinFunctions(): readonly FunctionKnowledge[] {
  return builtinFunctions.all.map(toKnowledge);
}

function toKnowledge(found: BuiltInFunction): FunctionKnowledge {
  let knowledge = builtin.get(found);
  if (knowledge === undefined) {
    const { name, doc, dispatches } = found.declaration;
    knowledge = {
      name,
      doc,
      forms: dispatches.map(({ parameters, returns }) => ({
        parameters: parameters.map(declaredParameter),
        ...(returns === undefined ? {} : { returns }),
      })),
    };
    builtin.set(found, knowledge);
  }
  return knowledge;
}

function declaredParameter(text: string): FunctionParameter {
  const [, ampersand, type = 'Any', name = text, count = ''] = PARAMETER.exec(text) ?? [];
  return {
    name,
    type,
    count: count === '?' || count === '*' || count === '+' ? count : '',
    isBlock: ampersand === '&',
  };
}

/** Finds a function by its normalized name. A function of the project hides a built-in function with the same name. */
export function findFunction(index: ProjectIndex, name: string): FunctionKnowledge | undefined {
  const definition = index.definition(symbolOf('function', name));
  return definition === undefined ? builtinFunction(name) : projectFunction(definition);
}

export function projectFunction(definition: Definition): FunctionKnowledge {
  const doc = readDoc(definition.doc ?? '');
  const forms = [definition.parameters ?? [], ...(definition.overloads ?? [])];
  return {
    name: definition.name,
    doc: docText(doc),
    definition,
    forms: forms.map((parameters) => ({
      parameters: parameters.map((each) => writtenParameter(each, doc)),
      ...(definition.type === undefined ? {} : { returns: definition.type }),
    })),
  };
}

function writtenParameter(entry: ParameterEntry, doc: Doc): FunctionParameter {
  const { name, type = entry.isBlock === true ? 'Callable' : 'Any' } = entry;
  const text = doc.params.get(name) ?? entry.doc;
  return {
    name,
    type,
    count: entry.capturesRest === true ? '*' : entry.isOptional === true ? '?' : '',
    isBlock: entry.isBlock === true,
    ...(entry.default === undefined ? {} : { default: entry.default }),
    ...(text === undefined ? {} : { doc: text }),
  };
}

function docText({ summary, text, deprecated }: Doc): string {
  return [deprecated === undefined ? '' : `**Deprecated.** ${deprecated}`, summary ?? '', text]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Formats a parameter: `Integer $x`, `Any *$values`, `Optional[Integer] $y = undef`. */
export function parameterLabel({ name, type, count, isBlock, default: value }: FunctionParameter): string {
  if (isBlock) return `${type} &$${name}${count === '?' ? '?' : ''}`;
  const star = count === '*' || count === '+' ? '*' : '';
  const optional = value !== undefined ? ` = ${value}` : count === '?' ? '?' : '';
  return `${type} ${star}$${name}${optional}`;
}

/** Formats a signature: `split(String $str, String $pattern)`. */
export function formLabel(name: string, { parameters, returns }: FunctionForm): string {
  const label = `${name}(${parameters.map(parameterLabel).join(', ')})`;
  return returns === undefined ? label : `${label} >> ${returns}`;
}
