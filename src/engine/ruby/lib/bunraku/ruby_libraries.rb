# Libraries that Puppet itself requires, so modules use them without requiring them.
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

# These libraries take a third of the boot time and few projects use them, so they are loaded on first use.
autoload :FileUtils, 'fileutils'
autoload :Pathname, 'pathname'
autoload :SecureRandom, 'securerandom'
autoload :Tempfile, 'tempfile'
autoload :URI, 'uri'

module Kernel
  # Loads the library, which replaces this method by its own.
  def URI(address)
    require 'uri'
    URI(address)
  end
end

# Only the version class of RubyGems, with which modules compare versions of programs.
module Gem
  autoload :Version, 'rubygems/version'
  autoload :Requirement, 'rubygems/requirement'
  autoload :Deprecate, 'rubygems/deprecate'
end
