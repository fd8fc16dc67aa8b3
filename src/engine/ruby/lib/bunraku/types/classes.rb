# Classes created by types: of attributes, of providers, of types themselves.
module Bunraku
  module Types
    module Classes
      # Creates a named class below `parent`; the block is its body.
      def new_class(name, parent, prefix, attributes: {}, within: self, &block)
        made = Class.new(parent)
        made.name = name
        made.initvars if made.respond_to?(:initvars)
        constant = "#{prefix}#{name.to_s.capitalize}"
        if constant.match?(/\A[A-Z]\w*\z/)
          within.send(:remove_const, constant) if within.const_defined?(constant, false)
          within.const_set(constant, made)
        end
        attributes.each { |attribute, value| made.public_send(:"#{attribute}=", value) if made.respond_to?(:"#{attribute}=") }
        yield made if block
        made
      end
    end
  end
end
