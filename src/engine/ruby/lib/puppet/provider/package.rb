# Common behavior of package providers.
require 'puppet/provider'

class Puppet::Provider::Package < Puppet::Provider
  # The package's properties, queried once.
  def properties
    if @property_hash.empty?
      missing = self.class.feature?(:purgeable) ? :purged : :absent
      found = query || {}
      @property_hash = found[:ensure].nil? ? found.merge(ensure: missing) : found.dup
    end
    @property_hash.dup
  end

  # Forgets the properties after a change, so that they are queried again.
  def flush
    @property_hash.clear
  end

  def validate_source(_value) = true

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
