# A temporary file that exists until it is deleted.
require 'puppet/file_system'
require 'delegate'
require 'tempfile'

class Puppet::FileSystem::Uniquefile < DelegateClass(File)
  attr_reader :path
  alias to_path path

  def self.open_tmp(name)
    file = new(name)
    yield file
  ensure
    file&.close!
  end

  def initialize(name, folder = nil)
    file = Tempfile.create(name, folder)
    @path = file.path
    super(file)
  end

  def open
    close unless closed?
    __setobj__(File.open(path, 'r+'))
  end

  def close(unlink_now = false)
    __getobj__.close
    unlink if unlink_now
  end

  def close! = close(true)
  def length = File.size?(path) || 0
  alias size length

  def unlink
    File.unlink(path) if path
    @path = nil
  end
  alias delete unlink
end
