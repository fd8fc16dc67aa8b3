# Ruby's own OpenSSL, and the names of TLS connections, which would need sockets.
require '/usr/local/lib/ruby/3.3.0/openssl.rb'
require 'socket'

module OpenSSL
  module SSL
    VERIFY_NONE = 0
    VERIFY_PEER = 1
    VERIFY_FAIL_IF_NO_PEER_CERT = 2
    VERIFY_CLIENT_ONCE = 4
    TLS1_VERSION = 0x301
    TLS1_1_VERSION = 0x302
    TLS1_2_VERSION = 0x303
    TLS1_3_VERSION = 0x304
    OP_NO_SSLv2 = 0
    OP_NO_SSLv3 = 0x2000000
    OP_NO_TLSv1 = 0x4000000
    OP_NO_TLSv1_1 = 0x10000000
    OP_ALL = 0x80000050

    class SSLError < OpenSSLError; end

    class SSLContext
      attr_accessor :ca_file, :ca_path, :cert, :cert_store, :ciphers, :key, :max_version, :min_version, :options, :ssl_version, :timeout, :verify_depth,
                    :verify_hostname, :verify_mode

      def initialize(version = nil)
        @ssl_version = version
      end

      def set_params(values = {}) = values.each { |name, value| public_send(:"#{name}=", value) }
      def add_certificate(cert, key, *) = (@cert, @key = cert, key)
    end

    class SSLSocket
      def self.new(*) = BasicSocket.refuse
      def self.open(*) = BasicSocket.refuse
    end
  end
end
