import type { LintCheck } from '../check.ts';
import { arrowOnRightOperandLine } from './classes/arrow-on-right-operand-line.ts';
import { autoloaderLayout } from './classes/autoloader-layout.ts';
import { classInheritsFromParamsClass } from './classes/class-inherits-from-params-class.ts';
import { codeOnTopScope } from './classes/code-on-top-scope.ts';
import { documentation } from './classes/documentation.ts';
import { inheritsAcrossNamespaces } from './classes/inherits-across-namespaces.ts';
import { namesContainingDash } from './classes/names-containing-dash.ts';
import { namesContainingUppercase } from './classes/names-containing-uppercase.ts';
import { nestedClassesOrDefines } from './classes/nested-classes-or-defines.ts';
import { parameterOrder } from './classes/parameter-order.ts';
import { rightToLeftRelationship } from './classes/right-to-left-relationship.ts';
import { unquotedNodeName } from './classes/unquoted-node-name.ts';
import { variableScope } from './classes/variable-scope.ts';
import { slashComments } from './comments/slash-comments.ts';
import { starComments } from './comments/star-comments.ts';
import { caseWithoutDefault } from './conditionals/case-without-default.ts';
import { selectorInsideResource } from './conditionals/selector-inside-resource.ts';
import { legacyFacts } from './facts/legacy-facts.ts';
import { topScopeFacts } from './facts/top-scope-facts.ts';
import { duplicateParams } from './resources/duplicate-params.ts';
import { ensureFirstParam } from './resources/ensure-first-param.ts';
import { ensureNotSymlinkTarget } from './resources/ensure-not-symlink-target.ts';
import { fileMode } from './resources/file-mode.ts';
import { unquotedFileMode } from './resources/unquoted-file-mode.ts';
import { unquotedResourceTitle } from './resources/unquoted-resource-title.ts';
import { doubleQuotedStrings } from './strings/double-quoted-strings.ts';
import { onlyVariableString } from './strings/only-variable-string.ts';
import { puppetUrlWithoutModules } from './strings/puppet-url-without-modules.ts';
import { quotedBooleans } from './strings/quoted-booleans.ts';
import { singleQuoteStringWithVariables } from './strings/single-quote-string-with-variables.ts';
import { variablesNotEnclosed } from './strings/variables-not-enclosed.ts';
import { variableContainsDash } from './variables/variable-contains-dash.ts';
import { variableIsLowercase } from './variables/variable-is-lowercase.ts';
import { arrowAlignment } from './whitespace/arrow-alignment.ts';
import { hardTabs } from './whitespace/hard-tabs.ts';
import { lineLength140 } from './whitespace/line-length-140.ts';
import { lineLength80 } from './whitespace/line-length-80.ts';
import { spaceBeforeArrow } from './whitespace/space-before-arrow.ts';
import { trailingWhitespace } from './whitespace/trailing-whitespace.ts';
import { twoSpaceSoftTabs } from './whitespace/two-space-soft-tabs.ts';
import { pluginChecks } from './plugins/index.ts';

/** All checks, in the order in which puppet-lint reports and fixes problems. */
export const lintChecks: readonly LintCheck[] = [
  arrowOnRightOperandLine,
  autoloaderLayout,
  classInheritsFromParamsClass,
  codeOnTopScope,
  inheritsAcrossNamespaces,
  namesContainingDash,
  namesContainingUppercase,
  nestedClassesOrDefines,
  parameterOrder,
  rightToLeftRelationship,
  variableScope,
  slashComments,
  starComments,
  caseWithoutDefault,
  selectorInsideResource,
  documentation,
  unquotedNodeName,
  duplicateParams,
  ensureFirstParam,
  ensureNotSymlinkTarget,
  fileMode,
  unquotedFileMode,
  unquotedResourceTitle,
  doubleQuotedStrings,
  onlyVariableString,
  puppetUrlWithoutModules,
  quotedBooleans,
  singleQuoteStringWithVariables,
  variablesNotEnclosed,
  variableContainsDash,
  variableIsLowercase,
  lineLength140,
  twoSpaceSoftTabs,
  lineLength80,
  arrowAlignment,
  hardTabs,
  spaceBeforeArrow,
  trailingWhitespace,
  legacyFacts,
  topScopeFacts,
  ...pluginChecks,
];
