# Errors of Puppet's API. The message of an error with a place includes the place.
require 'puppet/util/errors'

module Puppet
  class Error < RuntimeError
    attr_accessor :original

    def initialize(message, original = nil)
      @original = original
      super(message.to_s.scrub)
    end
  end

  # An error at a place in a file. The last argument may be the wrapped error instead of the column.
  module ExternalFileError
    attr_accessor :file, :line, :pos

    def initialize(message, file = nil, line = nil, pos = nil, original = nil)
      pos, original = nil, pos if pos.is_a?(Exception)
      super(message, original)
      @file = file == '' ? nil : file
      @line = line
      @pos = pos
    end

    def to_s = super + Util::Errors.error_location_with_space(file, line, pos)

    # The place, and the message without it, for the engine.
    def puppet_place
      return nil unless file || line

      text = to_s.delete_suffix(Util::Errors.error_location_with_space(file, line, pos))
      { message: text, file: file, line: line, column: pos }.compact
    end
  end

  class DevError < Error
    include ExternalFileError
  end

  class ResourceError < Error
    include ExternalFileError
  end

  class ParseError < Error
    include ExternalFileError
  end

  class ParseErrorWithIssue < ParseError
    attr_reader :basic_message, :issue_code, :arguments
    attr_accessor :environment, :node

    def initialize(message, file = nil, line = nil, pos = nil, original = nil, issue_code = nil, arguments = nil)
      @basic_message = message
      @issue_code = issue_code
      @arguments = arguments
      super(message, file, line, pos, original)
    end
  end

  class PreformattedError < ParseErrorWithIssue; end
  class MissingCommand < Error; end
  class LockError < Error; end
  class ExecutionFailure < Error; end
  class AuthenticationError < Error; end
  class InvalidSettingError < Error; end

  class ErrorWithData < Error
    include ExternalFileError
    attr_reader :error_data

    def initialize(error_data, message, file: nil, line: nil, pos: nil, original: nil)
      @error_data = error_data
      super(message, file, line, pos, original)
    end
  end

  class DataBinding
    class Error < Puppet::Error; end
    class LookupError < PreformattedError; end
    class RecursiveLookupError < LookupError; end
  end
end
