/** Rows of the table of differences for behaviors of Puppet 2.7 and 3.8 that Puppet 4 does not have. */
import type { Row } from '../differences.ts';

export const rowsBefore4 = {
  // Rows about the grammar.
  'the old grammar': {
    about: 'The grammar has no lambdas, heredocs or types; numbers are strings, and `+=` and `import` exist.',
    until: '3.8',
    reason: 'A new grammar replaced it, at first as an option (the future parser).',
    reference: '`parser/grammar.ra` and `parser/lexer.rb` of 3.8',
  },
  'parameters without a dollar sign': {
    about: 'Parameters of a definition can omit the dollar sign, with a warning.',
    until: '2.7',
    reason: 'The first grammars had no dollar sign there.',
    reference: '`argument` in `parser/grammar.ra` of 2.7 and 3.8',
  },
  'import is deprecated': {
    about: '`import` and node inheritance cause a warning.',
    since: '3.8',
    until: '3.8',
    reason: 'Puppet 4 has neither.',
    reference: '`import` in `parser/parser_support.rb` and `parser/ast/node.rb` of 3.8',
  },
  // Rows about values and operators.
  'empty string is false': {
    about: 'The empty string is false.',
    until: '3.8',
    reason: 'Undef often became the empty string. Puppet 4 distinguishes them.',
    reference: '`Scope.true?` in `parser/scope.rb` of 3.8',
  },
  'types have no loader': {
    about: 'A define can have the name of a native type. It is never used.',
    until: '3.8-future',
    reason: 'Native types became entities of loaders, which define each name once.',
    reference: '`Pops::Loader::RubyLegacyTypeInstantiator` of 4.9',
  },
  'numeric strings are numbers': {
    about:
      "A string of digits is a number: `'10' == 10`, `'9' < '10'`. Undef equals the empty string, and `in` is case-sensitive.",
    until: '3.8',
    reason: 'Numbers became a separate type.',
    reference: '`evaluate_match` in `parser/ast.rb` and `Scope.number?` of 3.8',
  },
  'interpolated arrays are joined': {
    about: 'An array in a string is interpolated as its elements without a separator.',
    until: '3.8',
    reason: 'The elements could not be distinguished.',
    reference: '`AST::Concat` in `parser/ast/leaf.rb` of 3.8',
  },
  'brackets take one key': {
    about: 'Brackets accept one key and only after an array or hash.',
    until: '3.8',
    reason: 'Slices and access to types came with the new grammar.',
    reference: '`AST::HashOrArrayAccess` in `parser/ast/leaf.rb` of 3.8',
  },
  'elements are never false': {
    about: 'A false element of an array or hash reads as undef.',
    until: '2.7',
    reason: 'A mistake, fixed in Puppet 3.',
    reference: '`AST::HashOrArrayAccess` in `parser/ast/leaf.rb` of 2.7',
  },
  'variables are appended to': {
    about: '`$x += …` sets a variable of the current scope from the outer one; `$hash[key] = …` sets an element.',
    until: '3.8',
    reason: 'In Puppet 4, variables never change.',
    reference: '`Scope#setvar` and `HashOrArrayAccess#assign` of 3.8',
  },
  'appending changes outer variables': {
    about: '`$x += …` on a string or hash also changes the outer variable.',
    until: '2.7',
    reason: 'A mistake, fixed in Puppet 3.',
    reference: '`Scope#setvar` of 2.7',
  },
  'numeric variables are assigned': {
    about: '`$1` can be assigned.',
    until: '2.7',
    reason: 'The assignment hid the capture of a match.',
    reference: '`Scope#setvar` of 2.7 and 3.8',
  },
  'changes of collections are deprecated': {
    about: 'Setting an element of a hash or array causes a warning.',
    since: '3.8',
    until: '3.8',
    reason: 'In Puppet 4, variables never change.',
    reference: '`mutation_deprecation` in `parser/ast/leaf.rb` of 3.8',
  },
  'arithmetic errors name the future parser': {
    about: 'The error for arithmetic on an array or hash mentions the future parser.',
    since: '3.8',
    until: '3.8',
    reason: 'The future parser supports `+` on both.',
    reference: '`assert_concatenation_supported` in `parser/ast/arithmetic_operator.rb` of 3.8',
  },
  'functions are statements or values': {
    about:
      'Function calls with a result are not statements, and calls without one are not values. Functions receive undef as the empty string.',
    until: '3.8',
    reason: 'In the new grammar, every call is an expression.',
    reference: '`parser/ast/function.rb` of 3.8',
  },
  'future functions fail': {
    about:
      'Functions of the future parser (`each`, `epp`, `lookup` …) exist, but fail with a message that they need it.',
    since: '3.8',
    until: '3.8',
    reason: 'The functions take lambdas and types, which the old grammar does not have.',
    reference: '`parser/functions/each.rb` of 3.8',
  },
  'scopes have no index method': {
    about: 'Ruby code reads variables only with `lookupvar`, which returns `:undefined` for a missing variable.',
    until: '2.7',
    reason: "`scope[…]` reads better, and Ruby's own value for nothing is nil.",
    reference: '`parser/scope.rb` of 2.7 and 3.8',
  },
  'Puppet counts arguments': {
    about: 'Puppet checks the number of arguments: `split(): Wrong number of arguments given (1 for 2)`.',
    since: '3.8',
    until: '3.8',
    reason: 'Previously, each function had to check the number, and some did not.',
    reference: '`newfunction` in `parser/functions.rb` of 2.7 and 3.8',
  },
  'create_resources is never virtual': {
    about: '`create_resources` cannot create virtual resources: `@notify` is an unknown type.',
    until: '2.7',
    reason: 'Virtual resources can come from data too.',
    reference: '`parser/functions/create_resources.rb` of 2.7',
  },
  'classes cannot be collected': {
    about: '`Class <| |>` fails with an unknown type.',
    until: '2.7',
    reason: 'The message did not show the cause.',
    reference: '`parser/ast/collection.rb` of 2.7',
  },
  'names of classes are relative': {
    about:
      'A class name is resolved in the enclosing namespaces first: `include config` in the class ntp finds `ntp::config`.',
    until: '3.8',
    reason: 'The class that a name meant depended on the installed modules.',
    reference: '`find_hostclass` in `parser/scope.rb` of 3.8',
  },
  'missing variables cause two warnings': {
    about: 'Reading an unknown variable of a class causes two warnings with its location.',
    until: '2.7',
    reason: 'Puppet looked the variable up with and without dynamic scope.',
    reference: '`dynamic_lookupvar` in `parser/scope.rb` of 2.7',
  },
  'dynamic scope': {
    about:
      'If a scope does not have a variable, Puppet looks in the scope that declared the class or define, with a warning.',
    until: '2.7',
    reason: 'The behavior of a class depended on the first class that included it.',
    reference: '`dynamic_lookupvar` in `parser/scope.rb` of 2.7',
  },
  // Rows about files of an environment.
  'one manifest': {
    about: 'Puppet reads only `site.pp` and the files that it imports.',
    until: '2.7',
    reason: 'Directories of manifests came with directory environments.',
    reference: '`manifest` in `defaults.rb` of 2.7',
  },
  'folders of manifests are flat': {
    about: 'Puppet reads only the files directly in the directory `manifests`.',
    until: '3.8',
    reason: 'The future parser reads subdirectories too.',
    reference: '`perform_initial_import` in `node/environment.rb` of 3.8',
  },
  'names may have hyphens': {
    about: 'Names of modules, classes and defines can contain hyphens.',
    until: '3.8',
    reason: '`$a-b` is a subtraction in the new grammar.',
    reference: '`NAME` in `parser/lexer.rb` of 3.8',
  },
  // Rows about nodes and classes.
  'classes are evaluated in turn': {
    about: 'An `include` of several classes evaluates each class before it declares the next.',
    until: '2.7',
    reason: 'All classes are in the catalog before the first is evaluated.',
    reference: '`evaluate_classes` in `parser/compiler.rb` of 2.7 and 3.8',
  },
  'strings in relationships are references': {
    about: 'A string next to an arrow is a reference or the name of a class.',
    until: '3.8',
    reason: 'The new grammar reads it as a type.',
    reference: '`mk_relationship` in `parser/relationship.rb` of 3.8',
  },
  // Rows about functions.
  'no data': {
    about: 'Classes get no parameters from data, and the function `hiera` does not exist.',
    until: '2.7',
    reason: 'Hiera was a separate program.',
    reference: '`resource/type.rb` of 2.7, which looks nothing up',
  },
  // Rows about resources.
  'parameters are checked one by one': {
    about:
      'Parameters are set in any order before defaults are evaluated. The message for a missing one is `Must pass p to D[x]`.',
    until: '3.8',
    reason: 'The new grammar checks the types of all parameters together.',
    reference: '`set_resource_parameters` in `resource/type.rb` of 3.8',
  },
  'missing parameters are reported at the definition': {
    about: 'The error for a missing parameter points to the definition.',
    until: '2.7',
    reason: 'The mistake is in the declaration, which lacks the parameter.',
    reference: '`set_resource_parameters` in `resource/type.rb` of 2.7',
  },
  // Rows about messages and their locations.
  'messages of 2.7': {
    about: 'Some messages differ: `Invalid parameter color`, `in file site.pp at line 2`.',
    until: '2.7',
    reason: 'Messages of Puppet 3 have more details.',
    reference: '`resource.rb` and `resource/catalog.rb` of 2.7',
  },
  'exports without storeconfigs warn one by one': {
    about:
      'Without storeconfigs, each exported resource, each collector and each attempt to collect causes its own warning.',
    until: '3.8',
    reason: 'One warning is enough.',
    reference: '`parser/grammar.ra` and `parser/collector.rb` of 3.8',
  },
  'single-element arrays are values': {
    about: 'In the catalog, an array with one element becomes that element, and attribute names are in lower case.',
    until: '3.8',
    reason: 'Old databases did not distinguish an element from an array that contains only it.',
    reference: '`to_resource` in `parser/resource.rb` of 3.8',
  },
  'errors have no column': {
    about: 'Errors have a file and a line, but no column and no description of the evaluated expression.',
    until: '3.8',
    reason: 'The new grammar knows the column of each token.',
    reference: '`ExternalFileError` in `error.rb` of 3.8',
  },
  'errors of the compiler have places': {
    about: 'Errors of the compiler itself have the location of the call that caused them.',
    until: '2.7',
    reason: 'This class of errors lost its location in Puppet 3.',
    reference: '`Puppet::Error` in `error.rb` of 2.7 and 3.8',
  },
} as const satisfies Readonly<Record<string, Row>>;
