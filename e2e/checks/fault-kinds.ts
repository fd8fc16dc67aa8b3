/** Kinds of faults. Each kind changes a manifest at a suitable node of its syntax tree. */
import {
  builtinDeclarations,
  builtinFunctions,
  metaparameterDefinitions,
  type AstNode,
  type AttributeOperation,
  type ResourceBody,
} from '../../src/engine/index.ts';
import type { Definition, ParameterEntry } from '../../src/language-service/index/file-index.ts';
import { ProjectIndex } from '../../src/language-service/index/project-index.ts';
import type { LanguageService } from '../../src/language-service/service.ts';

export interface FaultContext {
  readonly text: string;
  readonly parents: readonly AstNode[];
  readonly service: LanguageService;
  readonly random: () => number;
}

/** An edit, and the range in the changed source that a check must mark. */
export interface Fault {
  readonly start: number;
  readonly length: number;
  readonly text: string;
  readonly mark: readonly [start: number, end: number];
}

export interface FaultKind {
  readonly name: string;
  readonly make: (node: AstNode, context: FaultContext) => Fault | undefined;
}

let index: ProjectIndex | undefined;
function find(service: LanguageService, symbol: string): Definition | undefined {
  if (index === undefined) {
    index = new ProjectIndex();
    index.updateAll(service.project.files, service.project.release);
  }
  return index.definition(symbol);
}

function replace(start: number, length: number, text: string): Fault {
  return { start, length, text, mark: [start, start + text.length] };
}

/** Swaps two different letters inside a name; undefined if there are none. */
function misspell(name: string, random: () => number): string | undefined {
  const from = name.lastIndexOf('::') + 3;
  const pairs = Array.from({ length: Math.max(name.length - from - 1, 0) }, (_, at) => at + from).filter(
    (at) => name[at] !== name[at + 1] && /\w/.test(name[at] ?? '') && /\w/.test(name[at + 1] ?? ''),
  );
  const at = pairs[Math.floor(random() * pairs.length)];
  if (at === undefined || name.length < 5) return undefined;
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}

function isGuarded({ parents, text }: FaultContext): boolean {
  return parents.some(
    (each) =>
      (each.kind === 'If' || each.kind === 'Unless' || each.kind === 'Case' || each.kind === 'Selector') &&
      /\b(?:defined|getvar|find_file|find_template)\b/.test(text.slice(each.offset, each.offset + 200)),
  );
}

/** Returns the declaration of the resource type to which an attribute or body belongs. */
function findDeclaration({ parents, service }: FaultContext) {
  const resource = parents.findLast((each) => each.kind === 'Resource');
  if (resource?.kind !== 'Resource' || resource.typeName.kind !== 'QualifiedName') return undefined;
  const type = resource.typeName.value.replace(/^::/, '');
  const body = parents.findLast((each) => each.kind === 'ResourceBody');
  const title = body?.kind === 'ResourceBody' && body.title.kind === 'LiteralString' ? body.title.value : undefined;
  const definition =
    type === 'class' ? find(service, `class ${title?.replace(/^::/, '') ?? ''}`) : find(service, `define ${type}`);
  return { type, definition, resource, builtin: builtinDeclarations.find(type) };
}

function findParameter(node: AttributeOperation, context: FaultContext): ParameterEntry | undefined {
  const { definition } = findDeclaration(context) ?? {};
  return definition?.isRuby === true ? undefined : definition?.parameters?.find(({ name }) => name === node.name);
}

function replaceValue(node: AttributeOperation, text: string): Fault {
  return replace(node.value.offset, node.value.length, text);
}

/** Returns the offset of the first statement in a class or define. */
function findFirstStatement(node: AstNode): number | undefined {
  if (node.kind !== 'HostClassDefinition' && node.kind !== 'ResourceTypeDefinition') return undefined;
  return node.body.kind === 'Block' ? node.body.statements[0]?.offset : undefined;
}

