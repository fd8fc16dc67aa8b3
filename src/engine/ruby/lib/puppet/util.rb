# Helpers of Puppet::Util that functions, types and providers call.
require 'puppet/util/errors'
require 'puppet/util/logging'

module Puppet
  module Util
    {
      Checksums: 'checksums', Diff: 'diff', IniConfig: 'inifile', Json: 'json', Log: 'log', Package: 'package', Platform: 'platform',
      RetryAction: 'retry_action', Storage: 'storage', SUIDManager: 'suidmanager', SymbolicFileMode: 'symbolic_file_mode', Tagging: 'tagging',
      TagSet: 'tagging', Warnings: 'warnings', Yaml: 'yaml'
    }.each { |name, file| autoload(name, "puppet/util/#{file}") }

    AbsolutePathPosix = %r{\A/}
    AbsolutePathWindows = /\A(?:[A-Za-z]:[\\\/]|[\\\/]{2}[^\\\/]+[\\\/][^\\\/]+|[\\\/]{2}\?[\\\/])/

    class << self
      def absolute_path?(path, platform = :posix)
        pattern = platform.to_s == 'windows' ? AbsolutePathWindows : AbsolutePathPosix
        path.to_s.match?(pattern)
      end

      def symbolizehash(hash) = hash.transform_keys { |key| key.respond_to?(:to_sym) ? key.to_sym : key }

      # Path of a command in the machine's search path; nil if there is none.
      def which(command)
        candidates = absolute_path?(command) ? [command] : search_path.map { |folder| File.join(folder, command) }
        candidates.find { |path| File.file?(path) }
      end

      # Runs a block with changed environment variables.
      def withenv(changes, _mode = nil)
        before = ENV.to_hash
        changes.each { |name, value| ENV[name.to_s] = value&.to_s }
        yield
      ensure
        ENV.replace(before) if before
      end

      def execfail(*args) = Execution.execfail(*args)
      def execpipe(*args, &block) = Execution.execpipe(*args, &block)

      def benchmark(*) = yield
      def thinmark = (yield; 0)

      def replace_file(path, mode = nil)
        require 'tempfile'
        content = StringIO.new(+'')
        yield content
        File.write(path, content.string)
        File.chmod(mode, path) if mode.is_a?(Integer)
      end

      def uri_encode(text, _options = {}) = text.b.gsub(%r{[^A-Za-z0-9\-._~/:?#\[\]@!$&'()*+,;=]}n) { |byte| escaped(byte) }
      def uri_query_encode(text, _options = {}) = text.b.gsub(/[^A-Za-z0-9\-._~]/n) { |byte| escaped(byte) }
      def uri_unescape(text) = text.gsub(/%(\h\h)/) { $1.hex.chr }.force_encoding('UTF-8')

      def path_to_uri(path) = URI("file://#{uri_encode(path)}")
      def uri_to_path(uri) = uri_unescape(uri.path)

      def safe_posix_fork(*) = raise(NotImplementedError, 'fork() function is unimplemented on this machine')
      def deterministic_rand(seed, max) = deterministic_rand_int(seed, max).to_s
      def deterministic_rand_int(seed, max) = Random.new(seed).rand(max)

      private

      def search_path = (ENV['PATH'] || '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin').split(':')
      def escaped(byte) = byte.bytes.map { |each| format('%%%02X', each) }.join
    end

    def absolute_path?(...) = Util.absolute_path?(...)
    def symbolizehash(...) = Util.symbolizehash(...)
    def which(...) = Util.which(...)
    def withenv(...) = Util.withenv(...)
    def benchmark(...) = Util.benchmark(...)

    # Puppet's current run mode.
    class RunMode
      attr_reader :name

      def initialize(name)
        @name = name
      end

      def user? = name == :user
      def agent? = name == :agent
      def server? = name == :server
      alias master? server?
      def to_s = name.to_s
    end

    # Features of the machine by name: `Puppet.features.posix?`. Contains only features that never change; modules add
    # their own.
    class Feature
      KNOWN = { posix: true, root: true, syslog: true, manages_symlinks: true, json: true, yaml: true, erb: true }.freeze

      def initialize
        @added = {}
      end

      def add(name, options = {}, &block)
        @added[name.to_sym] = block || -> { Array(options[:libs]).all? { |library| loads?(library) } }
      end

      def method_missing(name, *args)
        return super unless name.end_with?('?')

        feature = name.to_s.delete_suffix('?').to_sym
        @added.key?(feature) ? !!@added[feature].call : KNOWN.fetch(feature, false)
      end

      def respond_to_missing?(name, include_private = false) = name.end_with?('?') || super

      private

      def loads?(library)
        require library
        true
      rescue LoadError
        false
      end
    end
  end
end
