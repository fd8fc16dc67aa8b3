/**
 * The table of all differences between language releases. Stages query it with `Release.has`; rules for releases before
 * Puppet 5 (`old`) name the row that activates them.
 */
import { rowsBefore4 } from './old/differences.ts';
import type { ReleaseId } from './release.ts';

export interface Difference {
  readonly id: DifferenceId;
  /** One sentence about the behavior of the releases in the row. */
  readonly about: string;
  /** The first release with this behavior; absent if all releases before `until` have it. */
  readonly since?: ReleaseId;
  /** The last release with this behavior; absent if current releases still have it. */
  readonly until?: ReleaseId;
  /** The reason for Puppet's change. */
  readonly reason: string;
  /** Puppet's ticket, release notes or source that document the difference. */
  readonly reference: string;
}

export type Row = Omit<Difference, 'id'>;

const rows = {
  ...rowsBefore4,
  // Strictness
  'findings are errors': {
    about: 'The setting `strict` is `error`: duplicate keys and text taken for a number end the compilation.',
    since: '8.11',
    reason: 'Warnings that nobody reads hide mistakes.',
    reference: 'Puppet 8.0 release notes, `strict`',
  },
  'unknown variables are errors': {
    about: 'The setting `strict_variables` is on: a variable that was never assigned ends the compilation.',
    since: '8.11',
    reason: 'A mistyped name became undef in silence.',
    reference: 'Puppet 8.0 release notes, `strict_variables`',
  },
  'setting strict': {
    about: 'The setting `strict` decides on findings; before, what it is about was neither told nor refused.',
    since: '4.10',
    reason: 'Mistakes that did no harm at once were left alone.',
    reference: '`defaults.rb` of 3.8, which has no `strict`, and of 4.10',
  },
  // Settings
  'setting ordering': {
    about: 'There is a setting `ordering`, by default `manifest`.',
    since: '3.8',
    until: '5.5',
    reason: 'Resources are applied in the order of the manifest, whatever else was tried before.',
    reference: 'Puppet 6.0 release notes, removed settings',
  },
  'order of titles': {
    about:
      'The setting `ordering` is by default `title-hash`: unrelated resources are applied in the order of a digest of their titles.',
    until: '3.8-future',
    reason: 'Nobody was to rely on an order that no relationship tells.',
    reference: '`ordering` in `defaults.rb` of 3.8 and 4.10',
  },
  'setting strict_variables': {
    about: 'There is a setting `strict_variables`.',
    since: '3.8',
    reason: 'A mistyped name became undef in silence.',
    reference: '`defaults.rb` of 2.7, which does not have it',
  },
  // Facts
  'facts are texts': {
    about: "Facts are flat, and all of them are texts: `$is_virtual` is `'false'`. Structured facts are missing.",
    until: '3.8-future',
    reason: 'Facter knew only texts before its release 2.',
    reference: '`stringify_facts` in `defaults.rb` of 3.8, which 4.10 does not have',
  },
  'facts in hashes': {
    about: 'The facts are in `$facts`, what the certificate says is in `$trusted`.',
    since: '4.10',
    reason: 'A fact cannot be mistaken for a variable of the manifest, nor the other way round.',
    reference: '`trusted_node_data` in `defaults.rb` of 3.8, which 4.10 does not have',
  },
  'hashes of facts by settings': {
    about:
      'The settings `trusted_node_data` and `immutable_node_data` bring `$trusted` and `$facts`, the first one both.',
    since: '3.8',
    until: '3.8-future',
    reason: 'Manifests that had variables of these names went on compiling.',
    reference: '`Compiler#set_node_parameters` and `TrustedInformation#to_h` of 3.8',
  },
  'server facts': {
    about: 'What the server adds is in `$server_facts`, a name that no manifest may assign.',
    since: '5.5',
    reason: 'A fact of the node could pretend to be one of the server.',
    reference: 'Puppet 5.0 release notes, `trusted_server_facts`',
  },
  'external trusted facts': {
    about: '`$trusted` has the key `external`.',
    since: '6.29',
    reason: 'A command of the server may add trusted data (`trusted_external_command`).',
    reference: 'Puppet 6.11 release notes',
  },
  'flat facts': {
    about: 'Facts have flat names beside the structured ones: `$osfamily`, `$ipaddress_eth0`.',
    until: '7.34',
    reason: 'Each was there twice; the structured facts have the same values.',
    reference: 'Puppet 8.0 release notes, `include_legacy_facts`',
  },
  // Resource types
  'types of the core': {
    about:
      'Types that are modules of their own now (cron, host, mount, sshkey, yumrepo, nagios_* …) are part of Puppet.',
    until: '5.5',
    reason: 'They get new releases without one of Puppet; nobody kept the others.',
    reference: 'Puppet 6.0 release notes, types moved to modules',
  },
  'types by Puppet.newtype': {
    about: 'Ruby may declare a resource type by `Puppet.newtype` as by `Puppet::Type.newtype`.',
    until: '5.5',
    reason: 'One method that passes another call on is not needed.',
    reference: '`puppet.rb` of 3.8 and 5.5, the latter with a warning',
  },
  // Grammar
  'unless and modulo': {
    about: 'There are `unless` and `%`.',
    since: '3.8',
    reason: 'Both were often asked for.',
    reference: '`parser/grammar.ra` of 2.7 and 3.8',
  },
  'keywords name attributes': {
    about: 'A keyword may be the name of an attribute: `d { x: unless => 1 }`.',
    since: '3.8',
    reason: 'Defines had parameters whose names became keywords later.',
    reference: '`param_name` in `parser/grammar.ra` of 2.7 and 3.8',
  },
  'words of application orchestration': {
    about: '`site`, `application`, `produces` and `consumes` are words of the language, and no names of classes.',
    since: '5.5',
    until: '6.29',
    reason: 'Application orchestration left the language.',
    reference: 'Puppet 7.0 release notes; grammar of 6.29 (`pops/parser/egrammar.ra`)',
  },
  'future words of application orchestration': {
    about: '`site`, `application`, `produces` and `consumes` are names, with a warning that they will be words.',
    since: '4.10',
    until: '4.10',
    reason: 'Application orchestration was an option (`app_management`) before it was part of the language.',
    reference: 'lexer of 4.10 (`pops/parser/lexer2.rb`)',
  },
  'class is blamed for its name': {
    about: 'Where no name of a class follows `class`, the message is about `class`, not about what follows.',
    since: '4.10',
    until: '6.29',
    reason: 'A mapping of application orchestration could begin with a word; the parser took `class` for it.',
    reference: 'grammar of 6.29 (`pops/parser/egrammar.ra`)',
  },
  'quoted names are told': {
    about: 'A quoted name of a class is refused as such.',
    since: '5.5',
    reason: 'The word `class` was blamed for what came after it.',
    reference: 'grammar of 5.5 (`pops/parser/egrammar.ra`)',
  },
  'definitions of functions and types': {
    about: 'Manifests may define functions and type aliases.',
    since: '4.10',
    reason: 'What is easily said in the language should need no Ruby.',
    reference: 'Grammars of 3.8, where both words are reserved, and of 4.10 (`pops/parser/egrammar.ra`)',
  },
  // Static checks
  'types make instances': {
    about: "A type may be called to convert a value: `Integer('5')`.",
    since: '4.10',
    reason: 'Conversions had a function each, or none.',
    reference: '`check_CallNamedFunctionExpression` in the checkers of 3.8 and 4.10 (`pops/validation/checker4_0.rb`)',
  },
  'names of all data types are reserved': {
    about: 'No class is called `string`, `init`, `object`, `sensitive`, `timestamp`, `semver` or `typeset`.',
    since: '7.34',
    reason: 'The data types that Puppet 4 brought later were forgotten in the list.',
    reference: 'checker of 7.34 (`pops/validation/checker4_0.rb`)',
  },
  'types of parameters must be literal': {
    about: 'A type of a class parameter that must be evaluated first (`Integer[$x]`) brings a warning.',
    since: '7.34',
    reason: 'Tools read the types of parameters without evaluating anything.',
    reference: 'checker of 7.34 (`pops/validation/checker4_0.rb`)',
  },
  'virtual classes are errors': {
    about: '`@class { … }` and `@@class { … }` end the compilation, whatever the setting `strict` is.',
    since: '7.34',
    reason: 'Classes were never virtual: the mark did nothing.',
    reference: 'Puppet 7.0 release notes',
  },
  'misplaced definitions are found': {
    about: 'A definition in a file of a module that has another name, and code beside definitions there, is reported.',
    since: '5.5',
    reason: 'The autoloader finds such a definition by luck, if at all.',
    reference: 'Puppet 5.0 release notes, `ILLEGAL_DEFINITION_LOCATION`',
  },
  'misplaced definitions are errors': {
    about:
      'A definition in a file of a module that has another name, and code beside definitions there, ends the compilation.',
    since: '6.29',
    reason: 'What brought a warning in Puppet 5 was due.',
    reference: 'Puppet 6.0 release notes',
  },
  'second defaults are errors': {
    about: 'A second `default` of a `case` or a selector ends the compilation, whatever the setting `strict` is.',
    since: '5.5',
    reason: 'It is never chosen.',
    reference: 'checker of 5.5 (`pops/validation/validator_factory_4_0.rb`)',
  },
  'matches have an effect': {
    about: 'A match (`$x =~ /a/`) may stand as a statement, since it sets `$0`, `$1` and so on.',
    since: '5.5',
    reason: 'What sets variables has an effect.',
    reference: 'checker of 5.5 (`pops/validation/checker4_0.rb`)',
  },
  'heredocs are checked when read': {
    about: 'The text of a heredoc is checked against the syntax in its tag before anything is evaluated.',
    since: '6.29',
    reason: 'Tools that only validate find the mistake too.',
    reference: 'checker of 6.29 (`pops/validation/checker4_0.rb`)',
  },
  // Files
  'functions of the new interface': {
    about: 'Functions in Ruby may be of the interface of Puppet 4 (`lib/puppet/functions`).',
    since: '3.8-future',
    reason: 'They check the types of their arguments.',
    reference: '`Puppet::Functions` of 3.8, which asks for the future parser',
  },
  // Nodes and classes
  'nodes match by parts of their name': {
    about:
      'A node definition `web1` or `web1.example` is for the node web1.example.com too (`strict_hostname_checking` is off).',
    until: '4.10',
    reason: 'Whoever chose a certname could take the catalog of another node.',
    reference: 'CVE-2020-7942; Puppet 5.5.19 (`strict_hostname_checking`)',
  },
  'classes are defined once': {
    about: 'A second definition of a class ends the compilation, where it was merged with the first before.',
    since: '5.5',
    reason: 'Who wrote the second rarely knew of the first.',
    reference: 'Puppet 5.0 release notes, `strict`',
  },
  'include takes lists': {
    about: '`include([…])` takes the classes in an array.',
    since: '3.8',
    reason: 'Names come from data too.',
    reference: '`parser/functions/include.rb` of 2.7 and 3.8',
  },
  'patterns of nodes capture': {
    about: 'What the pattern of a node matches is in `$1` and so on.',
    since: '3.8',
    reason: 'The name of a node often says what it is for.',
    reference: '`evaluate_code` in `resource/type.rb` of 2.7 and 3.8',
  },
  'names of defines are relative': {
    about:
      'A define is first looked for in the namespace of the class or define around: `vhost` in the class apache is `apache::vhost`.',
    until: '3.8-future',
    reason: 'Which define was meant depended on what else was installed.',
    reference: '`find_definition` in `resource/type_collection.rb` of 3.8 and 4.10',
  },
  'nodes by pattern have marked names': {
    about: 'The resource of a node given by a pattern is called `__node_regexp__…`.',
    since: '4.10',
    reason: 'It cannot be taken for a node of that name.',
    reference: '`name` in `resource/type.rb` of 3.8 and 4.10',
  },
  'lists of variables are assigned': {
    about: 'Several variables are assigned at once: `[$a, $b] = [1, 2]`.',
    since: '4.10',
    reason: 'Values that belong together come in one array or hash.',
    reference: '`assign_Array` in `pops/evaluator/evaluator_impl.rb` of 4.10, which 3.8 does not have',
  },
  // Functions
  'fqdn_rand without the maximum': {
    about: '`fqdn_rand` derives its number from the name and the seed alone.',
    until: '3.8-future',
    reason: 'Numbers of different ranges were too much alike.',
    reference: '`parser/functions/fqdn_rand.rb` of 3.8 and 4.10',
  },
  'data by Hiera 3 alone': {
    about: 'Data comes from the `hiera.yaml` (version 3) of the whole Puppet; one of version 5 is refused.',
    since: '3.8',
    until: '3.8-future',
    reason: 'Environments and modules bring data of their own.',
    reference: '`indirector/hiera.rb` and `parser/functions/hiera.rb` of 3.8',
  },
  'include yields classes': {
    about:
      '`include`, `contain` and `require` yield references to the classes; they took undef for no class and yielded nothing before.',
    since: '4.10',
    reason: 'Relationships can be formed with what was included.',
    reference: '`parser/functions/include.rb` of 3.8, `functions/include.rb` of 4.10',
  },
  'split takes Sensitive': {
    about: '`split` takes a Sensitive text, and yields a Sensitive array.',
    since: '7.34',
    reason: 'Secrets had to be unwrapped to take them apart.',
    reference: 'Puppet 7.0 release notes',
  },
  'regsubst takes Sensitive': {
    about: '`regsubst` takes a Sensitive text, and yields one.',
    since: '8.11',
    reason: 'Secrets had to be unwrapped to change them.',
    reference: 'Puppet 8.0 release notes',
  },
  'undef in collections is a symbol': {
    about: 'A Ruby function of the old interface gets undef inside of arrays and hashes as `:undef`.',
    until: '5.5',
    reason: 'Undef is nil everywhere now.',
    reference: '`pops/evaluator/runtime3_converter.rb` of 5.5 and 6.29',
  },
  'templates have bare names': {
    about: 'In ERB a bare name is that of a variable: `<%= name %>`.',
    until: '3.8-future',
    reason: 'It is mistaken for a method: `@name` is not.',
    reference: '`method_missing` in `parser/templatewrapper.rb` of 3.8',
  },
  'bare names are deprecated': {
    about: 'A bare name in ERB brings a warning.',
    since: '3.8',
    until: '3.8-future',
    reason: 'Puppet 4 has no such names.',
    reference: '`method_missing` in `parser/templatewrapper.rb` of 3.8',
  },
  // Resources
  'application metaparameters': {
    about: 'Each resource takes the metaparameters `export` and `consume`.',
    since: '4.10',
    until: '6.29',
    reason: 'Application orchestration left the language.',
    reference: 'Puppet 7.0 release notes',
  },
  'defaults apply at the declaration': {
    about: 'A resource default is for the resources that are declared after it, not for those before.',
    since: '5.5',
    reason: 'The value of an attribute can be asked for as soon as its resource is declared.',
    reference: 'Puppet 5.0 (`parser/resource.rb`)',
  },
  'names are taken once': {
    about:
      'Two resources with one alias, or with titles that mean one thing (`/tmp/x` and `/tmp/x/`), end the compilation.',
    since: '5.5',
    reason: 'Agents refused such a catalog.',
    reference: 'Puppet 5.0 (`resource/catalog.rb`)',
  },
  'missing references are errors': {
    about: 'A reference in `require` and its kin to a resource that is not there ends the compilation.',
    since: '5.5',
    reason: 'Agents refused such a catalog.',
    reference: 'Puppet 5.0 (`catalog_validator/relationship_validator.rb`)',
  },
  'arrows bridge what is empty': {
    about: 'In `A -> Type<| |> -> B`, A comes before B where the collector finds nothing.',
    since: '5.5',
    reason: 'The gap in the chain was a surprise.',
    reference: 'Puppet 5.0 (`pops/evaluator/relationship_operator.rb`)',
  },
  'unknown parameters of a type are invalid': {
    about: 'An attribute that a resource does not have is told as `Invalid parameter color on File[/a]`.',
    until: '3.8-future',
    reason: 'The text was changed to say what was looked for.',
    reference: '`resource.rb` of 3.8 (`validate_parameter`)',
  },
  // Values
  'unknown types are names of resource types': {
    about:
      'A capitalized word that no type has stands for a resource type that is not known: `$x == Debian` is false, and no error.',
    until: '3.8-future',
    reason: 'A mistyped type was never noticed.',
    reference: '`UNKNOWN_RESOURCE_TYPE` in `pops/evaluator/evaluator_impl.rb` of 4.10, which 3.8 does not raise',
  },
  'regexps are values of attributes': {
    about: 'A regular expression as the value of an attribute stays one; it became a text before.',
    since: '5.5',
    reason: 'A parameter of the type Regexp could not be given.',
    reference: 'Puppet 5.0 (`pops/evaluator/runtime3_converter.rb`)',
  },
  'Enum without case': {
    about: '`Enum[…, true]` ignores case.',
    since: '5.5',
    reason: 'Words that people type come in any case.',
    reference: 'Puppet 5.0 (`pops/types/types.rb`)',
  },
  // Messages
  'the texts of 3.8': {
    about: 'Some messages have other texts: `Must pass p to D[x]`, `Found 2 errors. Giving up`.',
    until: '3.8-future',
    reason: 'Puppet 4 says what was expected and what was found.',
    reference: '`resource.rb`, `pops/issue_reporter.rb` and `node` lookup (`parser/compiler.rb`) of 3.8',
  },
  'the texts of 8': {
    about: 'Messages name the pages of Puppet 8.',
    since: '8.11',
    reason: 'Each release has documentation of its own.',
    reference: 'Puppet 8 (`util/docs`)',
  },
  'definitions have no names': {
    about: 'A message that names a definition tells what Ruby prints of an object: `#<Puppet::Resource::Type:0x…>`.',
    until: '4.10',
    reason: 'Nobody knew which definition was meant.',
    reference: '`resource/type.rb` of 4.10, which has no `to_s`',
  },
  'places of overrides are turned': {
    about: 'The error on an attribute that is set already tells its line before its file.',
    since: '3.8',
    until: '3.8-future',
    reason: 'A mistake, fixed in Puppet 4.',
    reference: '`override_parameter` in `parser/resource.rb` of 3.8',
  },
  'line ends in two characters': {
    about: 'A warning that knows no place has a backslash and an n before it, in place of a line end.',
    since: '5.5',
    until: '5.5',
    reason: 'A mistake in quoting, fixed later.',
    reference: 'Puppet 5.5 (`util/logging.rb`)',
  },
  'places in brackets': {
    about: 'Places are told as `(file: site.pp, line: 1, column: 2)`, not as `at site.pp:1:2`.',
    since: '5.5',
    reason: 'One form for all places, that translations can keep.',
    reference: 'Puppet 5.0 (`util/errors.rb`)',
  },
} as const satisfies Readonly<Record<string, Row>>;

export type DifferenceId = keyof typeof rows;

/** True if the string is the ID of a row. */
export function isDifferenceId(id: string): id is DifferenceId {
  return Object.hasOwn(rows, id);
}

export const differences: readonly Difference[] = Object.keys(rows)
  .filter(isDifferenceId)
  .map((id) => ({ id, ...rows[id] }));
