/** Words of Puppet's and Facter's Ruby interfaces, by the block in which they are valid. */

export interface RubyWord {
  readonly doc: string;
  /** Code to insert if it differs from the word, with placeholders. */
  readonly snippet?: string;
}

export type RubyWords = Readonly<Record<string, RubyWord>>;

const DESC: RubyWord = { doc: 'Documents the element for users.', snippet: "desc '${1:Description.}'" };

function withBody(head: string, body = '$0'): string {
  return `${head}\n  ${body}\nend`;
}

/** Returns a snippet for a method. */
function method(doc: string, head: string, body?: string): RubyWord {
  return { doc, snippet: withBody(head, body) };
}

function automatic(doc: string, name: string): RubyWord {
  return { doc, snippet: withBody(`${name}(:\${1:file}) do`) };
}

const TYPE: RubyWords = {
  desc: { ...DESC, doc: 'Documents the resource type for users.' },
  ensurable: { doc: 'Adds the property `ensure` with the values `present` and `absent`.' },
  newproperty: {
    doc: 'Defines a property: a part of the resource’s state that a run reads and changes.',
    snippet: withBody('newproperty(:${1:name}) do', "desc '${2:Description.}'$0"),
  },
  newparam: {
    doc: 'Defines a parameter: a setting of the resource that is no part of the state of the machine.',
    snippet: withBody('newparam(:${1:name}) do', "desc '${2:Description.}'$0"),
  },
  'newparam namevar': {
    doc: 'Defines the parameter that identifies the resource, and that takes its value from the title.',
    snippet: withBody('newparam(:${1:name}, namevar: true) do', "desc '${2:Description.}'$0"),
  },
  validate: {
    doc: 'Checks the resource as a whole after its attributes are set; `raise` rejects it.',
    snippet: withBody('validate do', "raise ArgumentError, '${2:Message}' if self[:${1:name}].nil?$0"),
  },
  autorequire: automatic('Lists the titles of resources that a run applies before this one.', 'autorequire'),
  autobefore: automatic('Lists the titles of resources that a run applies after this one.', 'autobefore'),
  autosubscribe: automatic('Lists the titles of resources whose changes refresh this one.', 'autosubscribe'),
  autonotify: automatic('Lists the titles of resources that changes of this one refresh.', 'autonotify'),
  feature: {
    doc: 'Declares an ability that only some providers of the type have.',
    snippet: "feature :${1:name}, '${2:Description.}'",
  },
  'def self.title_patterns': method('Splits a title into several identifying attributes.', 'def self.title_patterns'),
  'def refresh': method('Runs when another resource notifies this one.', 'def refresh'),
  'def pre_run_check': method('Checks the resource before the run; `raise` stops the run.', 'def pre_run_check'),
  'def generate': method('Returns more resources, which are added to the catalog.', 'def generate'),
};

const PARAMETER: RubyWords = {
  desc: DESC,
  newvalues: { doc: 'Lists the valid values: symbols, and regular expressions.', snippet: 'newvalues(:${1:value})' },
  newvalue: {
    doc: 'Adds one valid value; in a property, the block runs when a run sets this value.',
    snippet: 'newvalue(:${1:value})',
  },
  aliasvalue: {
    doc: 'Adds another name of a valid value.',
    snippet: 'aliasvalue(:${1:alias}, :${2:value})',
  },
  defaultto: { doc: 'Sets the default value, or computes it in a block.', snippet: 'defaultto(${1::value})' },
  nodefault: { doc: 'Removes the default value that a parent class sets.' },
  validate: {
    doc: 'Checks a value; `raise` rejects it.',
    snippet: withBody('validate do |value|', "raise ArgumentError, '${1:Message}' unless ${2:value}$0"),
  },
  munge: {
    doc: 'Converts a value to the form in which the resource stores it.',
    snippet: withBody('munge do |value|', '${1:value}$0'),
  },
  unmunge: {
    doc: 'Converts a stored value back when the resource returns it.',
    snippet: withBody('unmunge do |value|', '${1:value}$0'),
  },
  isnamevar: { doc: 'Makes this the attribute that identifies the resource.' },
  isrequired: { doc: 'Marks the attribute as required in the documentation.' },
};

