# The property that decides whether a resource exists.
require 'puppet/property'

class Puppet::Property::Ensure < Puppet::Property
  @name = :ensure

  def self.defaultvalues
    newvalue(:present) { bring_about(:create) }
    newvalue(:absent) { bring_about(:destroy) }
    defaultto { :present if resource.managed? }
    @doc ||= 'The basic property that the resource should be in.'
  end

  defaultto { :present if resource.managed? }

  def retrieve
    judge = [provider, resource].compact.find { |each| each.respond_to?(:exists?) }
    raise Puppet::DevError, "No ability to determine if #{resource.class.name} exists" unless judge

    judge.exists? ? :present : :absent
  end

  def change_to_s(current, wanted)
    return 'created' if current.nil? || current == :absent
    return 'removed' if wanted == :absent

    "#{name} changed #{is_to_s(current)} to #{should_to_s(wanted)}"
  end

  private

  # Runs an action through the provider if it can, else through the resource.
  def bring_about(action)
    actor = provider.respond_to?(action) ? provider : resource
    actor.public_send(action)
    nil
  end
end
