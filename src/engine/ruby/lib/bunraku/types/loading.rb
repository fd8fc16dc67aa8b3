# Types by name: Ruby's own are loaded from their files, those of the engine are described by the engine.
module Bunraku
  module Types
    module Loading
      KNOWN = {}

      def newtype(name, options = {}, &block)
        name = name.to_s.downcase.to_sym
        made = new_class(name, Puppet::Type, '', within: Puppet::Type) do |type|
          options.each { |option, value| type.public_send(:"#{option}=", value) if type.respond_to?(:"#{option}=") }
          KNOWN[name] = type
          begin
            type.class_eval(&block) if block
          rescue Exception
            KNOWN.delete(name)
            raise
          end
        end
        made.load_providers
        made
      end

      def type(name)
        return name if name.is_a?(Class)

        name = name.to_s.downcase.to_sym
        KNOWN[name] || load_type(name) || Types.built_in(name)
      end

      def eachtype(&block) = KNOWN.each_value(&block)
      def loadall = nil
      def rmtype(name) = KNOWN.delete(name.to_sym)

      private

      def load_type(name)
        return if Types.built_in?(name)

        Types.autoload("puppet/type/#{name}")
        KNOWN[name]
      end
    end

    class << self
      # Loads a file of the load path by name, if it exists; an error mentions the file.
      def autoload(name)
        folder = $LOAD_PATH.find { |each| File.file?("#{each}/#{name}.rb") }
        return if folder.nil?

        Bunraku.runs("#{folder}/#{name}.rb")
        require name
        true
      rescue SystemExit, NoMemoryError
        raise
      rescue Exception => e
        message = "Could not autoload #{name}: #{e.message}"
        Puppet.err(message)
        raise Puppet::Error.new(message, e).tap { |error| error.set_backtrace(e.backtrace) }
      end

      def exists?(name) = $LOAD_PATH.any? { |folder| File.file?("#{folder}/#{name}.rb") }

      # Names of all files in a folder of the load path.
      def names_in(folder)
        found = $LOAD_PATH.flat_map { |root| Dir.exist?("#{root}/#{folder}") ? Dir.children("#{root}/#{folder}") : [] }
        found.grep(/\.rb\z/).map { |file| file.delete_suffix('.rb') }.uniq.sort
      end
    end
  end
end
