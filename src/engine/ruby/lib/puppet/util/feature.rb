# Features are part of Puppet's helpers.
require 'puppet'
