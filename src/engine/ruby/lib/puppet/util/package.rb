# Compares versions.
module Puppet
  module Util
    module Package
      module Version
        autoload :Gem, 'puppet/util/package/version/gem'
        autoload :Range, 'puppet/util/package/version/range'
      end

      def self.versioncmp(one, other, _ignore_trailing_zeroes = false)
        Bunraku.ask('compare_versions', one.to_s, other.to_s)
      end

      def versioncmp(...) = Package.versioncmp(...)
    end
  end
end

Bunraku::PuppetClasses.offer('Util::Package::Version')
