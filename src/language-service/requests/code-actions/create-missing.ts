/** Creates the file that a name refers to: a class, define, function or type of a module, a template, a file. */
import { builtinFunctions, type Expression } from '../../../engine/index.ts';
import type { CodeAction, FileCreation } from '../../answers.ts';
import { placeInModule } from '../../file-kind.ts';
import { isBuiltinResourceType, isDataType } from '../../index/known-names.ts';
import { literalName } from '../../index/literals.ts';
import { capitalized, familyOf, nameOf } from '../../index/symbols.ts';
import { guessedType } from './guessed-type.ts';
import { innermost, type ActionPlace } from './action-place.ts';

export function createMissing(place: ActionPlace): readonly CodeAction[] {
  const { index, file, offset } = place;
  const at = index.symbolAt(file.path, offset);
  const [symbol] = at?.symbols ?? [];
  if (at === undefined || symbol === undefined || at.role === 'definition' || at.role === 'write') return [];
  if (index.definition(symbol) !== undefined) return [];
  const created = creationFor(place, familyOf(symbol), nameOf(symbol), at.written);
  if (created === undefined || index.text(created.file) !== undefined) return [];
  return [{ title: `Create ${created.file}`, kind: 'quickfix', edits: [], creates: [created] }];
}

function creationFor(place: ActionPlace, family: string, name: string, written: string): FileCreation | undefined {
  switch (family) {
    case 'template':
    case 'file':
      return moduleFile(place, family === 'template' ? 'templates' : 'files', name);
    case 'class':
      return isName(name) ? createManifest(place, name, `class ${name}${formatParameters(place)} {\n}\n`) : undefined;
    case 'define':
      if (!isName(name) || isDataType(name) || isBuiltinResourceType(name)) return undefined;
      if (familyOf(written) === 'reference') return typeAlias(place, name);
      return name.includes('::')
        ? createManifest(place, name, `define ${name}${formatParameters(place)} {\n}\n`)
        : undefined;
    case 'function': {
      const [module = '', ...rest] = name.split('::');
      if (rest.length === 0 || !isName(name) || builtinFunctions.find(name) !== undefined) return undefined;
      const text = `function ${name}(${formatArguments(place)}) {\n}\n`;
      return { file: `${moduleRoot(place, module)}/functions/${rest.join('/')}.pp`, text };
    }
    default:
      return undefined;
  }
}

function isName(name: string): boolean {
  return /^[a-z]\w*(?:::[a-z]\w*)*$/.test(name);
}

/** Returns the folder of a module. The module need not exist. */
function moduleRoot({ index, file }: ActionPlace, module: string): string {
  for (const path of index.paths) {
    const place = placeInModule(path, index.environmentPaths);
    if (place?.module === module) return place.root;
  }
  const own = placeInModule(file.path, index.environmentPaths);
  const [first = 'modules/'] = index.environmentPaths.modules ?? [];
  return `${own === undefined ? first : own.root.slice(0, own.root.lastIndexOf('/') + 1)}${module}`;
}

function moduleFile(place: ActionPlace, folder: string, name: string): FileCreation | undefined {
  const [module = '', ...rest] = name.split('/');
  if (!/^[a-z]\w*$/.test(module) || rest.length === 0 || rest.some((part) => part === '' || part === '..'))
    return undefined;
  const isEpp = folder === 'templates' && name.endsWith('.epp');
  return { file: `${moduleRoot(place, module)}/${folder}/${rest.join('/')}`, text: isEpp ? templateHead(place) : '' };
}

function templateHead(place: ActionPlace): string {
  const call = innermost(place, 'CallNamedFunction');
  const given = call?.arguments[1];
  if (given?.kind !== 'LiteralHash' || given.entries.length === 0) return '';
  const parameters = given.entries.flatMap(({ key, value }) => {
    const name = literalName(place.file.text, key)?.name;
    return name === undefined ? [] : [`${typed(place, value)}$${name}`];
  });
  return `<%- | ${parameters.join(', ')} | -%>\n`;
}

export function createManifest(place: ActionPlace, name: string, text: string): FileCreation {
  const [module = '', ...rest] = name.split('::');
  const path = rest.length === 0 ? 'init' : rest.join('/');
  return { file: `${moduleRoot(place, module)}/manifests/${path}.pp`, text };
}

function typeAlias(place: ActionPlace, name: string): FileCreation | undefined {
  const [module = '', ...rest] = name.split('::');
  // A name in an access, such as `Web::Vhost['a']`, is the type of a resource.
  const isResource = place.nodes.some(
    (node) => node.kind === 'Access' && /^[A-Z]/.test(place.file.text.charAt(node.offset)),
  );
  if (rest.length === 0 || isResource) return undefined;
  return {
    file: `${moduleRoot(place, module)}/types/${rest.join('/')}.pp`,
    text: `type ${capitalized(name)} = Any\n`,
  };
}

function typed(place: ActionPlace, value: Expression): string {
  const type = guessedType(place, value);
  return type === undefined ? '' : `${type} `;
}

function formatParameters(place: ActionPlace): string {
  const given =
    innermost(place, 'ResourceBody')?.operations ?? innermost(place, 'Resource')?.bodies[0]?.operations ?? [];
  const lines = given.flatMap((operation) =>
    operation.kind === 'AttributeOperation' ? [`  ${typed(place, operation.value)}$${operation.name},\n`] : [],
  );
  return lines.length === 0 ? '' : ` (\n${lines.join('')})`;
}

function formatArguments(place: ActionPlace): string {
  const method = innermost(place, 'CallMethod');
  const call = innermost(place, 'CallNamedFunction');
  const args = method === undefined ? (call?.arguments ?? []) : [method.functor.left, ...method.arguments];
  return args
    .map((each, number) =>
      each.kind === 'Variable' && !each.name.includes('::')
        ? `${typed(place, each)}$${each.name}`
        : `${typed(place, each)}$arg${number + 1}`,
    )
    .join(', ');
}
