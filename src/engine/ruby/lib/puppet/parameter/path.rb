# A parameter whose value is an absolute path, or an array of paths if `accept_arrays` is set.
require 'puppet/parameter'

class Puppet::Parameter::Path < Puppet::Parameter
  class << self
    def accept_arrays(accepts = true)
      @accepts_arrays = accepts ? true : false
    end

    def arrays? = @accepts_arrays
  end

  def unsafe_validate(given) = validate_path(given)

  def unsafe_munge(given)
    refuse_array(given)
    given
  end

  def validate_path(given)
    refuse_array(given)
    relative = Array(given).reject { |path| absolute_path?(path) }
    fail("#{name} must be a fully qualified path") unless relative.empty?
    given
  end

  private

  def refuse_array(given)
    return if self.class.arrays? || !given.is_a?(Array)

    fail("#{name} only accepts a single path, not an array of paths")
  end
end
