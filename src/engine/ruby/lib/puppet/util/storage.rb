# Data that Puppet keeps about resources. Here it lasts for one compilation or run.
require 'puppet'

module Puppet
  module Util
    class Storage
      class << self
        def state = (@state ||= {})
        def stateinit = @state = {}
        alias clear stateinit
        def load = nil
        def store = nil

        # The data of a resource, or of a name.
        def cache(object) = (state[object.is_a?(Symbol) ? object : object.to_s] ||= {})
      end
    end
  end
end
