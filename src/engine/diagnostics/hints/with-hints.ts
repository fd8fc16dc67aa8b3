/**
 * Adds information to a diagnostic that Puppet does not give: the replacement of a removed feature, the name that was
 * probably meant, and a fix.
 */
import type { Diagnostic, Fix, RelatedPlace } from '../diagnostic.ts';
import type { Issue, IssueDeclaration } from '../issue.ts';
import { catalogIssues } from '../issues/catalog.ts';
import { discontinuedImport, evaluationIssues, retiredFunction, templateNotFound } from '../issues/evaluation.ts';
import { hieraIssues } from '../issues/hiera.ts';
import { rubyIssue } from '../issues/ruby.ts';
import {
  argumentListToNonStatement,
  invalidResourceExpression,
  missingClosingBrace,
  quotedName as quotedNameIssue,
  syntaxError,
  unclosedQuote,
} from '../issues/syntax.ts';
import {
  idemExpressionNotLast,
  idemNotAllowedLast,
  illegalAssignment,
  illegalDefinitionLocation,
  illegalDefinitionName,
  illegalTopConstructLocation,
  illegalNodeInheritance,
  illegalVariableName,
  operatorNoLongerSupported,
  resourceWithoutTitle,
} from '../issues/validation.ts';
import { type Advice, near } from './advice.ts';
import type { HintContext } from './context.ts';
import {
  assignmentInCondition,
  blockByArrow,
  calledReference,
  classAsType,
  comparisonChain,
  declaredTwice,
  elementOfUndef,
  keysByDots,
  lineOf,
  mistakenConstant,
  mistakenReference,
  mistakenSum,
  otherThan,
  placeOfTemplate,
  quotedName,
} from './mistakes/frequent-mistakes.ts';
import { type Anchor, findAnchor } from './anchor.ts';
import { REMOVED_SYNTAX, removedFunction } from './removed.ts';
import { absentModule } from './mistakes/absent-modules.ts';
import { misplacedDefinition, misplacedFile, outsideOfDefinition } from './mistakes/class-files.ts';
import {
  laterRelease,
  capitalized,
  hintOnly,
  importLine,
  inNamespace,
  nearAttribute,
  ofClass,
  properName,
  withoutColons,
} from './mistakes/unknown-names.ts';
import { absentReference } from './mistakes/references.ts';
import { ofMismatch } from './mistakes/mismatch.ts';
import { foreignStatement } from './mistakes/other-languages.ts';
import {
  meaninglessLastValue,
  meaninglessStatement,
  mistakenAssignment,
  mistakenComparison,
  printingFunction,
  properVariable,
} from './mistakes/statements.ts';
import { endMistake, syntaxMistake } from './mistakes/syntax-mistakes.ts';
import { hintOfInterpolation, hintOfVariable } from './variables.ts';

type Advise<Args> = (args: Args, anchor: Anchor | undefined, context: HintContext) => Advice | undefined;

interface Rule {
  readonly code: string;
  readonly advise: Advise<Issue>;
}

function rule<Args>(declaration: IssueDeclaration<Args>, advise: Advise<Args>): Rule {
  return {
    code: declaration.code,
    advise: (issue, anchor, context) => (declaration.is(issue) ? advise(issue.args, anchor, context) : undefined),
  };
}

