# Log messages as objects, and the log level.
require 'puppet'

module Puppet
  module Util
    class Log
      LEVELS = %i[debug info notice warning err alert emerg crit].freeze

      attr_accessor :level, :message, :source, :file, :line, :pos, :issue_code, :environment, :node, :backtrace
      attr_reader :time, :tags

      class << self
        # The level is kept, but debug messages are never shown.
        def level = @level || :notice

        def level=(level)
          @level = checked(level.to_sym, 'loglevel')
        end

        def levels = LEVELS.dup
        def eachlevel(&block) = LEVELS.each(&block)
        def validlevel?(level) = LEVELS.include?(level)
        def destinations = (@destinations ||= {})
        def newdestination(name) = (destinations[name] ||= name)
        def close(name) = destinations.delete(name)
        def close_all = destinations.clear
        def sendlevel?(level) = LEVELS.index(level) >= LEVELS.index(self.level)

        def with_destination(name)
          newdestination(name)
          yield
        ensure
          close(name)
        end

        # Logs a message, if its level is shown; returns it.
        def create(options)
          raise Puppet::DevError, 'Logs require a level' unless options.key?(:level)

          checked(options[:level], 'log level')
          sendlevel?(options[:level]) ? new(options) : nil
        end

        private

        def checked(level, name)
          raise Puppet::DevError, "Invalid #{name} #{level}" unless LEVELS.include?(level)

          level
        end
      end

      def initialize(options)
        options.each { |name, value| public_send(:"#{name}=", value) if respond_to?(:"#{name}=") }
        raise ArgumentError, 'Puppet::Util::Log requires a log level' unless level
        raise ArgumentError, 'Puppet::Util::Log requires a message' unless message
        raise ArgumentError, "Not a valid log level: #{level}" unless LEVELS.include?(level.to_sym)

        @level = level.to_sym
        @message = message.to_s
        @source ||= 'Puppet'
        @source = @source.respond_to?(:path) ? @source.path : @source.to_s
        @time = Time.now
        @tags = [@level.to_s, *options[:tags]]
        send_to_engine unless @level == :debug
      end

      def to_s = message

      def to_report
        source == 'Puppet' ? "#{time} #{level}: #{message}" : "#{time} #{source} (#{level}): #{message}"
      end

      def to_data_hash
        { 'level' => level.to_s, 'message' => message, 'source' => source, 'tags' => tags, 'time' => time.iso8601(9), 'file' => file, 'line' => line }
      end

      private

      def send_to_engine
        source == 'Puppet' ? Bunraku.ask('log', level.to_s, message) : Bunraku.ask('log_as', source, level.to_s, message)
      end
    end
  end

  Log = Util::Log
end
