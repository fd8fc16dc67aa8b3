# What Puppet itself requires, so that modules use it without a `require` of their own.
require 'English'
require 'date'
require 'digest'
require 'fileutils'
require 'forwardable'
require 'json'
require 'ostruct'
require 'pathname'
require 'securerandom'
require 'shellwords'
require 'singleton'
require 'stringio'
require 'strscan'
require 'tempfile'
require 'time'
require 'uri'
require 'yaml'

# Of RubyGems the versions alone: modules compare the versions of programs by them.
module Gem
  autoload :Version, 'rubygems/version'
  autoload :Requirement, 'rubygems/requirement'
  autoload :Deprecate, 'rubygems/deprecate'
end
