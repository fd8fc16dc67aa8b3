# JSON through Puppet's API, for modules.
require 'json'

module Puppet
  module Util
    module Json
      ParseError = JSON::ParserError

      class << self
        def load(text, options = {}) = JSON.parse(text, options)
        def load_file(path, options = {}) = load(File.read(path, encoding: 'UTF-8'), options)

        def load_file_if_valid(path, options = {})
          load_file(path, options)
        rescue JSON::ParserError, SystemCallError
          nil
        end

        def dump(value, options = {}) = options[:pretty] ? JSON.pretty_generate(value) : JSON.generate(value)
      end
    end
  end
end
