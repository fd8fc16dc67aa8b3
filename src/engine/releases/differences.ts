/**
 * The table of all differences between language releases. The code calls `Release.has` to check whether a row applies.
 * The folder `old` contains rules for releases before Puppet 5. Each of these rules names the row that enables or
 * disables it (see `withParts`).
 */
import { rowsOfOpenVox } from './openvox.ts';
import { rowsBefore4 } from './old/differences.ts';
import type { ReleaseId } from './release-ids.ts';

export interface Difference {
  readonly id: DifferenceId;
  readonly about: string;
  /** First release with this behavior. Absent if all releases before `until` have it. */
  readonly since?: ReleaseId;
  /** Last release with this behavior. Absent if current releases have it. */
  readonly until?: ReleaseId;
  readonly reason: string;
  readonly reference: string;
}

export type Row = Omit<Difference, 'id'>;

const rows = {
  ...rowsBefore4,
  // Rows about the setting `strict`.
  'strict is error': {
    about: 'The setting `strict` defaults to `error`: duplicate keys and strings used as numbers end the compilation.',
    since: '8.11',
    reason: 'Warnings that nobody reads hide mistakes.',
    reference: 'Puppet 8.0 release notes, `strict`',
  },
  'unknown variables are errors': {
    about: 'The setting `strict_variables` is on: reading a variable that was never assigned ends the compilation.',
    since: '8.11',
    reason: 'A mistyped name silently became undef.',
    reference: 'Puppet 8.0 release notes, `strict_variables`',
  },
  'setting strict': {
    about:
      'The setting `strict` decides whether a questionable construct is ignored, a warning or an error. Older releases ignore all of them.',
    since: '4.10',
    reason: 'Mistakes without an immediate effect went unnoticed.',
    reference: '`defaults.rb` of 3.8, which has no `strict`, and of 4.10',
  },
  // Rows about settings.
  'setting ordering': {
    about: 'The setting `ordering` exists; its default is `manifest`.',
    since: '3.8',
    until: '5.5',
    reason: 'Manifest order had proved itself, so the alternatives were removed.',
    reference: 'Puppet 6.0 release notes, removed settings',
  },
  'order of titles': {
    about:
      'The setting `ordering` defaults to `title-hash`: unrelated resources are applied in the order of a digest of their titles.',
    until: '3.8-future',
    reason: 'Nobody should rely on an order that no relationship declares.',
    reference: '`ordering` in `defaults.rb` of 3.8 and 4.10',
  },
  'setting strict_variables': {
    about: 'The setting `strict_variables` exists.',
    since: '3.8',
    reason: 'A mistyped name silently became undef.',
    reference: '`defaults.rb` of 2.7, which does not have it',
  },
  // Rows about facts.
  'facts are strings': {
    about: "All facts are flat strings: `$is_virtual` is `'false'`. Structured facts do not exist.",
    until: '3.8-future',
    reason: 'Before release 2, Facter supported only strings.',
    reference: '`stringify_facts` in `defaults.rb` of 3.8, which 4.10 does not have',
  },
  'facts in hashes': {
    about: 'Facts are in `$facts`, and data from the certificate is in `$trusted`.',
    since: '4.10',
    reason: 'Facts and variables of the manifest can no longer be confused.',
    reference: '`trusted_node_data` in `defaults.rb` of 3.8, which 4.10 does not have',
  },
  'hashes of facts by settings': {
    about: 'The setting `trusted_node_data` sets `$trusted` and `$facts`; `immutable_node_data` sets `$facts` alone.',
    since: '3.8',
    until: '3.8-future',
    reason: 'Manifests with their own variables of these names still compiled.',
    reference: '`Compiler#set_node_parameters` and `TrustedInformation#to_h` of 3.8',
  },
  'server facts': {
    about: 'Facts that the server adds are in `$server_facts`, a reserved name.',
    since: '5.5',
    reason: 'A fact of the node could pretend to come from the server.',
    reference: 'Puppet 5.0 release notes, `trusted_server_facts`',
  },
  'external trusted facts': {
    about: '`$trusted` has the key `external`.',
    since: '6.29',
    reason: 'A command of the server can add trusted data (`trusted_external_command`).',
    reference: 'Puppet 6.11 release notes',
  },
  'flat facts': {
    about: 'Facts have flat names in addition to the structured ones: `$osfamily`, `$ipaddress_eth0`.',
    until: '7.34',
    reason: 'Each flat fact duplicated a structured one.',
    reference: 'Puppet 8.0 release notes, `include_legacy_facts`',
  },
  // Rows about resource types.
  'types of the core': {
    about: 'Types that are separate modules today (cron, host, mount, sshkey, yumrepo, nagios_* …) are part of Puppet.',
    until: '5.5',
    reason: 'In modules, the types have their own releases. Types without a maintainer were dropped.',
    reference: 'Puppet 6.0 release notes, types moved to modules',
  },
  'types by Puppet.newtype': {
    about: 'Ruby code can declare a resource type with `Puppet.newtype` as well as with `Puppet::Type.newtype`.',
    until: '5.5',
    reason: 'The method only forwarded its arguments.',
    reference: '`puppet.rb` of 3.8 and 5.5, the latter with a warning',
  },
  // Rows about the grammar.
  'unless and modulo': {
    about: 'The language has `unless` and `%`.',
    since: '3.8',
    reason: 'Users often requested both.',
    reference: '`parser/grammar.ra` of 2.7 and 3.8',
  },
  'keywords name attributes': {
    about: 'An attribute can have the name of a keyword: `d { x: unless => 1 }`.',
    since: '3.8',
    reason: 'Defined types had parameters whose names became keywords later.',
    reference: '`param_name` in `parser/grammar.ra` of 2.7 and 3.8',
  },
  'words of application orchestration': {
    about: '`site`, `application`, `produces` and `consumes` are keywords and cannot name classes.',
    since: '5.5',
    until: '6.29',
    reason: 'Application orchestration was removed from the language.',
    reference: 'Puppet 7.0 release notes; grammar of 6.29 (`pops/parser/egrammar.ra`)',
  },
  'future words of application orchestration': {
    about: '`site`, `application`, `produces` and `consumes` are names, with a warning that they will become keywords.',
    since: '4.10',
    until: '4.10',
    reason: 'Application orchestration was an option (`app_management`) before it was part of the language.',
    reference: 'lexer of 4.10 (`pops/parser/lexer2.rb`)',
  },
  'missing class name is reported at class': {
    about: 'If no class name follows `class`, the message reports the word `class` and not the token after it.',
    since: '4.10',
    until: '6.29',
    reason:
      'A mapping of application orchestration could begin with a word, and the parser took `class` for that word.',
    reference: 'grammar of 6.29 (`pops/parser/egrammar.ra`)',
  },
  'quoted class names are reported': {
    about: 'A quoted class name has its own error message.',
    since: '5.5',
    reason: 'The message reported the word `class` and not the quotes after it.',
    reference: 'grammar of 5.5 (`pops/parser/egrammar.ra`)',
  },
  'definitions of functions and types': {
    about: 'Manifests can define functions and type aliases.',
    since: '4.10',
    reason: 'Simple functions and types should not require Ruby.',
    reference: 'Grammars of 3.8, where both words are reserved, and of 4.10 (`pops/parser/egrammar.ra`)',
  },
  // Rows about static checks.
  'types make instances': {
    about: "Calling a type converts a value: `Integer('5')`.",
    since: '4.10',
    reason: 'Conversions needed a separate function each, or were impossible.',
    reference: '`check_CallNamedFunctionExpression` in the checkers of 3.8 and 4.10 (`pops/validation/checker4_0.rb`)',
  },
  'names of all data types are reserved': {
    about: 'Classes cannot be named `string`, `init`, `object`, `sensitive`, `timestamp`, `semver` or `typeset`.',
    since: '7.34',
    reason: 'The list of reserved names lacked the data types that were added after Puppet 4.0.',
    reference: 'checker of 7.34 (`pops/validation/checker4_0.rb`)',
  },
  'types of parameters must be literal': {
    about: 'A class parameter whose type contains an expression (`Integer[$x]`) causes a warning.',
    since: '7.34',
    reason: 'Tools read parameter types without evaluating code.',
    reference: 'checker of 7.34 (`pops/validation/checker4_0.rb`)',
  },
  'virtual classes are errors': {
    about: '`@class { … }` and `@@class { … }` end the compilation regardless of the setting `strict`.',
    since: '7.34',
    reason: 'Classes were never virtual: the `@` had no effect.',
    reference: 'Puppet 7.0 release notes',
  },
  'misplaced definitions are reported': {
    about:
      'A warning reports definitions in a module file that does not match their name, and code outside definitions in such a file.',
    since: '5.5',
    reason: 'The autoloader cannot reliably find such a definition.',
    reference: 'Puppet 5.0 release notes, `ILLEGAL_DEFINITION_LOCATION`',
  },
  'misplaced definitions are errors': {
    about:
      'Definitions in a module file that does not match their name end the compilation, and so does code outside definitions in such a file.',
    since: '6.29',
    reason: 'Puppet 5 announced the error with a warning.',
    reference: 'Puppet 6.0 release notes',
  },
  'second defaults are errors': {
    about: 'A second `default` in a `case` or selector ends the compilation regardless of the setting `strict`.',
    since: '5.5',
    reason: 'The second `default` is never chosen.',
    reference: 'checker of 5.5 (`pops/validation/validator_factory_4_0.rb`)',
  },
  'matches have an effect': {
    about: 'A match (`$x =~ /a/`) is a valid statement, because it sets `$0`, `$1` and so on.',
    since: '5.5',
    reason: 'Setting variables is an effect.',
    reference: 'checker of 5.5 (`pops/validation/checker4_0.rb`)',
  },
  'heredocs are checked when read': {
    about: 'The content of a heredoc is checked against the syntax in its tag before evaluation begins.',
    since: '6.29',
    reason: 'Tools that only validate code find the mistake too.',
    reference: 'checker of 6.29 (`pops/validation/checker4_0.rb`)',
  },
  // Rows about files of an environment.
  'functions of the new interface': {
    about: 'Ruby functions can use the interface of Puppet 4 (`lib/puppet/functions`).',
    since: '3.8-future',
    reason: 'Such functions check the types of their arguments.',
    reference: '`Puppet::Functions` of 3.8, which asks for the future parser',
  },
  // Rows about nodes and classes.
  'nodes match by parts of their name': {
    about:
      'A node definition `web1` or `web1.example` also matches the node web1.example.com (`strict_hostname_checking` is off).',
    until: '4.10',
    reason: 'A node with a chosen certname could get the catalog of another node.',
    reference: 'CVE-2020-7942; Puppet 5.5.19 (`strict_hostname_checking`)',
  },
  'classes are defined once': {
    about: 'A second definition of a class ends the compilation. Older releases merge both definitions.',
    since: '5.5',
    reason: 'The author of the second definition rarely knew of the first.',
    reference: 'Puppet 5.0 release notes, `strict`',
  },
  'include takes lists': {
    about: '`include([…])` includes the classes of an array.',
    since: '3.8',
    reason: 'Class names can come from data.',
    reference: '`parser/functions/include.rb` of 2.7 and 3.8',
  },
  'patterns of nodes capture': {
    about: "The captures of a node's regular expression are in `$1` and so on.",
    since: '3.8',
    reason: 'The name of a node often describes its purpose.',
    reference: '`evaluate_code` in `resource/type.rb` of 2.7 and 3.8',
  },
  'names of defines are relative': {
    about:
      'The name of a defined type is resolved in the enclosing namespace first: `vhost` in the class apache is `apache::vhost`.',
    until: '3.8-future',
    reason: 'The defined type that a name meant depended on the installed modules.',
    reference: '`find_definition` in `resource/type_collection.rb` of 3.8 and 4.10',
  },
  'nodes with a regular expression have a prefix': {
    about: 'The resource of a node definition with a regular expression is named `__node_regexp__…`.',
    since: '4.10',
    reason: 'The name cannot be confused with that of a real node.',
    reference: '`name` in `resource/type.rb` of 3.8 and 4.10',
  },
  'lists of variables are assigned': {
    about: 'One assignment can set several variables: `[$a, $b] = [1, 2]`.',
    since: '4.10',
    reason: 'Related values come in one array or hash.',
    reference: '`assign_Array` in `pops/evaluator/evaluator_impl.rb` of 4.10, which 3.8 does not have',
  },
  // Rows about functions.
  'fqdn_rand without the maximum': {
    about: "`fqdn_rand` derives its number only from the node's name and the seed.",
    until: '3.8-future',
    reason: 'Numbers of different ranges were too similar.',
    reference: '`parser/functions/fqdn_rand.rb` of 3.8 and 4.10',
  },
  'data by Hiera 3 alone': {
    about: 'Data comes from one global `hiera.yaml` of version 3. Version 5 is an error.',
    since: '3.8',
    until: '3.8-future',
    reason: 'Since then, environments and modules have their own data.',
    reference: '`indirector/hiera.rb` and `parser/functions/hiera.rb` of 3.8',
  },
  'data provider of metadata.json': {
    about: 'The key `data_provider` of `metadata.json` chooses where the data of a module is.',
    since: '4.10',
    reason: 'Modules could not have data of their own before.',
    reference: '`initialize_module_provider` in `pops/lookup/lookup_adapter.rb` of 4.10',
  },
  'include returns classes': {
    about:
      '`include`, `contain` and `require` return references to the classes. Older releases return nothing and ignore undef as a class name.',
    since: '4.10',
    reason: 'Relationships can use the included classes.',
    reference: '`parser/functions/include.rb` of 3.8, `functions/include.rb` of 4.10',
  },
  'split takes Sensitive': {
    about: '`split` accepts a Sensitive string and returns a Sensitive array.',
    since: '7.34',
    reason: 'Secrets had to be unwrapped first.',
    reference: 'Puppet 7.0 release notes',
  },
  'regsubst takes Sensitive': {
    about: '`regsubst` accepts a Sensitive string and returns a Sensitive string.',
    since: '8.11',
    reason: 'Secrets had to be unwrapped first.',
    reference: 'Puppet 8.0 release notes',
  },
  'undef in collections is a symbol': {
    about: 'A Ruby function of the old interface receives undef inside arrays and hashes as `:undef`.',
    until: '5.5',
    reason: 'Since Puppet 6, undef is nil everywhere.',
    reference: '`pops/evaluator/runtime3_converter.rb` of 5.5 and 6.29',
  },
  'no methods in legacy functions': {
    about: 'The Ruby file of a function of the old interface cannot define methods.',
    since: '6.29',
    reason: 'A method would be visible to all other functions.',
    reference: '`pops/loader/ruby_legacy_function_instantiator.rb` of 5.5 and 6.29',
  },
  'templates have bare names': {
    about: 'In ERB, a bare name reads a variable: `<%= name %>`.',
    until: '3.8-future',
    reason: 'A bare name can be confused with a method; `@name` cannot.',
    reference: '`method_missing` in `parser/templatewrapper.rb` of 3.8',
  },
  'bare names are deprecated': {
    about: 'A bare name in ERB causes a warning.',
    since: '3.8',
    until: '3.8-future',
    reason: 'Puppet 4 does not support bare names.',
    reference: '`method_missing` in `parser/templatewrapper.rb` of 3.8',
  },
  // Rows about resources.
  'application metaparameters': {
    about: 'Every resource accepts the metaparameters `export` and `consume`.',
    since: '4.10',
    until: '6.29',
    reason: 'Application orchestration was removed from the language.',
    reference: 'Puppet 7.0 release notes',
  },
  'defaults apply at the declaration': {
    about: 'A resource default affects only resources that are declared after it.',
    since: '5.5',
    reason: 'The value of an attribute can be read as soon as its resource is declared.',
    reference: 'Puppet 5.0 (`parser/resource.rb`)',
  },
  'aliases are unique': {
    about:
      'Two resources with the same alias, or with equivalent titles (`/tmp/x` and `/tmp/x/`), end the compilation.',
    since: '5.5',
    reason: 'Agents rejected such a catalog.',
    reference: 'Puppet 5.0 (`resource/catalog.rb`)',
  },
  'missing references are errors': {
    about: 'A reference to a missing resource in `require`, `before`, `notify` or `subscribe` ends the compilation.',
    since: '5.5',
    reason: 'Agents rejected such a catalog.',
    reference: 'Puppet 5.0 (`catalog_validator/relationship_validator.rb`)',
  },
  'arrows skip empty collectors': {
    about: 'In `A -> Type<| |> -> B`, A comes before B even if the collector finds nothing.',
    since: '5.5',
    reason: 'The gap in the chain surprised users.',
    reference: 'Puppet 5.0 (`pops/evaluator/relationship_operator.rb`)',
  },
  'unknown parameters of a type are invalid': {
    about: 'The message for an unknown attribute is `Invalid parameter color on File[/a]`.',
    until: '3.8-future',
    reason: 'The message was reworded to name the missing parameter.',
    reference: '`resource.rb` of 3.8 (`validate_parameter`)',
  },
  // Rows about values.
  'unknown types are names of resource types': {
    about:
      'An unknown capitalized word is the name of an unknown resource type: `$x == Debian` is false and not an error.',
    until: '3.8-future',
    reason: 'A mistyped data type went unnoticed.',
    reference: '`UNKNOWN_RESOURCE_TYPE` in `pops/evaluator/evaluator_impl.rb` of 4.10, which 3.8 does not raise',
  },
  'regexps are values of attributes': {
    about: 'A regular expression stays one as the value of an attribute. Older releases convert it to a string.',
    since: '5.5',
    reason: 'A parameter of the type Regexp could not be set.',
    reference: 'Puppet 5.0 (`pops/evaluator/runtime3_converter.rb`)',
  },
  'Enum without case': {
    about: '`Enum[…, true]` ignores case.',
    since: '5.5',
    reason: 'People type words in any case.',
    reference: 'Puppet 5.0 (`pops/types/types.rb`)',
  },
  // Rows about messages and their locations.
  'messages of 3.8': {
    about: 'Some messages differ: `Must pass p to D[x]`, `Found 2 errors. Giving up`.',
    until: '3.8-future',
    reason: 'Messages of Puppet 4 show the expected and the actual value.',
    reference: '`resource.rb`, `pops/issue_reporter.rb` and `node` lookup (`parser/compiler.rb`) of 3.8',
  },
  'documentation of OpenVox': {
    about: 'Messages say OpenVox, and their links lead to the documentation of OpenVox.',
    since: 'openvox-9',
    reason: 'The program has a different name and its own documentation.',
    reference: '`git diff 8.28.1 9.0.0-beta2` of OpenVox, `pops/issues.rb`',
  },
  'messages show definitions as Ruby objects': {
    about: 'A message that names a definition shows the Ruby object: `#<Puppet::Resource::Type:0x…>`.',
    until: '4.10',
    reason: 'The message did not show which definition was meant.',
    reference: '`resource/type.rb` of 4.10, which has no `to_s`',
  },
  'override errors put the line first': {
    about: 'The error for an attribute that is already set names the line before the file.',
    since: '3.8',
    until: '3.8-future',
    reason: 'A mistake, fixed in Puppet 4.',
    reference: '`override_parameter` in `parser/resource.rb` of 3.8',
  },
  'escaped newlines in warnings': {
    about: 'A warning without a location begins with a backslash and an n where a newline was meant.',
    since: '5.5',
    until: '5.5',
    reason: 'A quoting mistake, fixed later.',
    reference: 'Puppet 5.5 (`util/logging.rb`)',
  },
  'locations in parentheses': {
    about: 'Locations have the form `(file: site.pp, line: 1, column: 2)`. Older releases write `at site.pp:1:2`.',
    since: '5.5',
    reason: 'Translations can keep one form for all locations.',
    reference: 'Puppet 5.0 (`util/errors.rb`)',
  },
  ...rowsOfOpenVox,
} as const satisfies Readonly<Record<string, Row>>;

export type DifferenceId = keyof typeof rows;

export function isDifferenceId(id: string): id is DifferenceId {
  return Object.hasOwn(rows, id);
}

export const differences: readonly Difference[] = Object.keys(rows)
  .filter(isDifferenceId)
  .map((id) => ({ id, ...rows[id] }));
