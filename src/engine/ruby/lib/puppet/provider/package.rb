# What providers of packages have in common.
require 'puppet/provider'

class Puppet::Provider::Package < Puppet::Provider
  # What is known of the package, which is asked for once.
  def properties
    if @property_hash.empty?
      found = query || { ensure: :absent }
      found[:ensure] = :absent if found[:ensure].nil?
      @property_hash = found.dup
    end
    @property_hash.dup
  end

  def self.prefetch(packages)
    instances.each do |provider|
      package = packages[provider.name]
      package.provider = provider if package
    end
  end

  def join_options(options)
    options&.flat_map { |each| each.is_a?(Hash) ? each.map { |name, value| "#{name}=#{value}" } : each }
  end
end
