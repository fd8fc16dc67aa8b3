# Converts the usual spellings of true and false.
module Puppet::Coercion
  SPELLINGS = { 'true' => true, 'yes' => true, 'false' => false, 'no' => false }.freeze

  class << self
    def boolean(value) = SPELLINGS.fetch(value.to_s.downcase) { fail('expected a boolean value') }
    def boolean_values = %w[true false yes no]
  end
end