const PROPERTY: RubyWords = {
  ...PARAMETER,
  'def insync?': method('Compares the current value with the desired one.', 'def insync?(is)', 'is == should$0'),
  'def retrieve': method(
    'Reads the current value; by default, the provider does.',
    'def retrieve',
    'provider.${1:name}$0',
  ),
  'def is_to_s': method('Formats the current value for the log.', 'def is_to_s(value)', 'value.inspect$0'),
  'def should_to_s': method('Formats the desired value for the log.', 'def should_to_s(value)', 'value.inspect$0'),
  'def change_to_s': method('Writes the message of a change.', 'def change_to_s(current, desired)', '"${1:changed}"$0'),
};

const PROVIDER: RubyWords = {
  desc: { ...DESC, doc: 'Documents the provider for users.' },
  commands: {
    doc: 'Names programs that the provider needs, and defines a method for each; without them, the provider is unsuitable.',
    snippet: "commands ${1:name}: '${2:/usr/bin/name}'",
  },
  optional_commands: {
    doc: 'Names programs that the provider can work without, and defines a method for each.',
    snippet: "optional_commands ${1:name}: '${2:/usr/bin/name}'",
  },
  has_command: {
    doc: 'Names a program that the provider needs, with settings in a block.',
    snippet: withBody("has_command(:${1:name}, '${2:/usr/bin/name}') do"),
  },
  confine: {
    doc: 'Limits the provider to machines with these facts, files or features.',
    snippet: "confine '${1:os.family}' => ${2::debian}",
  },
  defaultfor: {
    doc: 'Makes this the default provider on machines with these facts.',
    snippet: "defaultfor '${1:os.family}' => ${2::debian}",
  },
  notdefaultfor: {
    doc: 'Excludes machines with these facts from `defaultfor`.',
    snippet: "notdefaultfor '${1:os.name}' => ${2::debian}",
  },
  has_feature: { doc: 'Declares an ability that the type defines with `feature`.', snippet: 'has_feature :${1:name}' },
  has_features: {
    doc: 'Declares several abilities that the type defines with `feature`.',
    snippet: 'has_features :${1:name}, :${2:name}',
  },
  mk_resource_methods: {
    doc: 'Defines a getter and a setter for each attribute, which read and change `@property_hash`.',
  },
  initvars: { doc: 'Resets the class variables of a provider that inherits another one.' },
  'def self.instances': method('Lists all resources that exist on the machine.', 'def self.instances'),
  'def self.prefetch': method(
    'Reads the state of all resources at once, before the run.',
    'def self.prefetch(resources)',
    withNested('instances.each do |instance|', 'resources[instance.name]&.provider = instance$0'),
  ),
  'def exists?': method('Checks whether the resource exists.', 'def exists?', '@property_hash[:ensure] == :present$0'),
  'def create': method('Creates the resource.', 'def create'),
  'def destroy': method('Removes the resource.', 'def destroy'),
  'def flush': method('Writes all changes of the resource at once, after its properties were set.', 'def flush'),
};

function withNested(head: string, body: string): string {
  return `${head}\n    ${body}\n  end`;
}

function parameter(doc: string, name: string, type: string, variable: string): RubyWord {
  return { doc, snippet: `${name} '\${1:${type}}', :\${2:${variable}}` };
}

