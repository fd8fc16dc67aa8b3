# The parts of Puppet's newer API that modules use.
require 'puppet/pops/types'
require 'puppet/pops/time'
require 'puppet/pops/functions'
require 'puppet/pops/helpers'
require 'semantic_puppet'

module Puppet
  module Pops
    autoload :Lookup, 'puppet/pops/parser'
    autoload :Model, 'puppet/pops/parser'
    autoload :Parser, 'puppet/pops/parser'
  end
end
