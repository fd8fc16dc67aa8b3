# Modes and owners of files, which WASI does not support.
module Bunraku
  # The status of a file with its mode and owner.
  class FileStatus
    include Comparable

    TYPES = { 'file' => 0o100000, 'directory' => 0o040000, 'link' => 0o120000 }.freeze
    NAMES = { 'link' => 'link', 'file' => 'file', 'directory' => 'directory' }.freeze

    attr_reader :mode, :uid, :gid, :mtime

    def initialize(native, told)
      @native = native
      @kind = told['kind']
      @mode = TYPES.fetch(@kind) | told['mode']
      @uid = told['uid']
      @gid = told['gid']
      @mtime = native.mtime
    end

    %i[size ino dev atime ctime blksize].each { |name| define_method(name) { @native.public_send(name) } }

    def blocks = (size + 511) / 512
    def nlink = 1
    def ftype = NAMES.fetch(@kind)
    def file? = @kind == 'file'
    def directory? = @kind == 'directory'
    def symlink? = @kind == 'link'
    def pipe? = false
    def socket? = false
    def blockdev? = false
    def chardev? = false
    def size? = size.zero? ? nil : size
    def zero? = size.zero?
    def readable? = true
    def writable? = true
    def executable? = directory? || mode.anybits?(0o111)
    def owned? = uid.zero?
    def grpowned? = gid.zero?
    def setuid? = mode.anybits?(0o4000)
    def setgid? = mode.anybits?(0o2000)
    def sticky? = mode.anybits?(0o1000)
    def world_readable? = mode.anybits?(0o004) ? mode & 0o777 : nil
    def world_writable? = mode.anybits?(0o002) ? mode & 0o777 : nil
    def <=>(other) = mtime <=> other.mtime
    alias readable_real? readable?
    alias writable_real? writable?
    alias executable_real? executable?
  end

  module Modes
    class << self
      # The status of a path; nil if the engine does not know the file (Ruby's own library).
      def status(path, follow, native)
        told = Bunraku.ask('file_status', absolute(path), follow)
        told ? FileStatus.new(native, told) : native
      end

      def change(path, mode) = Bunraku.ask('chmod', absolute(path), mode)
      def absolute(path) = File.expand_path(path.respond_to?(:to_path) ? path.to_path : path.to_s)
      def of(path) = Bunraku.ask('file_status', absolute(path), true)
    end

    # Extends the class File.
    module OfFiles
      def stat(path) = Modes.status(path, true, super)
      def lstat(path) = Modes.status(path, false, super)

      def chmod(mode, *paths)
        paths.each do |path|
          stat(path)
          Modes.change(path, mode & 0o7777)
        end.length
      end
      alias lchmod chmod

      def chown(uid, gid, *paths) = own(uid, gid, paths, true)
      def lchown(uid, gid, *paths) = own(uid, gid, paths, false)
      def executable?(path) = !!Modes.of(path)&.then { |told| told['kind'] == 'directory' || told['mode'].anybits?(0o111) }
      alias executable_real? executable?
      def readable?(path) = exist?(path)
      alias readable_real? readable?
      def writable?(path) = exist?(path)
      alias writable_real? writable?
      def owned?(path) = Modes.of(path)&.fetch('uid') == 0
      def grpowned?(path) = Modes.of(path)&.fetch('gid') == 0
      def setuid?(path) = (Modes.of(path)&.fetch('mode') || 0).anybits?(0o4000)
      def setgid?(path) = (Modes.of(path)&.fetch('mode') || 0).anybits?(0o2000)
      def sticky?(path) = (Modes.of(path)&.fetch('mode') || 0).anybits?(0o1000)
      def world_readable?(path) = stat(path).world_readable?
      def world_writable?(path) = stat(path).world_writable?
      def umask(_new = nil) = 0o022
      def mkfifo(*) = Bunraku.not_here('mkfifo')

      private

      def own(uid, gid, paths, follow)
        paths.each { |path| Bunraku.ask('chown', Modes.absolute(path), uid, gid, follow) }.length
      end
    end

    # Extends open files.
    module OfFile
      # Gives a new file the mode passed to `open`.
      def initialize(path, mode = nil, permissions = nil, **options)
        permissions ||= options.delete(:perm)
        is_new = permissions && path.is_a?(String) && !File.exist?(path)
        super(path, *[mode].compact, **options)
        Modes.change(path, permissions & ~0o022) if is_new
      end

      def stat = path ? File.stat(path) : super
      def lstat = File.lstat(path)
      def chmod(mode) = File.chmod(mode, path) && 0
      def chown(uid, gid) = File.chown(uid, gid, path) && 0
      def flock(_operation) = 0
    end

    # Extends the class Dir.
    module OfDirectories
      def mkdir(path, mode = nil)
        super(path)
        Modes.change(path, mode & ~0o022) if mode
        0
      end
    end
  end
end

File.singleton_class.prepend(Bunraku::Modes::OfFiles)
File.prepend(Bunraku::Modes::OfFile)
Dir.singleton_class.prepend(Bunraku::Modes::OfDirectories)
FileTest.singleton_class.prepend(Module.new { def executable?(path) = File.executable?(path) })
