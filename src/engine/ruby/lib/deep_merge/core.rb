require 'deep_merge'
