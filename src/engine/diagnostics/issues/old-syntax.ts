/**
 * Issues of the old lexer and parser (`parser/lexer.rb`, `parser/grammar.ra` and `parser/parser_support.rb` of 3.8).
 */
import { defineIssue } from '../issue.ts';

/** Folder of Puppet on Debian. Its deprecation warnings contain this path. */
const PUPPET = '/usr/lib/ruby/vendor_ruby/puppet';

interface ExpectedBracket {
  /** Bracket that would close the innermost open bracket. Undefined if none is open. */
  readonly expected: string | undefined;
}

export const oldSyntaxError = defineIssue<{ where: string } & ExpectedBracket>(
  'OLD_SYNTAX_ERROR',
  ({ where, expected }) => `Syntax error at ${where}${expected === undefined ? '' : `; expected '${expected}'`}`,
);
export const couldNotMatch = defineIssue<{ text: string }>(
  'OLD_COULD_NOT_MATCH',
  ({ text }) => `Could not match ${text}`,
);
export const oldUnclosedQuote = defineIssue<{ rest: string }>(
  'OLD_UNCLOSED_QUOTE',
  ({ rest }) => `Unclosed quote after '' in '${rest}'`,
);
export const oldUnknownEscape = defineIssue<{ char: string; file: string; line: number }>(
  'OLD_UNKNOWN_ESCAPE',
  ({ char, file, line }) => `Unrecognised escape sequence '\\${char}' in file ${file} at line ${line}`,
);
export const oldInvalidPattern = defineIssue<{ detail: string }>('OLD_INVALID_PATTERN', ({ detail }) => detail);

/**
 * Returns the end of a message, which should contain the expected bracket. Puppet's parser does not replace the
 * placeholder `%s`, so users see it.
 */
function expectedSuffix({ expected }: ExpectedBracket): string {
  return expected === undefined ? '' : "; expected '%s'";
}

export const resourceWithoutName = defineIssue<ExpectedBracket>(
  'OLD_RESOURCE_WITHOUT_NAME',
  (args) => `All resource specifications require names${expectedSuffix(args)}`,
);
export const defaultsNotVirtual = defineIssue<ExpectedBracket>(
  'OLD_DEFAULTS_NOT_VIRTUAL',
  (args) => `Defaults are not virtualizable${expectedSuffix(args)}`,
);
export const notAtTopLevel = defineIssue<ExpectedBracket>(
  'OLD_NOT_AT_TOP_LEVEL',
  (args) =>
    `Classes, definitions, and nodes may only appear at toplevel or inside other classes${expectedSuffix(args)}`,
);
export const nestedDefinition = defineIssue<{ inner: string; outer: string }>(
  'OLD_NESTED_DEFINITION',
  ({ inner, outer }) => `Cannot nest definition ${inner} inside ${outer}`,
);
export const assignmentElsewhere = defineIssue(
  'OLD_ASSIGNMENT_ELSEWHERE',
  () => 'Cannot assign to variables in other namespaces',
);
export const invalidHostName = defineIssue<{ name: string }>(
  'OLD_INVALID_HOST_NAME',
  ({ name }) => `'${name}' is not a valid hostname`,
);

// ---- warnings -----------------------------------------------------------------
interface Placed {
  readonly file: string;
  readonly line: number;
}

export const referenceInLowerCase = defineIssue<Placed>(
  'OLD_REFERENCE_IN_LOWER_CASE',
  ({ file, line }) =>
    `Deprecation notice:  Resource references should now be capitalized on line ${line} in file ${file}`,
);
export const parameterWithoutDollar = defineIssue<Placed>(
  'OLD_PARAMETER_WITHOUT_DOLLAR',
  ({ file, line }) => `Deprecation notice: must now include '$' in prototype on line ${line} in file ${file}`,
);
export const importDeprecated = defineIssue<Placed>(
  'OLD_IMPORT_DEPRECATED',
  ({ file, line }) =>
    `The use of 'import' is deprecated at ${file}:${line}. See http://links.puppetlabs.com/puppet-import-deprecation\n   (at ${PUPPET}/parser/parser_support.rb:110:in \`import')`,
);
export const nodeInheritanceDeprecated = defineIssue<Placed>(
  'OLD_NODE_INHERITANCE_DEPRECATED',
  ({ file, line }) =>
    `Deprecation notice: Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppetlabs.com/puppet-node-inheritance-deprecation\n   (at ${file}:${line})`,
);
