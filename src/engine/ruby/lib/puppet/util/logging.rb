# Methods for Puppet's log levels, for modules and classes that mix them in.
module Puppet
  module Util
    module Logging
      LEVELS = %i[debug info notice warning err alert emerg crit].freeze

      # Does nothing: debug messages are not shown, so neither the block nor the engine is called.
      def debug(*) = nil

      (LEVELS - [:debug]).each do |level|
        define_method(level) do |*args, &block|
          send_log(level, block ? block.call(*args) : args.flatten.join(' '))
        end
      end

      def send_log(level, message)
        Bunraku.ask('log', level.to_s, message.to_s)
        nil
      end

      def log_exception(exception, message = :default, options = {})
        text = message == :default ? exception.message : message
        send_log(options.fetch(:level, :err), text)
      end

      def log_and_raise(exception, message)
        log_exception(exception, message)
        raise exception, "#{message}\n#{exception}", exception.backtrace
      end

      def format_exception(exception, message = :default, _trace = true)
        message == :default ? exception.message : message.to_s
      end

      def deprecation_warning(message, key = nil)
        place = caller.first
        log_once(key || place, :warning, "#{message}\n   (location: #{place})")
      end

      def puppet_deprecation_warning(message, options = {})
        place = "#{options[:file]}:#{options[:line]}"
        warn_once('deprecations', options[:key] || place, message, options[:file], options[:line])
      end

      # Logs a message once per key, with its place.
      def warn_once(_kind, key, message, file = nil, line = nil, level = :warning)
        place = file == :default ? '' : Errors.error_location(file, line)
        place = '(file & line not available)' if place.empty? && file != :default
        log_once(key, level, place.empty? ? message : "#{message}\n   #{place}")
      end

      def log_once(key, level, text)
        return if Logging.warned.key?(key)

        Logging.warned[key] = true
        send_log(level, text)
      end

      def clear_deprecation_warnings = Logging.warned.clear

      def self.warned = (@warned ||= {})
    end
  end
end
