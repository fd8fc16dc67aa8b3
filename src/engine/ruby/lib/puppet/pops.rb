# The parts of Puppet's newer API that modules use.
require 'puppet/pops/types'
require 'puppet/pops/time'
require 'puppet/pops/functions'
require 'puppet/pops/helpers'
require 'semantic_puppet'
