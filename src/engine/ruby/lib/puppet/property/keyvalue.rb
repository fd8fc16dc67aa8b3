# A property whose value is a hash, given as a hash or as strings of key and value.
require 'puppet/property'

class Puppet::Property::KeyValue < Puppet::Property
  class << self
    attr_accessor :log_only_changed_or_new_keys
  end

  def membership = :key_value_membership
  def separator = '='
  def delimiter = ';'
  def inclusive? = resource[membership] == :inclusive
  def is_to_s(current) = hash_to_key_value_s(current)
  def should_to_s(wanted) = hash_to_key_value_s(wanted)

  def unsafe_validate(given)
    case given
    when Hash then nil
    when String
      return if given.include?(separator.to_s)

      raise ArgumentError, "Key/value pairs must be separated by '#{separator}'"
    else
      raise ArgumentError,
            "The #{name} property must be specified as a hash or an array of key/value pairs (strings)!"
    end
  end

  def unsafe_munge(given)
    return given if given.is_a?(String)

    given.to_h { |key, value| [key.to_s.strip.to_sym, value.to_s] }
  end

  def hashify_should
    return @should.first if @should.first.is_a?(Hash)

    @should.to_h do |text|
      key, value = text.split(separator)
      [key.strip.to_sym, value]
    end
  end

  # The current hash. If the hash is inclusive, its values are removed, because only the given ones may stay.
  def process_current_hash(current)
    return {} if current == :absent

    inclusive? ? current.transform_values! { nil } : current
  end

  def should
    return if @should.nil?

    wanted = hashify_should
    current = process_current_hash(retrieve)
    result = current.merge(wanted)
    @changed_or_new_keys ||= result.keys.reject { |key| current.key?(key) && current[key] == result[key] }
    result
  end

  def hash_to_key_value_s(hash)
    shown = self.class.log_only_changed_or_new_keys ? hash.slice(*@changed_or_new_keys) : hash
    shown.map { |pair| pair.join(separator) }.join(delimiter)
  end

  def retrieve
    found = provider&.public_send(name)
    found && found != :absent ? found : :absent
  end

  def insync?(current) = !current || current == should
end
