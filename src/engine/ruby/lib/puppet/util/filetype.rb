# Kinds of files that providers read and write as a whole.
require 'puppet'
require 'puppet/file_system'

module Puppet
  module Util
    class FileType
      class FileReadError < Puppet::Error; end

      attr_accessor :path, :loaded, :synced

      class << self
        attr_accessor :name

        def kinds = (@kinds ||= {})
        def filetype(name) = FileType.kinds[name]

        def newfiletype(name, &block)
          made = Class.new(FileType)
          made.name = name
          made.class_eval(&block)
          made.prepend(Guarded)
          FileType.kinds[name] = made
        end
      end

      # Common behavior around each kind's own reading and writing.
      module Guarded
        def read
          text = guarded('read') { super }
          @loaded = Time.now
          (text || '').gsub(/# HEADER.*\n/, '')
        end

        def write(text)
          guarded('write') { super }.tap { @synced = Time.now }
        end

        private

        def guarded(action)
          yield
        rescue Puppet::Error
          raise
        rescue StandardError => e
          message = "#{self.class} could not #{action} #{path}: #{e}"
          Puppet.log_exception(e, message)
          raise Puppet::Error, message, e.backtrace
        end
      end

      def initialize(path, default_mode = nil)
        raise ArgumentError, 'Path is nil' if path.nil?

        @path = path
        @default_mode = default_mode
      end

      newfiletype(:flat) do
        def backup = nil
        def read = FileSystem.exist?(path) ? FileSystem.read(path) : nil
        def remove = FileSystem.exist?(path) && FileSystem.unlink(path)

        def write(text)
          FileSystem.chmod(@default_mode, path) if @default_mode && FileSystem.exist?(path)
          File.write(path, text)
        end
      end

      newfiletype(:ram) do
        def self.texts = (@texts ||= Hash.new(''))
        def self.clear = texts.clear

        def read
          Puppet.info("Reading #{path} from RAM")
          self.class.texts[path]
        end

        def write(text)
          Puppet.info("Writing #{path} to RAM")
          self.class.texts[path] = text
        end

        def remove = write('')
      end

      # The crontab of a user, through the command `crontab`.
      newfiletype(:crontab) do
        def read
          Execution.execute("crontab -u #{path} -l", failonfail: true, combine: true)
        rescue ExecutionFailure => e
          return '' if e.message.include?('no crontab for')

          raise FileReadError, "Could not read crontab for #{path}: #{e}"
        end

        def write(text)
          file = "/tmp/puppet-crontab-#{path}"
          File.write(file, text)
          Execution.execute("crontab -u #{path} #{file}", failonfail: true, combine: true)
        ensure
          File.delete(file) if File.exist?(file)
        end

        def remove = Execution.execute("crontab -u #{path} -r", failonfail: true, combine: true)
      end
    end
  end
end
