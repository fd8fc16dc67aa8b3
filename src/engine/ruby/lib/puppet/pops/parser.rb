# Parses and evaluates code of the Puppet language for Ruby.
module Puppet
  module Pops
    module Model
      # Parsed code. Only its text can be read here.
      class Program
        attr_reader :text, :file

        def initialize(text, file = nil)
          @text = text
          @file = file
        end

        alias source_text text
      end
    end

    module Parser
      class EvaluatingParser
        def self.singleton = (@singleton ||= new)

        def parse_string(text, file = nil)
          Bunraku.ask('parse_source', text.to_s, file)
          Model::Program.new(text, file)
        end

        def parse_file(path) = parse_string(File.read(path, encoding: 'UTF-8'), path)
        def evaluate_string(scope, text, file = nil) = evaluate(scope, parse_string(text, file))
        def evaluate_file(scope, path) = evaluate(scope, parse_file(path))

        def evaluate(scope, program)
          program && Bunraku::Values.decode(Bunraku.ask('evaluate_source', scope.number, program.text, program.file))
        end
      end

      # Parses like the other parser, but evaluates nothing.
      class Parser
        def parse_string(...) = EvaluatingParser.singleton.parse_string(...)
        def parse_file(...) = EvaluatingParser.singleton.parse_file(...)
      end
    end

    module Lookup
      class HieraConfig
        # A copy of a value with strings in place of the symbols that are keys.
        def self.symkeys_to_string(value)
          case value
          when Hash then value.to_h { |key, each| [key.is_a?(Symbol) ? key.to_s : key, symkeys_to_string(each)] }
          when Array then value.map { |each| symkeys_to_string(each) }
          else value
          end
        end
      end
    end

    module Evaluator
      # A value that is computed during the run.
      class DeferredValue
        def initialize(proc) = @proc = proc
        def resolve = @proc.call
      end
    end
  end
end

Bunraku::PuppetClasses.offer('Pops::Lookup', 'Pops::Model', 'Pops::Parser')