const RULES: ReadonlyMap<string, Rule> = new Map(
  [
    rule(syntaxError, (_, anchor, context) => (anchor === undefined ? undefined : syntaxMistake(anchor, context))),
    rule(argumentListToNonStatement, (_, anchor, context) =>
      anchor === undefined ? undefined : syntaxMistake(anchor, context),
    ),
    rule(invalidResourceExpression, (_, anchor) => foreignStatement(lineOf(anchor), 0)),
    rule(resourceWithoutTitle, ({ name }) => ({
      hint: `A resource begins with its title and a colon: ${name} { 'title': … }`,
    })),
    rule(quotedNameIssue, (_, anchor) => quotedName(anchor)),
    rule(illegalVariableName, ({ name }, anchor) => properVariable(name, anchor)),
    rule(rubyIssue, ({ detail }, anchor) => calledReference(detail, anchor)),
    rule(evaluationIssues.illegalJump, ({ name }) => ({
      hint:
        name === 'return'
          ? 'return() works only in functions, classes and defined types. Elsewhere, use if or unless to skip code.'
          : `${name}() works only in the block of an iteration such as each.`,
    })),
    rule(evaluationIssues.comparisonNotPossible, (_, anchor) => comparisonChain(anchor)),
    rule(evaluationIssues.notApplicable, ({ left }, anchor, context) =>
      left === 'an Undef Value' ? elementOfUndef(anchor, context) : undefined,
    ),
    rule(hieraIssues.notFound, ({ names: [name] }) => ({
      hint: `No level of the hierarchy has this key. Add the key to a file such as data/common.yaml, or set a default: lookup('${name ?? 'key'}', default_value => 'value')`,
    })),
    rule(catalogIssues.unknownNode, ({ node }) => ({
      hint: `The current node is ${node}. Add node default { … } or a definition for this node.`,
    })),
    rule(catalogIssues.notATypeText, () => ({
      hint: "An arrow joins resources and references: Package['nginx'] -> Service['nginx']",
    })),
    rule(missingClosingBrace, () => ({ hint: 'Write } where this block ends.' })),
    rule(unclosedQuote, () => ({ hint: 'Close the string that begins here with the same quote.' })),
    rule(idemNotAllowedLast, (_, anchor, context) => meaninglessLastValue(anchor, context)),
    rule(illegalAssignment, (_, anchor) => mistakenAssignment(anchor)),
    rule(idemExpressionNotLast, (_, anchor, context) => meaninglessStatement(anchor, context)),
    rule(evaluationIssues.stringSliceKeyType, (_, anchor) => mistakenReference(anchor)),
    rule(evaluationIssues.notNumeric, (_, anchor) => mistakenSum(anchor)),
    rule(evaluationIssues.illegalReassignment, ({ name }, anchor, context) => ({
      ...(assignmentInCondition(anchor) ?? {
        hint: 'Variables never change. Use another name for the second value.',
      }),
      related: firstAssignment(name, anchor, context),
    })),
    rule(catalogIssues.duplicateAttribute, () => ({ hint: 'Remove one of the two.' })),
    rule(evaluationIssues.unmatchedSelector, () => ({ hint: 'Add an entry "default => …" for all other values.' })),
    rule(templateNotFound, ({ name }, _, context) => placeOfTemplate(name, context)),
    rule(catalogIssues.duplicate, ({ reference }) => declaredTwice(reference)),
    rule(catalogIssues.missingReference, ({ reference }, anchor, context) =>
      absentReference(reference, anchor, context),
    ),
    rule(catalogIssues.missingSource, ({ source }, anchor, context) => absentReference(source, anchor, context)),
    rule(catalogIssues.missingTarget, ({ target }, anchor, context) => absentReference(target, anchor, context)),
    rule(discontinuedImport, (_, anchor) => ({ hint: REMOVED_SYNTAX.import, edit: importLine(anchor) })),
    rule(illegalNodeInheritance, () => ({ hint: REMOVED_SYNTAX.nodeInheritance })),
    rule(operatorNoLongerSupported, ({ operator }) => ({ hint: REMOVED_SYNTAX[operator] })),
    rule(
      evaluationIssues.unknownVariable,
      ({ name }, anchor, context) =>
        mistakenComparison(anchor) ??
        blockByArrow(withoutColons(name), anchor) ??
        hintOfVariable(withoutColons(name), anchor, context),
    ),
    rule(hieraIssues.unknownVariable, ({ name }) => hintOfInterpolation(name)),
    rule(
      evaluationIssues.unknownFunction,
      ({ name }, anchor, context) =>
        hintOnly(removedFunction(withoutColons(name))) ??
        laterRelease('function', withoutColons(name), context) ??
        absentModule('function', withoutColons(name), context) ??
        printingFunction(withoutColons(name), anchor) ??
        otherThan(withoutColons(name), anchor, context) ??
        keysByDots(withoutColons(name), anchor) ??
        near(withoutColons(name), context.functions(), anchor, '()'),
    ),
    rule(retiredFunction, ({ name }) => hintOnly(removedFunction(name))),
    rule(
      catalogIssues.unknownType,
      ({ type }, anchor, context) =>
        classAsType(withoutColons(type), context) ??
        absentModule('resource type', withoutColons(type), context) ??
        misplacedFile(withoutColons(type), context) ??
        near(withoutColons(type), context.resourceTypes(), anchor) ??
        inNamespace(withoutColons(type), context.resourceTypes(), anchor),
    ),
    rule(
      catalogIssues.collectedTypeUnknown,
      ({ type }, anchor, context) =>
        absentModule('resource type', type, context) ??
        near(capitalized(type), context.resourceTypes().map(capitalized), anchor),
    ),
    rule(
      evaluationIssues.unknownResourceType,
      ({ name }, anchor, context) =>
        laterRelease('data type', name, context) ??
        mistakenConstant(name, anchor) ??
        absentModule('data type', name, context) ??
        near(name, [...context.dataTypes(), ...context.resourceTypes().map(capitalized)], anchor),
    ),
    rule(catalogIssues.unknownClass, ({ name }, anchor, context) => ofClass(name, anchor, context)),
    rule(catalogIssues.unknownDeclaredClass, ({ name }, anchor, context) => ofClass(name, anchor, context)),
    rule(catalogIssues.unknownParent, ({ name }, anchor, context) => ofClass(name, anchor, context)),
    rule(catalogIssues.unknownParameter, ({ name, type, title }, anchor, context) =>
      nearAttribute(name, context.attributes(type, title), anchor),
    ),
    rule(catalogIssues.parameterMismatch, ({ details, type, title }, anchor, context) =>
      ofMismatch(details, anchor, context.attributes(type, title)),
    ),
    rule(hieraIssues.version3NotGlobal, ({ path }, _anchor, context) => asHiera5(path, context)),
    rule(
      illegalTopConstructLocation,
      (_, anchor, context) => meaninglessStatement(anchor, context) ?? outsideOfDefinition(anchor),
    ),
    rule(illegalDefinitionLocation, ({ name, file }, anchor) => misplacedDefinition(name, file, anchor)),
    rule(illegalDefinitionName, ({ name }, anchor) => properName(name, anchor)),
  ].map((each) => [each.code, each]),
);

