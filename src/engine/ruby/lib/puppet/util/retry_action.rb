# Runs a block again after an error, with growing pauses.
require 'puppet'

module Puppet
  module Util
    module RetryAction
      class RetryException < Exception
        class NoBlockGiven < self; end
        class NoRetriesGiven < self; end
        class RetriesExceeded < self; end
      end

      def self.retry_action(options = {})
        raise RetryException::NoBlockGiven unless block_given?

        limit = options[:retries] || raise(RetryException::NoRetriesGiven)
        kinds = options[:retry_exceptions] || [StandardError]
        (0..).each do |failures|
          return yield
        rescue *kinds => e
          raise RetryException::RetriesExceeded, "#{limit} exceeded", e.backtrace if failures >= limit

          Puppet.info("Caught exception #{e.class}:#{e.message} retrying")
          sleep((2**(failures + 1) - 1) * 0.1)
        end
      end
    end
  end
end
