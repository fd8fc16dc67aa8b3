/**
 * Unquoted words and numbers. In new releases, a capitalized word is a type, an unquoted number is not a string, and
 * more words are keywords.
 */
import { BUILTIN_TYPE_NAMES, type AstNode, type Definition, type DifferenceId } from '../../engine/index.ts';
import type { FindingFix, FindingKind, FixKind } from '../finding.ts';
import { bareText, quoted, replaced, readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

/** Words that became keywords after the old grammar. */
const LATER_KEYWORDS: ReadonlySet<string> = new Set(['attr', 'function', 'private', 'type', 'unless']);
const NUMBER = /^(?:0[xX][0-9A-Fa-f]+|\d+(?:\.\d+)?(?:[eE]-?\d+)?)$/;
const ILLEGAL_OCTAL = /^0\d*[89]\d*$/;

interface Word {
  readonly kind: FindingKind;
  readonly fix: FixKind;
  readonly message: string;
  readonly row: DifferenceId;
  /** Code that replaces the word; by default the word in quotes. */
  readonly written?: string;
}

export const bareWords: Rule = (program, { from, programs }) => {
  const classes = new Set(
    [...programs.values()].flatMap(({ program: { definitions } }) => definitions.flatMap(listClassNames)),
  );
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, around) => {
    const word = wordAt(program, node, around);
    const written = readSource(program, node);
    // A class with such a name cannot be defined in the new release, so references to it are not fixed either.
    const isClass = node.kind === 'QualifiedName' && classes.has(written);
    if (word === undefined || isClass || (written === 'unless' && from.has('unless and modulo'))) return;
    const text = word.written ?? quoted(written);
    const fix: FindingFix = { kind: word.fix, title: `Change to ${text}`, edits: [replaced(program, node, text)] };
    found.push({
      kind: word.kind,
      message: word.message,
      place: placeOf(program, node),
      rows: [word.row],
      fixes: [fix],
    });
  });
  return found;
};

function listClassNames(definition: Definition): readonly string[] {
  return definition.kind === 'HostClassDefinition' ? [definition.name] : [];
}

function wordAt(program: ReadProgram, node: AstNode, around: readonly AstNode[]): Word | undefined {
  const [parent] = around;
  if (parent?.kind === 'NodeDefinition') return undefined;
  if (node.kind === 'QualifiedName')
    return LATER_KEYWORDS.has(node.value) && isValue(node, parent) ? keyword(node.value) : undefined;
  const bare = bareText(program, node);
  if (bare === undefined) return undefined;
  if (/^(?:::)?[A-Z]/.test(bare)) return capitalized(bare, parent);
  return /^\d/.test(bare) ? numeric(bare, node, around) : undefined;
}

/** True for a word that is a value, not the name of a function or of a resource type. */
function isValue(node: AstNode, parent: AstNode | undefined): boolean {
  if (parent?.kind === 'CallNamedFunction') return parent.functor !== node;
  return parent?.kind !== 'Resource';
}

function keyword(word: string): Word {
  return { kind: 'error', fix: 'bare words', message: `${word} is now a keyword.`, row: 'the old grammar' };
}

function capitalized(word: string, parent: AstNode | undefined): Word {
  const isType = BUILTIN_TYPE_NAMES.includes(word.replace(/^::/, ''));
  const whole = {
    kind: isType ? 'silent' : 'error',
    fix: 'bare words',
    message: `${word} was a string; a capitalized word is now a type.`,
    row: 'the old grammar',
  } as const;
  const isClass =
    parent?.kind === 'CallNamedFunction' &&
    parent.functor.kind === 'QualifiedName' &&
    /^(?:include|require|contain)$/.test(parent.functor.value);
  return isClass ? { ...whole, written: word.toLowerCase() } : whole;
}

function numeric(text: string, node: AstNode, around: readonly AstNode[]): Word | undefined {
  const row: DifferenceId = 'the old grammar';
  const isIllegal = !NUMBER.test(text) || ILLEGAL_OCTAL.test(text);
  const [parent] = around;
  const isReferred =
    parent?.kind === 'Access' &&
    parent.left.kind === 'QualifiedReference' &&
    !BUILTIN_TYPE_NAMES.includes(parent.left.casedValue);
  if (isTitle(node, around) || isReferred)
    return {
      kind: 'error',
      fix: 'numbers as texts',
      message: `The number ${text} is not a valid title: titles are strings.`,
      row,
    };
  if (isIllegal) {
    const fix = NUMBER.test(text) ? 'numbers as texts' : 'bare words';
    return { kind: 'error', fix, message: `${text} is no longer a valid number.`, row };
  }
  const isCalculated = ['Arithmetic', 'UnaryMinus', 'Comparison'].includes(parent?.kind ?? '');
  if (isCalculated || text === String(Number(text))) return undefined;
  return {
    kind: 'silent',
    fix: 'numbers as texts',
    message: `${text} was a string of these digits; it is now a number and is printed differently.`,
    row,
  };
}

function isTitle(node: AstNode, [parent, next]: readonly AstNode[]): boolean {
  if (parent?.kind === 'ResourceBody') return parent.title === node;
  return parent?.kind === 'LiteralList' && next?.kind === 'ResourceBody' && next.title === parent;
}
