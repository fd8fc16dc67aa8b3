# A property whose value is a set of words: the complete set, or a minimum.
require 'puppet/property'

class Puppet::Property::List < Puppet::Property
  def membership = :membership
  def delimiter = ','
  def inclusive? = resource[membership] == :inclusive
  def is_to_s(current) = current == :absent ? super : current.join(delimiter)

  def add_should_with_current(wanted, current)
    (current.is_a?(Array) ? wanted + current : wanted).uniq
  end

  def dearrayify(words) = words.sort.join(delimiter)

  def should
    return if @should.nil?

    dearrayify(inclusive? ? @should : add_should_with_current(@should, retrieve))
  end

  def retrieve
    found = provider&.public_send(name)
    return :absent if !found || found == :absent

    found.instance_of?(Array) ? found : found.split(delimiter)
  end

  def prepare_is_for_comparison(current) = dearrayify(current == :absent ? [] : current)
  def insync?(current) = !current || prepare_is_for_comparison(current) == should
end
