# Placeholder for Ruby's XML parser, which is not available. Providers that require it load, and raise an error when
# they parse.
module REXML
  class ParseException < RuntimeError; end

  class Document
    def initialize(*) = raise(NotImplementedError, 'XML cannot be read here: REXML is not part of this Ruby')
  end
end
