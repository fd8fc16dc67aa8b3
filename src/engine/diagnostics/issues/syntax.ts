/** Issues of the lexer and parser, with the codes and messages of Puppet's `pops/issues.rb` and `egrammar.ra`. */
import { defineIssue } from '../issue.ts';

export const syntaxError = defineIssue<{ where: string }>('SYNTAX_ERROR', ({ where }) => `Syntax error at ${where}`);

// ---- words and numbers ------------------------------------------------------
export const illegalClassReference = defineIssue('ILLEGAL_CLASS_REFERENCE', () => 'Illegal class reference');
export const illegalFullyQualifiedClassReference = defineIssue(
  'ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE',
  () => 'Illegal fully qualified class reference',
);
export const illegalFullyQualifiedName = defineIssue(
  'ILLEGAL_FULLY_QUALIFIED_NAME',
  () => 'Illegal fully qualified name',
);
export const illegalNumber = defineIssue<{ value: string }>(
  'ILLEGAL_NUMBER',
  ({ value }) => `Illegal number '${value}'`,
);
export const invalidHexNumber = defineIssue<{ value: string }>(
  'INVALID_HEX_NUMBER',
  ({ value }) => `Not a valid hex number ${value}`,
);
export const invalidOctalNumber = defineIssue<{ value: string }>(
  'INVALID_OCTAL_NUMBER',
  ({ value }) => `Not a valid octal number ${value}`,
);
export const invalidDecimalNumber = defineIssue<{ value: string }>(
  'INVALID_DECIMAL_NUMBER',
  ({ value }) => `Not a valid decimal number ${value}`,
);
/**
 * Reported for a float that Ruby cannot represent (`1e400`), and for zero with an exponent. Puppet has the same message
 * for both.
 */
export const numberOutOfRange = defineIssue<{ value: string }>(
  'NUMBER_OUT_OF_RANGE',
  ({ value }) => `Internal Error, NUMBER token does not contain a valid number, ${value}`,
);
export const illegalByteOrderMark = defineIssue<{ format: string; bytes: string }>(
  'ILLEGAL_BOM',
  ({ format, bytes }) =>
    `Illegal ${format} Byte Order mark at beginning of input: ${bytes} - remove these from the puppet source`,
);

// ---- strings, comments, heredocs --------------------------------------------
export const unclosedQuote = defineIssue<{ after: string; followedBy: string }>(
  'UNCLOSED_QUOTE',
  ({ after, followedBy }) => `Unclosed quote after ${after} followed by '${followedBy}'`,
);
export const unclosedComment = defineIssue('UNCLOSED_MLCOMMENT', () => 'Unclosed multiline comment');
export const illegalUnicodeEscape = defineIssue(
  'ILLEGAL_UNICODE_ESCAPE',
  () => "Unicode escape '\\u' was not followed by 4 hex digits or 1-6 hex digits in {} or was > 10ffff",
);
export const unrecognizedEscape = defineIssue<{ char: string }>(
  'UNRECOGNIZED_ESCAPE',
  ({ char }) => `Unrecognized escape sequence '\\${char}'`,
);
export const heredocUnclosedParenthesis = defineIssue<{ followedBy: string }>(
  'HEREDOC_UNCLOSED_PARENTHESIS',
  ({ followedBy }) => `Unclosed parenthesis after '@(' followed by '${followedBy}'`,
);
export const heredocWithoutEnd = defineIssue(
  'HEREDOC_WITHOUT_END_TAGGED_LINE',
  () => 'Heredoc without end-tagged line',
);
export const heredocInvalidEscape = defineIssue<{ actual: string }>(
  'HEREDOC_INVALID_ESCAPE',
  ({ actual }) => `Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got '${actual}'`,
);
export const heredocInvalidSyntax = defineIssue(
  'HEREDOC_INVALID_SYNTAX',
  () => 'Invalid syntax in heredoc expected @(endtag[:syntax][/escapes])',
);
export const heredocWithoutText = defineIssue(
  'HEREDOC_WITHOUT_TEXT',
  () => 'Heredoc without any following lines of text',
);
export const heredocEmptyEndTag = defineIssue('HEREDOC_EMPTY_ENDTAG', () => 'Heredoc with an empty endtag');
export const heredocRepeatedEscape = defineIssue<{ escapes: readonly string[] }>(
  'HEREDOC_MULTIPLE_AT_ESCAPES',
  ({ escapes }) => `An escape char for @() may only appear once. Got '${escapes.join(', ')}'`,
);
export const invalidRegexp = defineIssue<{ message: string }>('INVALID_REGEXP', ({ message }) => message);

// ---- templates --------------------------------------------------------------
export const eppUnbalancedTag = defineIssue(
  'EPP_UNBALANCED_TAG',
  () => 'Unbalanced epp tag, reached <eof> without closing tag.',
);
export const eppUnbalancedComment = defineIssue(
  'EPP_UNBALANCED_COMMENT',
  () => 'Reaching end after opening <%# without seeing %>',
);
export const eppUnbalancedExpression = defineIssue(
  'EPP_UNBALANCED_EXPRESSION',
  () => 'Unbalanced embedded expression - opening <% and reaching end of input',
);

// ---- accepted by the grammar, rejected by the code of its rules --------------
export const argumentListToNonStatement = defineIssue<{ name: string }>(
  'ILLEGAL_ARGUMENT_LIST',
  ({ name }) => `attempt to pass argument list to the function '${name}' which cannot be called without parentheses`,
);
export const illegalArgumentList = defineIssue('ILLEGAL_COMMA_LIST', () => 'illegal comma separated argument list');
export const virtualNotResource = defineIssue(
  'VIRTUAL_NOT_RESOURCE',
  () => 'Virtual (@) can only be applied to a Resource Expression',
);
export const exportedNotResource = defineIssue(
  'EXPORTED_NOT_RESOURCE',
  () => 'Exported (@@) can only be applied to a Resource Expression',
);
export const resourceWithoutTitle = defineIssue(
  'RESOURCE_BODY_WITHOUT_TITLE',
  () => 'Syntax error resource body without title or hash with +>',
);
export const invalidResourceExpression = defineIssue(
  'INVALID_RESOURCE_EXPRESSION',
  () => 'Expression is not valid as a resource, resource-default, or resource-override',
);
export const classKeywordAsName = defineIssue(
  'CLASS_KEYWORD_AS_NAME',
  () => "'class' keyword not allowed at this location",
);
export const quotedName = defineIssue('QUOTED_NAME', () => 'A quoted string is not valid as a name here');

// ---- Bunraku's own ----------------------------------------------------------
/** Puppet has no such limit: it fails when Ruby's stack overflows. */
export const nestingTooDeep = defineIssue<{ limit: number }>(
  'NESTING_TOO_DEEP',
  ({ limit }) => `Expressions are nested more than ${limit} levels deep`,
);

/** Reported in addition to Puppet's `Syntax error at end of input`, which has no location. */
export const missingClosingBrace = defineIssue('MISSING_CLOSING_BRACE', () => "This '{' has no matching '}'");
