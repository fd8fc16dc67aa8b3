# Libraries for every project, loaded once when Ruby boots.
require 'bunraku/cheap_jumps'
require 'bunraku/bridge'
require 'bunraku/garbage'
require 'bunraku/older_ruby'
require 'bunraku/values'
require 'puppet'
require 'bunraku/rich_values'
require 'bunraku/functions'
require 'bunraku/objects'
require 'bunraku/data_types'
require 'bunraku/templates'
require 'bunraku/outline'
require 'bunraku/syntax'
require 'bunraku/facts'
require 'facter'
require 'set'
require 'bunraku/ruby_libraries'
require 'bunraku/commands'
require 'bunraku/files'
require 'bunraku/types'
require 'bunraku/puppet_library'

module Bunraku
  # Number of files loaded at the end of the boot.
  FEATURES_AT_BOOT = $LOADED_FEATURES.size
end
