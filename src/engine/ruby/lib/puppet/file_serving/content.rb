# Files by `puppet:` URI, as requested by a file provider: here they are the project's own.
require 'puppet'

module Puppet
  class FileServing
    class Content
      attr_reader :path, :source

      # Replaces the indirection that finds contents.
      module Indirection
        def self.find(uri, *)
          path = Content.path_of(uri.to_s)
          path && File.file?(path) ? Content.new(path, uri) : nil
        end
      end

      def self.indirection = Indirection

      def self.path_of(uri)
        found = uri.match(%r{\A(?:puppet://[^/]*)?/?modules/([^/]+)/(.+)\z})
        return uri.delete_prefix('file://') unless found

        Puppet::Module.find(found[1])&.file(found[2])
      end

      def initialize(path, source = path)
        @path = path
        @source = source
      end

      def content = File.read(path)
      def full_path = path
    end

    Metadata = Content
  end
end
