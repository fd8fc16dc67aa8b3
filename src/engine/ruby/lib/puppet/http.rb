# Puppet's client for HTTP. There is no network, so each request fails like on a machine without one.
require 'puppet/ssl'
require 'net/http'

module Puppet
  module HTTP
    class HTTPError < Puppet::Error; end
    class ConnectionError < HTTPError; end

    class ResponseError < HTTPError
      attr_reader :response

      def initialize(response)
        @response = response
        super(response.reason)
      end
    end

    class Client
      attr_reader :default_ssl_context, :pool

      def initialize(ssl_context: nil, **)
        @default_ssl_context = ssl_context
      end

      %i[get head delete].each do |name|
        define_method(name) { |url, headers: {}, params: {}, options: {}, &_| request(url, headers, params, options) }
      end

      %i[put post].each do |name|
        define_method(name) do |url, body, headers: {}, params: {}, options: {}, &_|
          raise ArgumentError, "'#{name}' requires a string 'body' argument" unless body.is_a?(String)

          request(url, headers, params, options)
        end
      end

      def connect(uri, options: {}, &_) = request(uri, {}, {}, options)
      def close = nil
      def create_session = self

      def encode_query(url, params)
        return url if params.empty?

        url.dup.tap { |each| each.query = params.map { |name, value| "#{name}=#{Util.uri_query_encode(value.to_s)}" }.join('&') }
      end

      private

      def request(url, _headers, params, options)
        raise ArgumentError, "URL must be provided as a 'URI' object" unless url.respond_to?(:host)

        address = encode_query(url, params)
        SSL::SSLProvider.new.load_context if url.scheme == 'https' && verifies?(options)
        Net::HTTP.new(url.host, url.port).start
      rescue Puppet::Error, SocketError, SystemCallError => e
        raise ConnectionError.new("Request to #{address} failed after 0.0 seconds: #{e.message}", e)
      end

      # True if the request needs the certificates of Puppet's own authority.
      def verifies?(options) = options[:ssl_context].nil? && !options[:include_system_store] && default_ssl_context.nil?
    end
  end

  # Services of Puppet's process by name.
  class Runtime
    def self.instance = (@instance ||= new)

    def [](name)
      @services ||= {}
      @services[name] ||= create(name)
    end

    def []=(name, service)
      (@services ||= {})[name] = service
    end

    private

    def create(name)
      case name
      when :http then HTTP::Client.new
      when :facter then Facter
      else raise ArgumentError, "Unknown service #{name}"
      end
    end
  end
end

Bunraku::PuppetClasses.offer('HTTP')