const DISPATCH: RubyWords = {
  param: parameter('Declares a required parameter with its data type.', 'param', 'String', 'value'),
  required_param: parameter(
    'Declares a required parameter with its data type, like `param`.',
    'required_param',
    'String',
    'value',
  ),
  optional_param: parameter('Declares a parameter that calls may omit.', 'optional_param', 'String', 'value'),
  repeated_param: parameter(
    'Declares a last parameter that takes any number of arguments.',
    'repeated_param',
    'Any',
    'values',
  ),
  optional_repeated_param: parameter(
    'Declares a last parameter that takes any number of arguments, like `repeated_param`.',
    'optional_repeated_param',
    'Any',
    'values',
  ),
  required_repeated_param: parameter(
    'Declares a last parameter that takes one or more arguments.',
    'required_repeated_param',
    'Any',
    'values',
  ),
  block_param: parameter('Declares a block that calls must have.', 'block_param', 'Callable[1, 1]', 'block'),
  required_block_param: parameter(
    'Declares a block that calls must have, like `block_param`.',
    'required_block_param',
    'Callable[1, 1]',
    'block',
  ),
  optional_block_param: parameter(
    'Declares a block that calls may omit.',
    'optional_block_param',
    'Callable[1, 1]',
    'block',
  ),
  return_type: { doc: 'Declares the data type of the result.', snippet: "return_type '${1:String}'" },
};

const FUNCTION: RubyWords = {
  dispatch: {
    doc: 'Declares one signature of the function, and the method that it calls.',
    snippet: withBody('dispatch :${1:name} do', "param '${2:String}', :${3:value}$0"),
  },
  local_types: {
    doc: 'Declares type aliases for the signatures of this function.',
    snippet: withBody('local_types do', "type '${1:Name} = ${2:String}'$0"),
  },
  argument_mismatch: {
    doc: 'Declares a signature of wrong arguments, and the method that returns the error message for them.',
    snippet: withBody('argument_mismatch :${1:name} do', "param '${2:Any}', :${3:value}$0"),
  },
  def: method('Defines a method that a signature calls.', 'def ${1:name}(${2:value})'),
};

const FACT: RubyWords = {
  setcode: { doc: 'Computes the value of the fact.', snippet: withBody('setcode do') },
  confine: {
    doc: 'Limits this way to compute the fact to machines with these facts.',
    snippet: 'confine ${1:kernel}: ${2::linux}',
  },
  has_weight: {
    doc: 'Sets the priority: of several ways that fit the machine, the one with the highest weight is used.',
    snippet: 'has_weight ${1:100}',
  },
  on_flush: { doc: 'Runs when Facter removes its cached values.', snippet: withBody('on_flush do') },
};

const AGGREGATE: RubyWords = {
  chunk: {
    doc: 'Computes one part of an aggregate fact.',
    snippet: withBody('chunk(:${1:name}) do'),
  },
  aggregate: {
    doc: 'Combines the parts of an aggregate fact to its value.',
    snippet: withBody('aggregate do |chunks|', '${1:chunks}$0'),
  },
};

/** Calls inside of a fact's code, valid anywhere in an expression. */
const FACT_CODE: RubyWords = {
  'Facter.value': { doc: 'Returns the value of another fact.', snippet: 'Facter.value(${1::kernel})' },
  'Facter.debug': { doc: 'Writes a debug message.', snippet: "Facter.debug('${1:message}')" },
  'Facter.warn': { doc: 'Writes a warning.', snippet: "Facter.warn('${1:message}')" },
  'Facter::Core::Execution.execute': {
    doc: 'Runs a command, and returns its output.',
    snippet: "Facter::Core::Execution.execute('${1:command}')",
  },
  'Facter::Core::Execution.which': {
    doc: 'Returns the path of a program, or nil if it is not installed.',
    snippet: "Facter::Core::Execution.which('${1:program}')",
  },
};

export interface RubyBlock {
  /** Matches the start of the statement that opens the block. */
  readonly head: RegExp;
  readonly words: RubyWords;
  /** True if the words are also valid inside of expressions. */
  readonly anywhere?: true;
}

