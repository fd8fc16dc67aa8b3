# Collects the facts of modules for the engine: Ruby files in `lib/facter`, and data in `facts.d`.
module Bunraku
  module Api
    class << self
      # Facts by name. `files`: paths in order of precedence; if several data files define a fact, the last one counts.
      def module_facts(files)
        require 'facter'
        external = {}
        files.each do |path|
          path.end_with?('.rb') ? load_fact(path) : external.merge!(external_facts(path))
        end
        Values.encode(Facter.resolved_custom.merge(external))
      end

      private

      def load_fact(path)
        Bunraku.runs(path)
        Kernel.load(path)
      rescue Exception => e
        Facter.error("Error loading fact #{path}: #{e.message}#{place_in(path, e)}")
      end

      # Place of an error in a fact's file. The message of a syntax error has it already.
      def place_in(path, error)
        return '' if error.is_a?(SyntaxError)

        line = error.backtrace&.filter_map { |frame| frame[/\A#{Regexp.escape(path)}:(\d+)/, 1] }&.first
        Puppet::Util::Errors.error_location_with_space(path, line)
      end

      def external_facts(path)
        text = File.read(path, encoding: 'UTF-8')
        found =
          case File.extname(path)
          when '.json' then JSON.parse(text)
          when '.yaml', '.yml' then load_yaml(text)
          when '.txt' then lines_of(text)
          else {}
          end
        found.is_a?(Hash) ? found.to_h { |name, value| [name.to_s, Facter::Fact.plain(value)] } : {}
      rescue StandardError => e
        Facter.error("error while processing #{path} for external facts: #{e.message}")
        {}
      end

      def load_yaml(text)
        require 'date'
        require 'yaml'
        YAML.safe_load(text, permitted_classes: [Symbol, Date, Time], aliases: true)
      end

      def lines_of(text) = text.lines.filter_map { |line| line.chomp.split('=', 2) if line.include?('=') }.to_h
    end
  end
end
