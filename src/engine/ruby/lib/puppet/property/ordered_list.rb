# A list whose order matters.
require 'puppet/property/list'

class Puppet::Property::OrderedList < Puppet::Property::List
  def add_should_with_current(wanted, current)
    current.is_a?(Array) ? wanted | current : wanted
  end

  def dearrayify(words) = words.join(delimiter)
end
