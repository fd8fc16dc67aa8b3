# What every project needs, loaded once when Ruby boots.
require 'bunraku/bridge'
require 'bunraku/values'
require 'bunraku/templates'
require 'set'
