# There is no network, so only files can be opened.
require 'socket'
require 'uri'

module OpenURI
  class HTTPError < StandardError
    attr_reader :io

    def initialize(message, io = nil)
      super(message)
      @io = io
    end
  end
end

module URI
  def self.open(name, *rest, &block)
    if name.to_s.match?(%r{\A(?:https?|ftp)://}i)
      require 'net/http'
      Net::HTTP.new(URI(name.to_s)).refuse
    end

    File.open(name.to_s.delete_prefix('file://'), *rest.grep(String), &block)
  end
end
