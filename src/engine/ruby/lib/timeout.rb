# Time limits on the machine's clock, which commands and `sleep` advance. A block ends when one of them exceeds its
# limit.
module Timeout
  # Leaves a block whose time is up. Not a StandardError, so that the block does not rescue it by accident.
  class ExitException < Exception
    attr_reader :limit

    def initialize(limit)
      @limit = limit
      super(limit.message)
    end
  end

  class Error < RuntimeError; end

  # The limit of a running block: its end time, and the error to raise then.
  class Limit
    attr_reader :ends, :error, :message

    def initialize(seconds, error, message)
      @ends = Timeout.now + seconds
      @error = error
      @message = message || 'execution expired'
    end

    def left = ends - Timeout.now
    def passed? = left < 0.000_001
    def expire = error ? raise(error, message) : raise(ExitException.new(self))
  end

  class << self
    def timeout(seconds, error = nil, message = nil)
      return yield(seconds) if seconds.nil? || seconds.zero?

      limit = Limit.new(seconds, error, message)
      limits.push(limit)
      yield(seconds)
    rescue ExitException => e
      raise unless e.limit.equal?(limit)

      raise Error, e.message
    ensure
      limits.delete(limit)
    end

    # Seconds until the next limit; nil if there is none.
    def left = limits.map(&:left).min

    # Ends the block whose limit passed first.
    def check = limits.select(&:passed?).min_by(&:ends)&.expire

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

    private

    def limits = (@limits ||= [])
  end

  def timeout(...) = Timeout.timeout(...)
end
