# Reads and edits configuration files with sections. Comments and the order of lines are kept.
require 'puppet/util/filetype'

module Puppet
  module Util
    module IniConfig
      class IniParseError < Puppet::Error
        include Puppet::ExternalFileError
      end

      class Section
        attr_reader :entries, :file, :name
        attr_writer :destroy

        def initialize(name, file)
          @file = file
          @name = name
          @entries = []
          @dirty = @destroy = false
        end

        def destroy? = @destroy
        def dirty? = @dirty || @destroy
        def mark_dirty = @dirty = true
        def mark_clean = @dirty = false
        def add_line(line) = @entries << line
        def [](key) = pair(key)&.last

        # Setting a key to nil removes its line.
        def []=(key, value)
          @dirty = true
          found = pair(key)
          found ? found[1] = value : @entries << [key, value]
        end

        def format
          return +'' if destroy?

          lines = @entries.map { |entry| entry.is_a?(Array) ? line_of(*entry) : entry }
          "[#{name}]\n#{lines.join}"
        end

        private

        def pair(key) = @entries.find { |entry| entry.is_a?(Array) && entry.first == key }
        def line_of(key, value) = value.nil? ? '' : "#{key}=#{value}\n"
      end

      class PhysicalFile
        attr_reader :contents, :filetype
        attr_accessor :destroy_empty, :file_collection

        def initialize(file, options = {})
          @file = file
          @contents = []
          @filetype = FileType.filetype(:flat).new(file)
          @destroy_empty = options.fetch(:destroy_empty, false)
        end

        # A missing file has no sections.
        def read = parse(@filetype.read)

        def parse(text)
          @section = @key = nil
          text.each_line.with_index(1) { |line, number| parse_line(line, number) }
          sections.each(&:mark_clean)
          nil
        end

        def sections = @contents.grep(Section)
        def get_section(name) = sections.find { |each| each.name == name }
        def format = @contents.map { |each| each.is_a?(Section) ? each.format : each }.join

        def store
          if destroy_empty && sections.all?(&:destroy?)
            ::File.unlink(@file)
          elsif sections.any?(&:dirty?)
            @filetype.write(format)
          end
          sections.each(&:mark_clean)
        end

        def add_section(name)
          if get_section(name) || file_collection&.get_section(name)
            raise IniParseError.new("Section #{name.inspect} is already defined, cannot redefine", @file)
          end

          Section.new(name, @file).tap { |section| @contents << section }
        end

        private

        def parse_line(line, number)
          case line
          when /\A(?:\s*$|[#;]|\s*rem\s)/i then @section ? @section.add_line(line) : @contents << line
          when /\A[ \t\r\n\f]/ then continue(line, number)
          when /\A\[([^\]]+)\]/ then @section, @key = add_section($1), nil
          else assign(line, number)
          end
        end

        # An indented line continues the value above it.
        def continue(line, number)
          return assign(line, number) unless @section && @key

          @section[@key] += "\n#{line.chomp}"
        end

        def assign(line, number)
          found = line.match(/\A\s*([^\s=]+)\s*=\s*(.*)$/)
          raise IniParseError.new("Can't parse line '#{line.chomp}'", @file, number) unless found
          raise IniParseError, "Property with key #{found[1].inspect} outside of a section" unless @section

          @key = found[1]
          @section[@key] = found[2].rstrip
        end
      end

      class FileCollection
        attr_reader :files

        def initialize
          @files = {}
        end

        def read(path) = create(path).read
        def store = @files.each_value(&:store)
        def each_file(&block) = @files.each_key(&block)
        def each_section(&block) = @files.each_value { |file| file.sections.each(&block) }
        def get_section(name) = @files.each_value.filter_map { |file| file.get_section(name) }.last
        alias [] get_section
        def include?(name) = !get_section(name).nil?
        def add_section(name, path) = (@files[path] || create(path)).add_section(name)

        private

        def create(path)
          @files[path] = PhysicalFile.new(path).tap { |file| file.file_collection = self }
        end
      end

      File = FileCollection
    end
  end
end
