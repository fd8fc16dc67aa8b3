import type { LintCheck } from '../../check.ts';
import { relativeClassnameInclusion } from './names/relative-classname-inclusion.ts';
import { relativeClassnameReference } from './names/relative-classname-reference.ts';
import { topscopeVariable } from './names/topscope-variable.ts';
import { variableContainsUpcase } from './names/variable-contains-upcase.ts';
import { lookupInParameter } from './parameters/lookup-in-parameter.ts';
import { optionalDefault } from './parameters/optional-default.ts';
import { parameterDocumentation } from './parameters/parameter-documentation.ts';
import { parameterTypes } from './parameters/parameter-types.ts';
import { paramsEmptyStringAssignment } from './parameters/params-empty-string-assignment.ts';
import { paramsNotOptionalWithUndef } from './parameters/params-not-optional-with-undef.ts';
import { resourceReferenceChainWithoutWhitespace } from './references/resource-reference-chain-without-whitespace.ts';
import { resourceReferenceWithUnquotedTitle } from './references/resource-reference-with-unquoted-title.ts';
import { resourceReferenceWithoutTitleCapital } from './references/resource-reference-without-title-capital.ts';
import { resourceReferenceWithoutWhitespace } from './references/resource-reference-without-whitespace.ts';
import { anchorResource } from './resources/anchor-resource.ts';
import { execIdempotency } from './resources/exec-idempotency.ts';
import { fileEnsure } from './resources/file-ensure.ts';
import { packageEnsure } from './resources/package-ensure.ts';
import { arrowsSingleSpaceAfter } from './spaces/arrows-single-space-after.ts';
import { classNameSingleSpaceAfter } from './spaces/class-name-single-space-after.ts';
import { classNameSingleSpaceBefore } from './spaces/class-name-single-space-before.ts';
import { closingBraceAfter } from './spaces/closing-brace-after.ts';
import { closingBraceBefore } from './spaces/closing-brace-before.ts';
import { closingBracketAfter } from './spaces/closing-bracket-after.ts';
import { closingBracketBefore } from './spaces/closing-bracket-before.ts';
import { doubleNewlineEndOfFile } from './spaces/double-newline-end-of-file.ts';
import { inheritsNameSingleSpaceBefore } from './spaces/inherits-name-single-space-before.ts';
import { missingNewlineEndOfFile } from './spaces/missing-newline-end-of-file.ts';
import { newlineBeginningOfFile } from './spaces/newline-beginning-of-file.ts';
import { openingBraceAfter } from './spaces/opening-brace-after.ts';
import { openingBraceBefore } from './spaces/opening-brace-before.ts';
import { openingBracketAfter } from './spaces/opening-bracket-after.ts';
import { openingBracketBefore } from './spaces/opening-bracket-before.ts';
import { strictIndent } from './spaces/strict-indent.ts';
import { twoEmptyLines } from './spaces/two-empty-lines.ts';
import { leadingZero } from './strings/leading-zero.ts';
import { trailingComma } from './strings/trailing-comma.ts';
import { unquotedStringInCase } from './strings/unquoted-string-in-case.ts';
import { unquotedStringInSelector } from './strings/unquoted-string-in-selector.ts';
import { versionComparison } from './strings/version-comparison.ts';

/** Checks of common plugins, grouped by plugin. All of them are off by default. */
export const pluginChecks: readonly LintCheck[] = [
  trailingComma,
  resourceReferenceChainWithoutWhitespace,
  resourceReferenceWithUnquotedTitle,
  resourceReferenceWithoutTitleCapital,
  resourceReferenceWithoutWhitespace,
  unquotedStringInCase,
  unquotedStringInSelector,
  arrowsSingleSpaceAfter,
  inheritsNameSingleSpaceBefore,
  classNameSingleSpaceBefore,
  classNameSingleSpaceAfter,
  closingBraceBefore,
  closingBraceAfter,
  closingBracketBefore,
  closingBracketAfter,
  twoEmptyLines,
  newlineBeginningOfFile,
  missingNewlineEndOfFile,
  doubleNewlineEndOfFile,
  openingBraceBefore,
  openingBraceAfter,
  openingBracketBefore,
  openingBracketAfter,
  relativeClassnameInclusion,
  relativeClassnameReference,
  leadingZero,
  parameterDocumentation,
  fileEnsure,
  lookupInParameter,
  topscopeVariable,
  execIdempotency,
  optionalDefault,
  parameterTypes,
  anchorResource,
  packageEnsure,
  paramsEmptyStringAssignment,
  paramsNotOptionalWithUndef,
  strictIndent,
  variableContainsUpcase,
  versionComparison,
];
