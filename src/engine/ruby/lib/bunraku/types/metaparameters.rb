# Metaparameters. The engine checks their values and acts on them; types only read and set them.
class Puppet::Type
  newmetaparam(:noop) do
    munge do |given|
      resource.noop = given.to_s == 'true'
    end
  end
  newmetaparam(:schedule)
  # Reads audited properties as if they were set.
  newmetaparam(:audit) do
    munge do |given|
      names = [given].flatten.map(&:to_sym)
      names = resource.class.properties.map(&:name) if names == [:all]
      names.each { |name| resource.newattr(name) if resource.class.validproperty?(name) }
    end
  end
  newmetaparam(:loglevel) do
    defaultto :notice
    munge { |given| given.to_s == 'verbose' ? :info : given.to_sym }
  end
  newmetaparam(:alias)
  newmetaparam(:tag) do
    munge do |given|
      resource.tag(*given)
      given
    end
  end

  # References to other resources.
  class RelationshipMetaparam < Puppet::Parameter
    def unsafe_munge(given)
      [given].flatten.map { |each| each.is_a?(Puppet::Resource) || each.is_a?(Puppet::Type) ? each : Puppet::Resource.new(each.to_s) }
    end
  end

  %i[require subscribe before notify].each { |name| newmetaparam(name, parent: RelationshipMetaparam) }
  newmetaparam(:stage)
end