/** Blocks with words of their own. The first one whose head matches applies. */
export const RUBY_BLOCKS: readonly RubyBlock[] = [
  { head: /^(?:Puppet::)?Type(?:\.|::)newtype\b/, words: TYPE },
  { head: /^newparam\b|^class\s[^\n]*<\s*Puppet::Parameter\b/, words: PARAMETER },
  { head: /^(?:newproperty|ensurable)\b|^class\s[^\n]*<\s*Puppet::Property\b/, words: PROPERTY },
  { head: /^[\w:]+(?:\.|::)type\([^\n]*\)\.provide\b|^class\s[^\n]*<\s*Puppet::Provider\b/, words: PROVIDER },
  {
    head: /^has_command\b/,
    words: {
      is_optional: { doc: 'Keeps the provider suitable if the program is missing.' },
      environment: {
        doc: 'Sets environment variables of the program.',
        snippet: "environment ${1:LC_ALL}: '${2:C}'",
      },
    },
  },
  { head: /^Puppet::Functions\.create_function\b/, words: FUNCTION },
  { head: /^(?:dispatch|argument_mismatch)\b/, words: DISPATCH },
  {
    head: /^local_types\b/,
    words: { type: { doc: 'Declares a type alias.', snippet: "type '${1:Name} = ${2:String}'" } },
  },
  { head: /^Facter\.add\b[^\n]*:?aggregate\b/, words: { ...AGGREGATE, confine: FACT['confine'] ?? DESC } },
  { head: /^Facter\.(?:add|define_fact)\b/, words: FACT },
  { head: /^(?:setcode|chunk|aggregate)\b/, words: FACT_CODE, anywhere: true },
];

// The Resource API has the British spelling. cspell:ignore behaviour
/** Declarations at the top of a file, by the path of the file. `NAME` and `TYPE` are taken from the path. */
export const RUBY_FILES: readonly { readonly path: RegExp; readonly words: RubyWords }[] = [
  {
    path: /(?:^|\/)lib\/puppet\/type\/(?<name>\w+)\.rb$/,
    words: {
      'Puppet::Type.newtype': {
        doc: 'Defines a resource type.',
        snippet: withBody('Puppet::Type.newtype(:NAME) do', "desc '${1:Description.}'$0"),
      },
      'Puppet::ResourceApi.register_type': {
        doc: 'Defines a resource type with the Resource API.',
        snippet: [
          'Puppet::ResourceApi.register_type(',
          "  name: 'NAME',",
          "  desc: '${1:Description.}',",
          '  attributes: {',
          "    ensure: { type: 'Enum[present, absent]', desc: '${2:Whether it exists.}', default: 'present' },",
          "    name: { type: 'String', desc: '${3:Name.}', behaviour: :namevar },$0",
          '  },',
          ')',
        ].join('\n'),
      },
    },
  },
  {
    path: /(?:^|\/)lib\/puppet\/provider\/(?<type>\w+)\/(?<name>\w+)\.rb$/,
    words: {
      'Puppet::Type.type': {
        doc: 'Defines a provider: the code that reads and changes resources of a type.',
        snippet: withBody('Puppet::Type.type(:TYPE).provide(:NAME) do', "desc '${1:Description.}'$0"),
      },
    },
  },
  {
    path: /(?:^|\/)lib\/puppet\/functions\/(?<name>[\w/]+)\.rb$/,
    words: {
      'Puppet::Functions.create_function': {
        doc: 'Defines a function of the Puppet language.',
        snippet: [
          "Puppet::Functions.create_function(:'NAME') do",
          '  dispatch :${1:call} do',
          "    param '${2:String}', :${3:value}",
          "    return_type '${4:String}'",
          '  end',
          '',
          '  def ${1:call}(${3:value})',
          '    $0',
          '  end',
          'end',
        ].join('\n'),
      },
    },
  },
  {
    path: /(?:^|\/)lib\/facter\/(?<name>\w+)\.rb$/,
    words: {
      'Facter.add': {
        doc: 'Defines a fact.',
        snippet: ['Facter.add(:NAME) do', '  setcode do', '    $0', '  end', 'end'].join('\n'),
      },
    },
  },
];
