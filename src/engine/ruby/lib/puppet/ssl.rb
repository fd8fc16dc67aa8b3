# Contexts for TLS connections. The machine has no certificates of Puppet's authority.
require 'puppet'

module Puppet
  module SSL
    class SSLError < Puppet::Error; end

    SSLContext = Struct.new(:store, :cacerts, :crls, :private_key, :client_cert, :client_chain, :revocation, :verify_peer, keyword_init: true) do
      def initialize(verify_peer: true, **) = super
    end

    class SSLProvider
      def create_insecure_context(**) = SSLContext.new(verify_peer: false)
      def create_root_context(cacerts:, **) = SSLContext.new(cacerts: cacerts)
      def create_system_context(cacerts:, **) = SSLContext.new(cacerts: cacerts)
      def create_context(cacerts:, **) = SSLContext.new(cacerts: cacerts)

      def load_context(**)
        problem = "The CA certificates are missing from '#{Puppet[:localcacert]}'"
        Puppet.err("Failed to initialize SSL: #{problem}")
        Puppet.err('Run `puppet agent -t`')
        raise Puppet::Error, problem
      end
    end
  end
end

Bunraku::PuppetClasses.offer('SSL')
