/**
 * Rows of the table of differences for Puppet 3.8 with the old grammar and 2.7; no later release has these behaviors.
 */
import type { Row } from '../differences.ts';

export const rowsBefore4 = {
  // Grammar
  'the old grammar': {
    about:
      'Manifests are read by the grammar without lambdas, heredocs and types: numbers are texts, `+=` and `import` are there.',
    until: '3.8',
    reason: 'A new grammar, at first an option (the future parser), took its place.',
    reference: '`parser/grammar.ra` and `parser/lexer.rb` of 3.8',
  },
  'parameters without a dollar sign': {
    about: 'Parameters of a definition may be written without their dollar sign, with a warning.',
    until: '2.7',
    reason: 'The first grammars had them so.',
    reference: '`argument` in `parser/grammar.ra` of 2.7 and 3.8',
  },
  'import is deprecated': {
    about: '`import` and the inheritance of nodes bring a warning.',
    since: '3.8',
    until: '3.8',
    reason: 'Puppet 4 has neither.',
    reference: '`import` in `parser/parser_support.rb` and `parser/ast/node.rb` of 3.8',
  },
  // Values and operators of the old grammar
  'empty text is false': {
    about: 'The empty text is false.',
    until: '3.8',
    reason: 'Undef was often the empty text; Puppet 4 tells them apart.',
    reference: '`Scope.true?` in `parser/scope.rb` of 3.8',
  },
  'texts are numbers': {
    about:
      "A text that looks like a number is one: `'10' == 10`, `'9' < '10'`; undef equals the empty text, and `in` heeds case.",
    until: '3.8',
    reason: 'Numbers became a type of their own.',
    reference: '`evaluate_match` in `parser/ast.rb` and `Scope.number?` of 3.8',
  },
  'texts of arrays are joined': {
    about: 'An array in a text is its elements without anything between.',
    until: '3.8',
    reason: 'Where one element ended could not be seen.',
    reference: '`AST::Concat` in `parser/ast/leaf.rb` of 3.8',
  },
  'elements have one key': {
    about: 'Brackets take one key of an array or hash; on anything else they are an error.',
    until: '3.8',
    reason: 'Slices and access to types came with the new grammar.',
    reference: '`AST::HashOrArrayAccess` in `parser/ast/leaf.rb` of 3.8',
  },
  'elements are never false': {
    about: 'An element that is false is undef.',
    until: '2.7',
    reason: 'A mistake, fixed in 3.',
    reference: '`AST::HashOrArrayAccess` in `parser/ast/leaf.rb` of 2.7',
  },
  'variables are appended to': {
    about: '`$x += …` sets a variable of this scope from the one outside; `$hash[key] = …` sets an element.',
    until: '3.8',
    reason: 'Variables never change.',
    reference: '`Scope#setvar` and `HashOrArrayAccess#assign` of 3.8',
  },
  'appending changes outer variables': {
    about: '`$x += …` on a text or hash changes the variable outside as well.',
    until: '2.7',
    reason: 'A mistake, fixed in 3.',
    reference: '`Scope#setvar` of 2.7',
  },
  'numeric variables are assigned': {
    about: '`$1` may be assigned.',
    until: '2.7',
    reason: 'It hid what a match captured.',
    reference: '`Scope#setvar` of 2.7 and 3.8',
  },
  'changes of collections are deprecated': {
    about: 'Setting an element of a hash or array brings a warning.',
    since: '3.8',
    until: '3.8',
    reason: 'Variables never change in Puppet 4.',
    reference: '`mutation_deprecation` in `parser/ast/leaf.rb` of 3.8',
  },
  'concatenation is promised': {
    about: 'Arithmetic on an array or hash is refused with a word on the future parser.',
    since: '3.8',
    until: '3.8',
    reason: 'The future parser has `+` on both.',
    reference: '`assert_concatenation_supported` in `parser/ast/arithmetic_operator.rb` of 3.8',
  },
  'functions are statements or values': {
    about:
      'A function that yields a value is no statement, and one that yields none is no value; undef is given as the empty text.',
    until: '3.8',
    reason: 'Any call is an expression in the new grammar.',
    reference: '`parser/ast/function.rb` of 3.8',
  },
  'future functions are refused': {
    about: 'The functions of the future parser (`each`, `epp`, `lookup` …) are there and say that they need it.',
    since: '3.8',
    until: '3.8',
    reason: 'They take lambdas and types, which the old grammar does not have.',
    reference: '`parser/functions/each.rb` of 3.8',
  },
  'scopes have no brackets': {
    about:
      'In Ruby a scope is asked with `lookupvar` alone, which yields `:undefined` for a variable that there is not.',
    until: '2.7',
    reason: '`scope[…]` reads better, and nil is what Ruby has for nothing.',
    reference: '`parser/scope.rb` of 2.7 and 3.8',
  },
  'functions count their arguments': {
    about: 'Puppet itself counts the arguments of a function: `split(): Wrong number of arguments given (1 for 2)`.',
    since: '3.8',
    until: '3.8',
    reason: 'Each function counted them itself, or not at all.',
    reference: '`newfunction` in `parser/functions.rb` of 2.7 and 3.8',
  },
  'create_resources knows no marks': {
    about: '`create_resources` makes no virtual resources: `@notify` is no type.',
    until: '2.7',
    reason: 'Virtual resources come from data as well.',
    reference: '`parser/functions/create_resources.rb` of 2.7',
  },
  'classes are collected in vain': {
    about: '`Class <| |>` is refused as a type that there is not.',
    until: '2.7',
    reason: 'Nobody knew why.',
    reference: '`parser/ast/collection.rb` of 2.7',
  },
  'names of classes are relative': {
    about:
      'A class is first looked for in the namespaces around: `include config` in the class ntp finds `ntp::config`.',
    until: '3.8',
    reason: 'Which class was meant depended on what else was installed.',
    reference: '`find_hostclass` in `parser/scope.rb` of 3.8',
  },
  'missing variables are told twice': {
    about:
      'A variable of a class that cannot be read brings two warnings with its place, one for each way to look for it.',
    until: '2.7',
    reason: 'It was looked for with and without dynamic scope.',
    reference: '`dynamic_lookupvar` in `parser/scope.rb` of 2.7',
  },
  'dynamic scope': {
    about:
      'A variable that a scope does not have is looked for where the class or define was declared, with a warning.',
    until: '2.7',
    reason: 'What a class did depended on who included it first.',
    reference: '`dynamic_lookupvar` in `parser/scope.rb` of 2.7',
  },
  // Files
  'one manifest': {
    about: 'The manifest `site.pp` alone is read, and what it imports.',
    until: '2.7',
    reason: 'Folders of manifests came with directory environments.',
    reference: '`manifest` in `defaults.rb` of 2.7',
  },
  'folders of manifests are flat': {
    about: 'Of the folder `manifests` only the files directly in it are read.',
    until: '3.8',
    reason: 'The future parser reads the folders inside too.',
    reference: '`perform_initial_import` in `node/environment.rb` of 3.8',
  },
  'names may have hyphens': {
    about: 'Names of modules, classes and defines may have hyphens.',
    until: '3.8',
    reason: '`$a-b` is a subtraction in the new grammar.',
    reference: '`NAME` in `parser/lexer.rb` of 3.8',
  },
  // Nodes and classes
  'classes are evaluated in turn': {
    about: 'Of several classes in one `include` each is evaluated before the next is declared.',
    until: '2.7',
    reason: 'All are in the catalog before the first is evaluated.',
    reference: '`evaluate_classes` in `parser/compiler.rb` of 2.7 and 3.8',
  },
  'texts in relationships are references': {
    about: 'A text beside an arrow is a reference, or the name of a class.',
    until: '3.8',
    reason: 'The new grammar reads it as a type.',
    reference: '`mk_relationship` in `parser/relationship.rb` of 3.8',
  },
  // Functions
  'no data': {
    about: 'There is no data: classes get no parameters from it, and there is no function `hiera`.',
    until: '2.7',
    reason: 'Hiera was a program of its own.',
    reference: '`resource/type.rb` of 2.7, which looks nothing up',
  },
  // Resources
  'parameters are checked one by one': {
    about:
      'Parameters are set before defaults are worked out, in any order; a missing one is told as `Must pass p to D[x]`.',
    until: '3.8',
    reason: 'The new grammar checks the types of all parameters together.',
    reference: '`set_resource_parameters` in `resource/type.rb` of 3.8',
  },
  'definitions are blamed for parameters': {
    about: 'A missing parameter is told at the definition.',
    until: '2.7',
    reason: 'The mistake is where the parameter is not given.',
    reference: '`set_resource_parameters` in `resource/type.rb` of 2.7',
  },
  // Messages
  'the texts of 2.7': {
    about: 'Some messages have still other texts: `Invalid parameter color`, `in file site.pp at line 2`.',
    until: '2.7',
    reason: 'Puppet 3 says more.',
    reference: '`resource.rb` and `resource/catalog.rb` of 2.7',
  },
  'exports are told with their line': {
    about:
      'Without storeconfigs an exported resource, its collection and each attempt to collect bring warnings of their own.',
    until: '3.8',
    reason: 'One warning says it.',
    reference: '`parser/grammar.ra` and `parser/collector.rb` of 3.8',
  },
  'lists of one are values': {
    about: 'In the catalog a list with one element is that element; names of attributes are in lower case.',
    until: '3.8',
    reason: 'Databases of old needed not ask which of both it was.',
    reference: '`to_resource` in `parser/resource.rb` of 3.8',
  },
  'errors tell the line alone': {
    about: 'Errors tell their file and line, without a column and without what was being evaluated.',
    until: '3.8',
    reason: 'The new grammar knows the column of each word.',
    reference: '`ExternalFileError` in `error.rb` of 3.8',
  },
  'errors of the compiler have places': {
    about: 'Errors that the compiler itself raises have the place of the call that led to them.',
    until: '2.7',
    reason: 'A class of errors lost its place in 3.',
    reference: '`Puppet::Error` in `error.rb` of 2.7 and 3.8',
  },
} as const satisfies Readonly<Record<string, Row>>;
