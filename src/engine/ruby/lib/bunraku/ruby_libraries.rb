# What Puppet itself requires, so that modules use it without a `require` of their own.
require 'English'
require 'date'
require 'digest'
require 'forwardable'
require 'json'
require 'ostruct'
require 'shellwords'
require 'singleton'
require 'stringio'
require 'strscan'
require 'time'
require 'yaml'

# These take a third of the time of a boot, and few projects use them: they are loaded with the first use of their names.
autoload :FileUtils, 'fileutils'
autoload :Pathname, 'pathname'
autoload :SecureRandom, 'securerandom'
autoload :Tempfile, 'tempfile'
autoload :URI, 'uri'

module Kernel
  # Loading the library puts its own method in the place of this one.
  def URI(address)
    require 'uri'
    URI(address)
  end
end

# Of RubyGems the versions alone: modules compare the versions of programs by them.
module Gem
  autoload :Version, 'rubygems/version'
  autoload :Requirement, 'rubygems/requirement'
  autoload :Deprecate, 'rubygems/deprecate'
end
