# Puppet's own API for files.

module Puppet
  module FileSystem
    autoload :Uniquefile, 'puppet/file_system/uniquefile'

    class << self
      def pathname(path) = path.is_a?(Pathname) ? path : Pathname.new(path.to_s)
      def assert_path(path) = pathname(path)
      def path_string(path) = path.to_s
      def exist?(path) = File.exist?(path.to_s)
      def file?(path) = File.file?(path.to_s)
      def directory?(path) = File.directory?(path.to_s)
      def symlink?(path) = File.symlink?(path.to_s)
      def executable?(path) = File.executable?(path.to_s)
      def writable?(path) = File.writable?(path.to_s)
      def readlink(path) = File.readlink(path.to_s)
      def read(path, options = {}) = File.read(path.to_s, **options)
      def read_preserve_line_endings(path) = File.read(path.to_s)
      def binread(path) = File.binread(path.to_s)
      def each_line(path, &block) = File.foreach(path.to_s, &block)
      def size(path) = File.size(path.to_s)
      def stat(path) = File.stat(path.to_s)
      def lstat(path) = File.lstat(path.to_s)
      def chmod(mode, path) = File.chmod(mode, path.to_s)
      def dir(path) = pathname(path).dirname
      def dir_string(path) = File.dirname(path.to_s)
      def dir_exist?(path) = File.directory?(dir_string(path))
      def dir_mkpath(path) = mkpath(dir_string(path))
      def basename(path) = pathname(path).basename
      def basename_string(path) = File.basename(path.to_s)
      def children(path) = pathname(path).children
      def expand_path(path, folder = nil) = File.expand_path(path.to_s, folder)
      def unlink(*paths) = File.unlink(*paths.map(&:to_s))
      def compare_stream(path, stream) = binread(path) == stream.read
      def symlink(target, path, _options = {}) = File.symlink(target.to_s, path.to_s)

      def touch(path, mtime: nil)
        File.open(path.to_s, 'a') {}
        File.utime(mtime, mtime, path.to_s) if mtime
      end

      def mkpath(path)
        require 'fileutils'
        FileUtils.mkdir_p(path.to_s)
      end

      def open(path, mode, options, &block)
        File.open(path.to_s, options, *[mode].compact, &block)
      end

      def exclusive_open(path, mode, options = 'r', _timeout = 300, &block) = open(path, mode, options, &block)

      # Writes a whole new file that replaces the old one.
      def replace_file(path, mode = nil)
        content = StringIO.new(+'')
        yield content
        File.write(path.to_s, content.string)
        File.chmod(mode, path.to_s) if mode
      end
    end
  end
end
