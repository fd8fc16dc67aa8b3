# The context passed to a provider of the Resource API: information about its type, and logging.
module Puppet
  module ResourceApi
    class BaseContext
      attr_reader :type

      def initialize(definition)
        @type = definition
      end

      def device = raise('no device configured')
      def transport = raise('No transport available.')
      def failed? = @failed
      def feature_support?(feature) = type.feature?(feature)

      def reset_failed
        @failed = false
      end

      # If a title or titles precede the message, they are added to it.
      %i[debug info notice warning err].each do |level|
        define_method(level) do |*args|
          text = case args.length
                 when 1 then "#{@about || type.name}: #{args.last}"
                 when 2 then "#{titles(args.first)}: #{args.last}"
                 else args.map(&:to_s).join(', ')
                 end
          Puppet.send_log(level, text)
        end
      end

      %i[creating updating deleting].each do |action|
        define_method(action) do |names, message: action.to_s.capitalize, &block|
          doing(names, message) do
            block.call
            notice('Finished in %.6f seconds' % elapsed)
          end
        end
      end

      def failing(names, message: 'Failing')
        doing(names, message) do
          yield
          warning('Finished failing in %.6f seconds' % elapsed)
        end
      end

      def processing(name, is, should, message: 'Processing')
        refuse_several(name, __method__)
        doing(name, message, "Failed processing #{name} after") do
          debug("Starting processing of #{name} from #{is} to #{should}")
          yield
          notice(format('Finished processing %s in %.6f seconds: %s', name, elapsed, should))
        end
      end

      %i[created updated deleted].each do |done|
        define_method(done) { |names, message: done.to_s.capitalize| notice("#{message}: #{names}") }
      end

      def processed(name, is, should)
        refuse_several(name, __method__)
        notice("Processed #{name} from #{is} to #{should}")
      end

      def attribute_changed(name, attribute, is, should, message: nil)
        refuse_several(name, __method__)
        more = message && ": #{message}"
        notice("#{name}: attribute '#{attribute}' changed from #{shown(is)} to #{shown(should)}#{more}")
      end

      def failed(names, message: 'Updating has failed')
        @about = titles(names)
        err(message)
      ensure
        @about = nil
      end

      def log_exception(exception, message: 'Error encountered', trace: false)
        err([+"#{message}: #{exception}", *(exception.backtrace if trace)].join("\n"))
      end

      private

      def doing(names, message, failure = 'Failed after')
        @began = Time.now
        @about = "#{titles(names)}: #{message}"
        debug('Start')
        yield
      rescue StandardError => e
        log_exception(e, message: format('%s %.6f seconds', failure, elapsed))
        @failed = true
      ensure
        @about = nil
      end

      def elapsed = Time.now - @began

      def titles(names)
        return type.name if names.respond_to?(:empty?) && names.empty? && !names.is_a?(String)

        "#{type.name}[#{[names].flatten.compact.join(', ')}]"
      end

      def shown(value)
        return 'nil' unless value

        value.is_a?(Numeric) ? value : "'#{value}'"
      end

      def refuse_several(name, method)
        raise "#{method} only accepts a single resource title" if name.respond_to?(:each)
      end
    end

    class PuppetContext < BaseContext; end
  end
end