/**
 * Returns advice to convert a `hiera.yaml` to version 5. The edit is included only if version 5 supports all backends
 * in the file.
 */
function asHiera5(file: string, context: HintContext): Advice {
  const before = context.read(file);
  const text = before === undefined ? undefined : context.asHiera5(before);
  const hint = 'Environments and modules need hiera.yaml version 5, with one level per data source.';
  if (before === undefined || text === undefined)
    return { hint: `${hint} Rewrite the levels by hand, because version 5 does not support one of the backends.` };
  const span = { offset: 0, length: before.length };
  return { hint, edit: { title: 'Change to version 5', file, span, text } };
}

/**
 * Adds a hint to a diagnostic, and a fix if the edit is certain. Returns the diagnostic unchanged if there is no hint.
 */
export function withHints(diagnostic: Diagnostic, context: HintContext): Diagnostic {
  if (diagnostic.hint !== undefined) return diagnostic;
  const anchor = findAnchor(diagnostic, context);
  const advice =
    RULES.get(diagnostic.code)?.advise(diagnostic, anchor, context) ?? adviceAtEnd(diagnostic, anchor, context);
  if (advice === undefined) return diagnostic;
  const { hint, edit, mark, move, view, related = [] } = advice;
  const advised: Diagnostic = {
    ...diagnostic,
    hint,
    ...(view === undefined ? {} : { view }),
    ...(mark === undefined || anchor === undefined ? {} : { mark: { file: anchor.file, span: mark } }),
    ...(related.length === 0 ? {} : { related: [...(diagnostic.related ?? []), ...related] }),
  };
  if (move !== undefined) {
    const { title, from, to } = move;
    return { ...advised, fix: { title, edits: [], moves: [{ from, to }] } };
  }
  const file = edit?.file ?? anchor?.file ?? diagnostic.file;
  if (edit === undefined || diagnostic.fix !== undefined) return advised;
  const { title, span, text } = edit;
  const fix: Fix = { title, edits: [{ file, span, text }] };
  return { ...advised, fix };
}

/** Returns advice for a syntax error at the end of a file. Such an error has no location. */
function adviceAtEnd(diagnostic: Diagnostic, anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  if (!syntaxError.is(diagnostic) || anchor !== undefined) return undefined;
  return endMistake(context.read(diagnostic.file) ?? '');
}

function firstAssignment(name: string, anchor: Anchor | undefined, context: HintContext): readonly RelatedPlace[] {
  if (anchor === undefined) return [];
  const { file, offset } = anchor;
  const span = context.assignmentOf(file, offset, name);
  return span === undefined ? [] : [{ file, span, message: 'First assigned here' }];
}
