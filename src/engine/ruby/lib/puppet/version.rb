module Puppet
  PUPPETVERSION = '8.11.0'

  def self.version = PUPPETVERSION
end
