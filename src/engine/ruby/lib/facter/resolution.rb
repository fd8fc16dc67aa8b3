# Resolves a module's fact: each resolution has confines and a weight.
module Facter
  # A fact of a module with its resolutions.
  class Fact
    attr_reader :name

    def initialize(name)
      @name = name
      @resolutions = []
    end

    def add(options = {}, &block)
      kind = options[:type] == :aggregate ? Aggregate : Util::Resolution
      resolution = kind.new(options[:name] || options['name'], self)
      resolution.file = block&.source_location&.first
      resolution.has_weight(options[:weight] || options[:has_weight]) if options[:weight] || options[:has_weight]
      resolution.value = options[:value] if options.key?(:value)
      @resolutions << resolution
      resolution.instance_eval(&block) if block
      resolution
    end

    def define_resolution(name, options = {}, &block) = add(options.merge(name: name), &block)
    def resolution(name) = @resolutions.find { |each| each.name == name }

    # The value of the suitable resolution with the highest weight that returns one.
    def value
      return @value if @is_resolved

      @is_resolved = true
      # Set first, so that a fact that reads itself finds no value.
      @value = nil
      @value = @resolutions.select(&:suitable?).sort_by.with_index { |each, index| [-each.weight, index] }.lazy
                           .map { |each| resolve(each) }.find { |each| !each.nil? }
    end

    def flush
      @is_resolved = false
      @resolutions.each(&:flush)
    end

    private

    def resolve(resolution)
      Bunraku.runs(resolution.file) if resolution.file
      Fact.plain(resolution.resolve)
    rescue Bunraku::CannotWait
      nil
    rescue Exception => e
      label = resolution.name || '<anonymous>'
      Facter.error("Error while resolving custom fact fact='#{name}', resolution='#{label}': #{e.message}")
      nil
    end

    # Valid fact values: strings, numbers, booleans, and arrays and hashes of them. `known`: results for collections,
    # because one collection may occur in many places.
    def self.plain(value, known = {}.compare_by_identity)
      case value
      when Symbol then value.to_s
      when String then value.dup.force_encoding('UTF-8')
      when Array then known[value] ||= value.map { |each| plain(each, known) }
      when Hash then known[value] ||= value.to_h { |key, each| [key.to_s, plain(each, known)] }
      when nil, true, false, Integer, Float then value
      else value.to_s
      end
    end
  end

  # Confines and weight of a resolution.
  module Suitable
    attr_reader :name
    attr_accessor :file

    def initialize(name, fact)
      @name = name
      @fact = fact
      @confines = []
      set_up
    end

    # `confine kernel: 'Linux'`, `confine(:os) { |os| … }` or `confine { … }`.
    def confine(wanted = nil, value = nil, &block)
      case wanted
      when Hash then wanted.each { |name, values| @confines << -> { any?(name, values) } }
      when nil then @confines << -> { !!block.call }
      else @confines << -> { block ? given?(wanted, block) : any?(wanted, value) }
      end
    end

    def has_weight(weight)
      @weight = weight
    end

    def weight = @weight || @confines.length
    def timeout(_seconds = nil) = 0
    alias timeout= timeout
    def on_flush(&block) = @on_flush = block
    def flush = @on_flush&.call

    def suitable?
      @confines.all?(&:call)
    rescue StandardError => e
      Facter.debug("confine of #{@fact.name}: #{e.message}")
      false
    end

    private

    def any?(name, values)
      found = Facter.value(name)
      return false if found.nil?

      [values].flatten.any? { |each| fits?(each, found) }
    end

    def given?(name, block)
      found = Facter.value(name)
      !found.nil? && !!block.call(found)
    end

    def fits?(wanted, found)
      case wanted
      when Proc then !!wanted.call(found)
      when Regexp then wanted.match?(found.to_s)
      when Range then wanted.include?(found)
      else wanted.to_s.casecmp?(found.to_s)
      end
    end
  end

  module Util
    class Resolution
      include Suitable

      attr_accessor :value

      def self.exec(command) = Core::Execution.exec(command)
      def self.which(command) = Core::Execution.which(command)
      def self.with_env(values, &block) = Core::Execution.with_env(values, &block)

      # Sets the value: the result of the block or the output of the command.
      def setcode(command = nil, &block)
        raise ArgumentError, 'You must pass either code or a block' if command.nil? && block.nil?

        @code = block || -> { Core::Execution.exec(command) }
      end

      def resolve = value.nil? ? @code&.call : value

      private

      def set_up; end
    end
  end

  # A fact composed of chunks.
  class Aggregate
    include Suitable

    attr_writer :value

    def chunk(name, require: [], &block)
      raise ArgumentError, "#{self.class.name}#chunk requires a block" unless block

      @chunks[name] = [Array(require), block]
    end

    def aggregate(&block)
      raise ArgumentError, "#{self.class.name}#aggregate requires a block" unless block

      @aggregate = block
    end

    def resolve
      return @value unless @value.nil?

      results = {}
      @chunks.each_key { |name| run(name, results, []) }
      return @aggregate.call(results) if @aggregate

      results.values.compact.inject { |all, each| merged(all, each) }
    end

    private

    def set_up
      @chunks = {}
    end

    def run(name, results, above)
      return results[name] if results.key?(name)
      raise ArgumentError, "chunks #{[*above, name].join(', ')} require each other" if above.include?(name)

      required, block = @chunks.fetch(name)
      given = required.map { |each| run(each, results, [*above, name]).then { |found| found.frozen? ? found : found.dup } }
      results[name] = block.call(*given)
    end

    def merged(one, other)
      return one.merge(other) { |_, mine, theirs| merged(mine, theirs) } if one.is_a?(Hash) && other.is_a?(Hash)
      return one + other if one.is_a?(Array) && other.is_a?(Array)

      other.nil? ? one : other
    end
  end
end
