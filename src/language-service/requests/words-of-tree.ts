/** Determines the roles of a manifest's bare words from the syntax tree. */
import { builtinFunctions, walk, type AstNode, type Expression } from '../../engine/index.ts';
import type { SemanticTokenModifier, SemanticTokenType } from '../answers.ts';
import { isBuiltinResourceType, isDataType } from '../index/known-names.ts';
import type { ParsedFile } from '../parsed-file.ts';

export interface Word {
  readonly type: SemanticTokenType;
  readonly modifiers?: readonly SemanticTokenModifier[];
}

/** Returns the role of each word, by the offset of the word. */
export function wordsOfTree({ program }: ParsedFile): ReadonlyMap<number, Word> {
  const words = new Map<number, Word>();
  walk(program, (node) => addWords(node, words));
  return words;
}

function addWords(node: AstNode, words: Map<number, Word>): void {
  switch (node.kind) {
    case 'HostClassDefinition':
      words.set(node.nameSpan.offset, { type: 'class', modifiers: ['declaration'] });
      if (node.parentSpan !== undefined) words.set(node.parentSpan.offset, { type: 'class' });
      break;
    case 'ResourceTypeDefinition':
    case 'TypeAlias':
    case 'TypeDefinition':
      words.set(node.nameSpan.offset, { type: 'type', modifiers: ['declaration'] });
      break;
    case 'FunctionDefinition':
      words.set(node.nameSpan.offset, { type: 'function', modifiers: ['declaration'] });
      break;
    case 'CallNamedFunction':
      words.set(node.functor.offset, callWord(node.functor, 'function'));
      break;
    case 'CallMethod':
      words.set(node.functor.right.offset, callWord(node.functor.right, 'method'));
      break;
    case 'Resource':
      words.set(node.typeName.offset, fromLibrary('type', isBuiltinType(node.typeName)));
      break;
    case 'AttributeOperation':
      words.set(node.nameSpan.offset, { type: 'property' });
      break;
    case 'KeyedEntry':
      if (node.key.kind === 'QualifiedName') words.set(node.key.offset, { type: 'property' });
      break;
    case 'VirtualQuery':
    case 'ExportedQuery':
      addAttributes(node.expr, words);
      break;
    case 'QualifiedReference': {
      const name = node.casedValue.toLowerCase();
      words.set(node.offset, fromLibrary('type', isDataType(name) || isBuiltinResourceType(name)));
      break;
    }
    default:
  }
}

/** Adds the attributes in a collector's query: `tag` and `title` in `tag == 'x' and title != 'y'`. */
function addAttributes(query: Expression, words: Map<number, Word>): void {
  walk(query, (node) => {
    if (node.kind === 'Comparison' && node.left.kind === 'QualifiedName') {
      words.set(node.left.offset, { type: 'property' });
    }
  });
}

function callWord(functor: Expression, type: 'function' | 'method'): Word {
  if (functor.kind === 'QualifiedName')
    return fromLibrary(type, builtinFunctions.findCore(functor.value) !== undefined);
  return { type: 'type' };
}

function isBuiltinType(name: Expression): boolean {
  return name.kind === 'QualifiedName' && (name.value === 'class' || isBuiltinResourceType(name.value));
}

function fromLibrary(type: SemanticTokenType, isFromLibrary: boolean): Word {
  return isFromLibrary ? { type, modifiers: ['defaultLibrary'] } : { type };
}
