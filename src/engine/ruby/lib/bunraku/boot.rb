# What every project needs, loaded once when Ruby boots.
require 'bunraku/bridge'
require 'bunraku/values'
require 'puppet'
require 'bunraku/rich_values'
require 'bunraku/functions'
require 'bunraku/templates'
require 'set'
