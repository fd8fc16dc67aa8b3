# The version of the project's release. Its constants are also read only when they are used, because one boot serves all
# releases.
module Puppet
  class << self
    def version = Bunraku.ask('puppet_version')
    def minor_version = version[/\A\d+\.\d+/]

    def const_missing(name)
      case name
      when :PUPPETVERSION then version
      when :IMPLEMENTATION then Bunraku.ask('release_has', 'implementation is OpenVox') ? 'openvox' : super
      else super
      end
    end

    def implementation = const_missing(:IMPLEMENTATION)
  end
end
