# The platform that Puppet runs on: always POSIX.
module Puppet
  module Util
    module Platform
      module_function

      def windows? = false
      def actually_windows? = false
      def jruby? = false
      def jruby_fips? = false
      def default_paths = []
    end
  end
end
