# The machine's users and groups, read from its files.
begin
  # Ruby's own version, for a machine without users. It is loaded now so that it cannot override this file later.
  require 'etc.so'
rescue LoadError
  nil
end

module Etc
  %i[Passwd Group].each { |name| remove_const(name) if const_defined?(name, false) }
  Passwd = Struct.new(:name, :passwd, :uid, :gid, :gecos, :dir, :shell)
  Group = Struct.new(:name, :passwd, :gid, :mem)

  class << self
    def getpwnam(name) = users.find { |each| each.name == name.to_s } || raise(ArgumentError, "can't find user for #{name}")
    def getpwuid(uid = 0) = users.find { |each| each.uid == uid } || raise(ArgumentError, "can't find user for #{uid}")
    def getgrnam(name) = groups.find { |each| each.name == name.to_s } || raise(ArgumentError, "can't find group for #{name}")
    def getgrgid(gid = 0) = groups.find { |each| each.gid == gid } || raise(ArgumentError, "can't find group for #{gid}")
    def getlogin = 'root'
    def nprocessors = 2
    def sysconfdir = '/etc'
    def systmpdir = '/tmp'

    def passwd(&block)
      block ? users.each(&block) : users.first
    end

    def group(&block)
      block ? groups.each(&block) : groups.first
    end

    private

    def users
      rows('/etc/passwd').map { |name, secret, uid, gid, *rest| Passwd.new(name, secret, uid.to_i, gid.to_i, *rest) }
    end

    def groups
      rows('/etc/group').map { |name, secret, gid, members| Group.new(name, secret, gid.to_i, members.to_s.split(',')) }
    end

    def rows(path) = File.exist?(path) ? File.readlines(path, chomp: true).map { |line| line.split(':', -1) } : []
  end
end
