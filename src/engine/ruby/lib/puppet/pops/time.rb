# Timestamps and timespans of the language, in nanoseconds.
module Puppet
  module Pops
    module Time
      NSECS_PER_SEC = 1_000_000_000

      class TimeData
        include Comparable

        attr_reader :nsecs

        def initialize(nsecs)
          @nsecs = nsecs
        end

        def <=>(other) = other.is_a?(self.class) ? nsecs <=> other.nsecs : nil
        def eql?(other) = other.instance_of?(self.class) && other.nsecs == nsecs
        def hash = nsecs.hash
        def to_i = nsecs / NSECS_PER_SEC
        alias to_int to_i
        def to_f = nsecs.fdiv(NSECS_PER_SEC)
        def to_r = Rational(nsecs, NSECS_PER_SEC)
        def to_s = Bunraku.ask('value_text', Bunraku::Values.encode(self))
        def format(text, *zone) = Puppet::Parser::Scope.top.call_function('strftime', [self, text, *zone])
      end

      class Timestamp < TimeData
        def self.from_time(time) = new((time.to_i * NSECS_PER_SEC) + time.nsec)
        def self.now = from_time(::Time.now)
        def self.parse(text) = TimestampText.value('Timestamp', text)

        def to_time = ::Time.at(to_r).utc
        def +(other) = self.class.new(nsecs + Time.nanoseconds(other))
        def -(other) = other.is_a?(Timestamp) ? Timespan.new(nsecs - other.nsecs) : self.class.new(nsecs - Time.nanoseconds(other))
      end

      class Timespan < TimeData
        def self.from_fields(negative, days, hours = 0, minutes = 0, seconds = 0, milliseconds = 0, microseconds = 0, nanoseconds = 0)
          total = (((((days * 24) + hours) * 60) + minutes) * 60) + seconds
          span = (((((total * 1000) + milliseconds) * 1000) + microseconds) * 1000) + nanoseconds
          new(negative ? -span : span)
        end

        def self.parse(text) = TimestampText.value('Timespan', text)

        def negative? = nsecs.negative?
        def days = total_hours / 24
        def hours = total_hours % 24
        def minutes = total_seconds / 60 % 60
        def seconds = total_seconds % 60
        def milliseconds = nsecs.abs / 1_000_000 % 1000
        def total_seconds = nsecs.abs / NSECS_PER_SEC
        def total_hours = total_seconds / 3600
        def +(other) = other.is_a?(Timestamp) ? other + self : self.class.new(nsecs + Time.nanoseconds(other))
        def -(other) = self.class.new(nsecs - Time.nanoseconds(other))
        def *(other) = self.class.new((nsecs * other).to_i)
        def -@ = self.class.new(-nsecs)
      end

      module TimestampText
        def self.value(type, text)
          Puppet::Parser::Scope.top.call_function('new', [Types::TypeParser.singleton.parse(type), text])
        end
      end

      def self.nanoseconds(amount) = amount.is_a?(TimeData) ? amount.nsecs : (amount * NSECS_PER_SEC).to_i
    end
  end
end
