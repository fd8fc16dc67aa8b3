# Types of the language as objects. The engine owns them; Ruby knows each by a number, its printed form and its kind.
module Puppet
  module Pops
    module Types
      # A type; each kind has its own class, `PIntegerType` for Integer.
      class PAnyType < Bunraku::Held
        class << self
          # Name of the type without parameters.
          def kind = name[/P(\w+)Type\z/, 1]
        end

        def instance?(value, _guard = nil) = TypeCalculator.singleton.instance?(self, value)
        def assignable?(other, _guard = nil) = TypeCalculator.singleton.assignable?(self, other)
        def generalize = TypeCalculator.singleton.generalize(self)
        def simple_name = text[/\A[A-Z][\w:]*/]
        def name = simple_name
        def resolved? = true
        def really_instance?(value) = instance?(value) ? 1 : -1
        def to_alias_expanded_s = text
        def callable_with?(args, _block = nil) = Bunraku.ask('type_accepts', number, Bunraku::Values.encode(args))
        def inspect = "#<#{self.class} #{text}>"
        def ==(other) = other.is_a?(PAnyType) && (other.number == number || other.text == text)
        alias eql? ==
        def hash = text.hash

        def [](*parameters) = TypeParser.singleton.parse("#{simple_name}[#{parameters.map { |each| Types.source(each) }.join(', ')}]")

        # Creates a value of the type, like `new` in the language.
        def create(*args) = Puppet::Parser::Scope.top.call_function('new', [self, *args])

        # For a resource or a class: the reference, in the form of the Puppet 3 API.
        attr_reader :reference

        private

        # A part of the type by the engine's name for it.
        def part(name) = Bunraku::Values.decode(Bunraku.ask('type_part', number, name))
      end

      # Parts of types, by class and by the engine's name of the part.
      {
        Resource: { type_name: 'typeName', title: 'title' }, Class: { class_name: 'className' },
        Integer: { from: 'from', to: 'to' }, Float: { from: 'from', to: 'to' },
        Enum: { values: 'values' }, Variant: { types: 'types' }, Tuple: { types: 'types' },
        Optional: { type: 'type', optional_type: 'type' }, NotUndef: { type: 'type' }, Type: { type: 'type' },
        Sensitive: { type: 'type' }, Array: { element_type: 'element' }, Hash: { key_type: 'key', value_type: 'value' },
        TypeAlias: { resolved_type: 'type', name: 'name' }
      }.each do |kind, parts|
        kind_class = Class.new(PAnyType) do
          parts.each { |name, part| define_method(name) { part(part) } }
        end
        const_set(:"P#{kind}Type", kind_class)
      end

      class PEnumType
        def each(&) = values.each(&)
      end

      # An alias, which delegates unknown methods to its type.
      class PTypeAliasType
        def respond_to_missing?(name, include_private) = resolved_type.respond_to?(name, include_private)
        def method_missing(name, ...) = resolved_type.public_send(name, ...)
      end

      # A sensitive value, which is never shown.
      class PSensitiveType < PAnyType
        class Sensitive
          def initialize(value)
            @value = value
          end

          def unwrap = @value
          def to_s = 'Sensitive [value redacted]'
          def inspect = '#<Sensitive [value redacted]>'
          def ==(other) = other.is_a?(Sensitive) && other.unwrap == unwrap
          alias eql? ==
          def hash = @value.hash
        end
      end

      class PBinaryType < PAnyType
        class Binary
          attr_reader :text

          def self.from_base64(text) = new(text)
          def self.from_string(text) = new([text].pack('m0'))
          def self.from_binary_string(bytes) = new([bytes].pack('m0'))

          def initialize(text)
            @text = text
          end

          def binary_buffer = text.unpack1('m')
          def length = binary_buffer.bytesize
          def to_s = text
          def inspect = text
          def ==(other) = other.is_a?(Binary) && other.text == text
          alias eql? ==
          def hash = text.hash
        end
      end

      class << self
        # Class of a type by its kind.
        def class_of(kind)
          name = :"P#{kind}Type"
          const_defined?(name, false) ? const_get(name) : const_set(name, Class.new(PAnyType))
        end

        # Creates classes of types on demand, because modules may mention a class before a type of its kind exists.
        def const_missing(name)
          kind = name[/\AP(\w+)Type\z/, 1]
          kind ? class_of(kind) : super
        end

        # A value as written in a type expression.
        def source(value)
          case value
          when String then value.inspect
          when Regexp then "/#{value.source}/"
          when :default, nil then 'default'
          when Hash then "{#{value.map { |key, each| "#{source(key)} => #{source(each)}" }.join(', ')}}"
          when Array then value.map { |each| source(each) }.join(', ')
          else value.to_s
          end
        end
      end

      class TypeParser
        def self.singleton = (@singleton ||= new)
        def self.parse(...) = singleton.parse(...)
        def self.instance = singleton

        # Parses a type; raises for an invalid one.
        def parse(text, _loader = nil)
          Bunraku::Values.decode(Bunraku.ask('type_parse', text.to_s))
        end
      end

      class TypeCalculator
        class << self
          def singleton = (@singleton ||= new)

          %i[infer infer_set infer_generic generalize instance? assignable? string debug_string].each do |name|
            define_method(name) { |*args| singleton.public_send(name, *args) }
          end
        end

        def infer(value) = Bunraku::Values.decode(Bunraku.ask('type_of', Bunraku::Values.encode(value)))
        alias infer_set infer
        def infer_generic(value) = generalize(infer(value))
        def generalize(type) = Bunraku::Values.decode(Bunraku.ask('type_generalized', type.number))
        def instance?(type, value) = Bunraku.ask('type_instance', type.number, Bunraku::Values.encode(value))
        def assignable?(type, other) = Bunraku.ask('type_assignable', type.number, other.number)
        def string(type) = type.to_s
        alias debug_string string
        def type(ruby_class) = TypeParser.singleton.parse(ruby_class.name)
      end

      class TypeAsserter
        # Raises Puppet's error for a mismatch; otherwise returns the value.
        def self.assert_instance_of(subject, type, value, nil_ok = false)
          return value if (value.nil? && nil_ok) || type.instance?(value)

          subject = yield if block_given? && subject.nil?
          subject = subject.first % subject.drop(1) if subject.is_a?(Array)
          Bunraku.ask('type_assert', subject.to_s, type.number, Bunraku::Values.encode(value))
          value
        end
      end

      class TypeMismatchDescriber
        def self.singleton = (@singleton ||= new)
        def self.describe_mismatch(...) = singleton.describe_mismatch(...)
        def self.validate_parameters(...) = nil

        def describe_mismatch(name, expected, actual)
          Bunraku.ask('type_mismatch', name.to_s, expected.number, actual.number)
        end
      end

      class TypeFormatter
        def self.singleton = (@singleton ||= new)
        def self.string(type) = type.to_s
        def string(type) = type.to_s
        def alias_expanded_string(type) = type.to_s
      end

      class StringConverter
        def self.singleton = (@singleton ||= new)
        def self.convert(...) = singleton.convert(...)

        def convert(value, format = :default)
          type = TypeParser.singleton.parse('String')
          args = format == :default ? [value] : [value, format]
          Puppet::Parser::Scope.top.call_function('new', [type, *args])
        end
      end

      # Creates types from their parts.
      module TypeFactory
        class << self
          %i[any boolean callable catalog_entry data default float integer numeric object regexp resource rich_data
             scalar scalar_data sem_ver sensitive string tuple undef uri timestamp timespan binary].each do |name|
            define_method(name) { |*parts| made(name.to_s.split('_').map(&:capitalize).join.sub('Semver', 'SemVer'), parts) }
          end

          def range(from, to) = made('Integer', [from, to])
          def float_range(from, to) = made('Float', [from, to])
          def array_of(type, size = nil) = made('Array', [type, size].compact)
          def array_of_data = made('Array', [data])
          def array_of_any = made('Array', [any])
          def hash_of(value, key = scalar, size = nil) = made('Hash', [key, value, size].compact)
          def hash_of_data = made('Hash', [string, data])
          def hash_of_any = made('Hash', [any, any])
          def hash_kv(key, value, size = nil) = hash_of(value, key, size)
          def optional(type = nil) = made('Optional', [type].compact)
          def not_undef(type = nil) = made('NotUndef', [type].compact)
          def variant(*types) = made('Variant', types.flatten)
          def enum(*values) = made('Enum', values.flatten)
          def pattern(*patterns) = made('Pattern', patterns.flatten)
          def struct(members) = made('Struct', [members])
          def type_type(type = nil) = made('Type', [type].compact)
          def host_class(name = nil) = made('Class', [name].compact)
          def all_callables = made('Callable', [])

          private

          def made(name, parts)
            parameters = parts.map { |each| Types.source(each) }.join(', ')
            TypeParser.singleton.parse(parts.empty? ? name : "#{name}[#{parameters}]")
          end
        end
      end
    end
  end
end
