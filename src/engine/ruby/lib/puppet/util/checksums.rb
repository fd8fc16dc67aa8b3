# Digests of strings and files.
require 'puppet'
require 'digest'

module Puppet
  module Util
    module Checksums
      KINDS = { md5: Digest::MD5, sha1: Digest::SHA1, sha256: Digest::SHA256, sha384: Digest::SHA384, sha512: Digest::SHA512 }.freeze

      module_function

      KINDS.each do |name, kind|
        define_method(name) { |text| kind.hexdigest(text) }
        define_method(:"#{name}_file") { |path| kind.hexdigest(File.binread(path)) }
        define_method(:"#{name}lite") { |text| kind.hexdigest(text.byteslice(0, 512)) }
        define_method(:"#{name}lite_file") { |path| kind.hexdigest(File.binread(path, 512)) }
        module_function name, :"#{name}_file", :"#{name}lite", :"#{name}lite_file"
      end

      def known_checksum_types = KINDS.keys
      def checksum?(text) = text.to_s.match?(/\A\{\w{3,9}\}\S+/)
      def sumtype(text) = text.to_s[/\A\{(\w+)\}/, 1]
      def sumdata(text) = text.to_s[/\A\{\w+\}(.+)\z/, 1]
      def mtime_file(path) = File.stat(path).mtime
    end
  end
end
