# The module Puppet: its log, settings and small helpers that modules call.
require 'puppet/error'
require 'puppet/util/errors'
require 'puppet/util/logging'
require 'puppet/util'
require 'puppet/version'
require 'puppet/settings'
require 'puppet/context'

# Constants that Puppet's own process has loaded before a module's code runs. Here they are loaded on first use.
{
  Base64: 'base64', Benchmark: 'benchmark', IPAddr: 'ipaddr', Logger: 'logger', Monitor: 'monitor', Open3: 'open3', OpenSSL: 'openssl',
  RbConfig: 'rbconfig', Resolv: 'resolv', Socket: 'socket', Zlib: 'zlib'
}.each { |name, path| Object.autoload(name, path) }

module Net
  autoload :HTTP, 'net/http'
end

# Translation methods that modules call. Messages are not translated.
module Kernel
  private

  def _(text) = text
  def n_(one, many, count) = count == 1 ? one : many
  def N_(text) = text
  def s_(text) = text[/[^|]*\z/]
end

module Puppet
  extend Util::Logging

  autoload :Application, 'puppet/application'
  autoload :HTTP, 'puppet/http'
  autoload :Log, 'puppet/util/log'
  autoload :Runtime, 'puppet/http'
  autoload :SSL, 'puppet/ssl'

  module Network
    autoload :HTTP, 'puppet/network/http_pool'
    autoload :HttpPool, 'puppet/network/http_pool'
  end

  class FileServing
    autoload :Content, 'puppet/file_serving/content'
    autoload :Metadata, 'puppet/file_serving/content'
  end

  # Services of Puppet's process by name, such as `Puppet.runtime[:http]`.
  def self.runtime = Runtime.instance

  # The old way to declare a resource type, from releases before Puppet 6.
  def self.newtype(name, options = {}, &block)
    raise NoMethodError, "undefined method `newtype' for module Puppet" unless Bunraku.ask('release_has', 'types by Puppet.newtype')

    Type.newtype(name, options, &block)
  end
end
