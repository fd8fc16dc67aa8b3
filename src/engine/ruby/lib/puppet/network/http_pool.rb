# The older client for HTTP, which opens a connection to a host.
require 'puppet/http'

module Puppet
  module Network
    module HTTP
      class Connection
        attr_reader :address, :port

        def initialize(host, port, options = {})
          @address = host
          @port = port
          @use_ssl = options.fetch(:use_ssl, true)
        end

        def use_ssl? = @use_ssl
        def get(path, headers = {}, options = {}) = request(:get, path, headers, options)
        def head(path, headers = {}, options = {}) = request(:head, path, headers, options)
        def delete(path, headers = { 'Depth' => 'Infinity' }, options = {}) = request(:delete, path, headers, options)
        def post(path, data, headers = nil, options = {}) = request(:post, path, headers, options, data.to_s)
        def put(path, data, headers = nil, options = {}) = request(:put, path, headers, options, data.to_s)
        alias request_get get
        alias request_head head
        alias request_post post
        def to_s = "#{use_ssl? ? 'https' : 'http'}://#{address}:#{port}"

        private

        def request(method, path, headers, options, *body)
          Puppet.runtime[:http].public_send(method, URI("#{self}#{path}"), *body, headers: headers || {}, options: options)
        rescue Puppet::HTTP::ConnectionError => e
          Puppet.err("#{e.message}\nWrapped exception:\n#{e.original.message}")
          raise e
        end
      end
    end

    module HttpPool
      class << self
        def http_client_class = @http_client_class || HTTP::Connection
        attr_writer :http_client_class

        def http_instance(host, port, use_ssl = true, _verify_peer = true)
          warn_of('http_instance')
          http_client_class.new(host, port, use_ssl: use_ssl)
        end

        def connection(host, port, use_ssl: true, ssl_context: nil)
          warn_of('connection')
          if use_ssl && ssl_context.nil?
            raise ArgumentError, "An ssl_context is required when connecting to 'https://#{host}:#{port}'"
          end

          if ssl_context && !use_ssl
            Puppet.warning("An ssl_context is unnecessary when connecting to 'http://#{host}:#{port}' and will be ignored")
          end
          http_client_class.new(host, port, use_ssl: use_ssl)
        end

        private

        def warn_of(method)
          Puppet.warn_once('deprecations', self, "The method 'Puppet::Network::HttpPool.#{method}' is deprecated. Use Puppet.runtime[:http] instead")
        end
      end
    end
  end
end

Bunraku::PuppetClasses.offer('Network')