export const faultKinds: readonly FaultKind[] = [
  {
    name: 'misspelled resource type',
    make: (node, context) => {
      if (node.kind !== 'Resource' || node.typeName.kind !== 'QualifiedName' || isGuarded(context)) return undefined;
      const { value, offset, length } = node.typeName;
      const name = value.replace(/^::/, '');
      if (builtinDeclarations.find(name) === undefined && find(context.service, `define ${name}`) === undefined)
        return undefined;
      const text = misspell(value, context.random);
      return text === undefined ? undefined : replace(offset, length, text);
    },
  },
  {
    name: 'misspelled class of include or contain',
    make: (node, context) => {
      if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName' || isGuarded(context))
        return undefined;
      const [first] = node.arguments;
      if (!['include', 'contain', 'require'].includes(node.functor.value) || first === undefined) return undefined;
      if (first.kind !== 'QualifiedName' && first.kind !== 'LiteralString') return undefined;
      if (find(context.service, `class ${first.value.replace(/^::/, '')}`) === undefined || !first.value.includes('::'))
        return undefined;
      const text = misspell(first.value, context.random);
      const quote = first.kind === 'LiteralString' ? "'" : '';
      return text === undefined ? undefined : replace(first.offset, first.length, `${quote}${text}${quote}`);
    },
  },
  {
    name: 'misspelled function',
    make: (node, context) => {
      if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName' || isGuarded(context))
        return undefined;
      const { value, offset, length } = node.functor;
      if (builtinFunctions.find(value) === undefined || !node.rvalRequired) return undefined;
      const text = misspell(value, context.random);
      return text === undefined ? undefined : replace(offset, length, text);
    },
  },
  {
    name: 'misspelled attribute',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation') return undefined;
      const { builtin } = findDeclaration(context) ?? {};
      if (builtin === undefined || metaparameterDefinitions.has(node.name)) return undefined;
      const text = misspell(node.name, context.random);
      return text === undefined ? undefined : replace(node.nameSpan.offset, node.nameSpan.length, text);
    },
  },
  {
    name: 'misspelled parameter',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation' || findParameter(node, context) === undefined) return undefined;
      const text = misspell(node.name, context.random);
      return text === undefined ? undefined : replace(node.nameSpan.offset, node.nameSpan.length, text);
    },
  },
  {
    name: 'misspelled variable',
    make: (node, context) => {
      const parent = context.parents.at(-1);
      if (
        node.kind !== 'Variable' ||
        node.name.includes('::') ||
        (parent?.kind === 'Assignment' && parent.left === node) ||
        isGuarded(context)
      )
        return undefined;
      const written = context.text.slice(node.offset, node.offset + node.length);
      const text = misspell(node.name, context.random);
      return text === undefined ? undefined : replace(node.offset, node.length, written.replace(node.name, text));
    },
  },
  {
    name: 'misspelled variable of a class',
    make: (node, context) => {
      if (node.kind !== 'Variable' || !/^\w+::/.test(node.name) || isGuarded(context)) return undefined;
      if (find(context.service, `class ${node.name.slice(0, node.name.lastIndexOf('::'))}`) === undefined)
        return undefined;
      const written = context.text.slice(node.offset, node.offset + node.length);
      const text = misspell(node.name, context.random);
      return text === undefined ? undefined : replace(node.offset, node.length, written.replace(node.name, text));
    },
  },
  {
    name: 'missing required parameter',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation') return undefined;
      const { definition, resource } = findDeclaration(context) ?? {};
      const parameter = findParameter(node, context);
      const body = context.parents.findLast((each) => each.kind === 'ResourceBody');
      if (definition?.kind !== 'define' || resource === undefined || resource.form !== 'regular') return undefined;
      if (parameter === undefined || parameter.isOptional === true || !isPlainBody(body, resource.bodies))
        return undefined;
      const end = node.offset + node.length;
      const comma = context.text[end] === ',' ? 1 : 0;
      return {
        start: node.offset,
        length: node.length + comma,
        text: '',
        mark: [resource.offset, Math.max(resource.offset, node.offset - 1)],
      };
    },
  },
  {
    name: 'value that an Enum does not list',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation') return undefined;
      const type = findParameter(node, context)?.type;
      return type !== undefined && /^(?:Optional\[)?Enum\[/.test(type)
        ? replaceValue(node, "'nosuchvalue'")
        : undefined;
    },
  },
  {
    name: 'value that a built-in type does not list',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation' || node.name !== 'ensure') return undefined;
      const { type } = findDeclaration(context) ?? {};
      return type === 'service' || type === 'user' || type === 'group' ? replaceValue(node, "'persent'") : undefined;
    },
  },
  {
    name: 'literal of a wrong type',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation') return undefined;
      const type = findParameter(node, context)?.type ?? '';
      if (/^(?:Optional\[)?(?:Integer|Boolean|Hash|Array|Stdlib::Port)\b/.test(type))
        return replaceValue(node, "'text'");
      return /^(?:Optional\[)?(?:String|Stdlib::(?:Absolutepath|Unixpath))\b/.test(type)
        ? replaceValue(node, '42')
        : undefined;
    },
  },
  {
    name: 'missing argument',
    make: (node) => {
      if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName' || node.lambda !== undefined)
        return undefined;
      const least = builtinFunctions
        .find(node.functor.value)
        ?.signatures.every(
          ({ type: { parameters } }) => (parameters?.size?.from ?? BigInt(parameters?.types.length ?? 0)) >= 2n,
        );
      const [first, last] = [node.arguments[0], node.arguments.at(-1)];
      if (least !== true || first === undefined || last === undefined || node.arguments.length < 2) return undefined;
      const end = first.offset + first.length;
      const { offset, length } = node.functor;
      return { start: end, length: last.offset + last.length - end, text: '', mark: [offset, offset + length] };
    },
  },
  {
    name: 'argument of a wrong type',
    make: (node) => {
      if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName') return undefined;
      const [first] = node.arguments;
      const wanted = ['split', 'downcase', 'versioncmp', 'regsubst', 'join', 'merge'].includes(node.functor.value);
      return wanted && first !== undefined ? replace(first.offset, first.length, 'true') : undefined;
    },
  },
  {
    name: 'attribute set twice',
    make: (node, context) => {
      if (node.kind !== 'AttributeOperation' || findDeclaration(context) === undefined) return undefined;
      const written = context.text.slice(node.offset, node.offset + node.length);
      const text = `${written}, ${written}`;
      return { start: node.offset, length: node.length, text, mark: [node.offset, node.offset + text.length] };
    },
  },
  {
    name: 'missing template',
    make: (node, context) => {
      if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName' || isGuarded(context))
        return undefined;
      const [first] = node.arguments;
      if (!['template', 'epp'].includes(node.functor.value) || first?.kind !== 'LiteralString') return undefined;
      const known = find(context.service, `template ${first.value}`);
      return known === undefined
        ? undefined
        : replace(first.offset, first.length, `'${first.value.replace('.e', 'x.e')}'`);
    },
  },
  {
    name: 'missing file of a module',
    make: (node, context) => {
      const parent = context.parents.at(-1);
      if (node.kind !== 'LiteralString' || !node.value.startsWith('puppet:///modules/')) return undefined;
      if (parent?.kind !== 'AttributeOperation' || parent.name !== 'source' || isGuarded(context)) return undefined;
      return replace(node.offset, node.length, `'${node.value}x'`);
    },
  },
  {
    name: 'variable assigned twice',
    make: (node, context) => {
      if (node.kind !== 'Assignment' || node.left.kind !== 'Variable' || node.operator !== '=') return undefined;
      if (context.parents.at(-1)?.kind !== 'Block') return undefined;
      const end = node.offset + node.length;
      const text = `\n  $${node.left.name} = 'again'`;
      return { start: end, length: 0, text, mark: [end + 3, end + text.length] };
    },
  },
  {
    name: 'code after fail',
    make: (node) => {
      const start = findFirstStatement(node);
      const text = "fail('stop')\n  ";
      return start === undefined
        ? undefined
        : { start, length: 0, text, mark: [start + text.length, start + text.length + 1] };
    },
  },
  {
    name: 'unused variable',
    make: (node) => {
      const start = findFirstStatement(node);
      const text = '$zz_unused = 1\n  ';
      return start === undefined ? undefined : { start, length: 0, text, mark: [start, start + 10] };
    },
  },
  {
    name: 'misspelled data type',
    make: (node, context) => {
      if (node.kind !== 'QualifiedReference' || !context.parents.some(({ kind }) => kind === 'Parameter'))
        return undefined;
      const text = misspell(node.casedValue, context.random);
      return text === undefined ? undefined : replace(node.offset, node.length, text);
    },
  },
  {
    name: 'default of a wrong type',
    make: (node) => {
      if (node.kind !== 'Parameter' || node.value === undefined || node.type?.kind !== 'QualifiedReference')
        return undefined;
      const { casedValue } = node.type;
      if (casedValue === 'Boolean' || casedValue === 'Integer' || casedValue === 'Hash')
        return replace(node.value.offset, node.value.length, "'text'");
      return casedValue === 'String' ? replace(node.value.offset, node.value.length, '42') : undefined;
    },
  },
];

/** Returns whether a resource has a single body, without a hash of default values. */
function isPlainBody(body: AstNode | undefined, bodies: readonly ResourceBody[]): boolean {
  if (body?.kind !== 'ResourceBody' || bodies.some(({ title }) => title.kind === 'LiteralDefault')) return false;
  return body.operations.every(({ kind }) => kind === 'AttributeOperation');
}
