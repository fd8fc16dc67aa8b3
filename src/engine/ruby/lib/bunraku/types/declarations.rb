# The DSL in which a type declares its attributes and relations.
module Bunraku
  module Types
    module Declarations
      RELATIONS = %i[require before subscribe notify].freeze

      def newparam(name, options = {}, &block)
        kind = options[:parent] || Puppet::Parameter
        made = new_class(name.to_sym, kind, 'Parameter', attributes: options.fetch(:attributes, {})) do |param|
          param.class_eval(&block) if block
        end
        finish_attribute(made, options)
        made.isnamevar if options[:namevar]
        @known = nil
        own_parameters[made.name] = made
      end

      def newproperty(name, options = {}, &block)
        name = name.to_sym
        raise Puppet::DevError, "Options must be a hash, not #{options.inspect}" unless options.is_a?(Hash)
        raise Puppet::DevError, "Class #{self.name} already has a property named #{name}" if own_properties.key?(name)

        settings = options.reject { |option,| %i[parent retrieve].include?(option) }
        made = new_class(name, options[:parent] || Puppet::Property, '', attributes: settings) do |property|
          getter = options[:retrieve]
          property.define_method(:retrieve) { provider.public_send(getter) } if getter
          property.class_eval(&block) if block
        end
        finish_attribute(made, options)
        made.isnamevar if options[:namevar]
        @known = nil
        own_properties[name] = made
      end

      def ensurable(&block)
        block ||= proc { defaultvalues }
        newproperty(:ensure, parent: Puppet::Property::Ensure, &block)
      end

      def ensurable? = %i[exists? create destroy].all? { |method| public_method_defined?(method) }

      def newmetaparam(name, options = {}, &block)
        made = new_class(name.to_sym, options[:parent] || Puppet::Parameter, 'MetaParam') do |param|
          param.class_eval(&block) if block
        end
        made.metaparam = true
        Puppet::Type.metaparameters[made.name] = made
      end

      # Sets the block that validates a whole resource.
      def validate(&block)
        define_method(:unsafe_validate, &block)
        define_method(:validate) { unsafe_validate unless holds_deferred? }
      end

      RELATIONS.each do |kind|
        define_method(:"auto#{kind}") { |type, &block| relation_blocks[kind][type] = block }
        define_method(:"eachauto#{kind}") { |&block| relation_blocks[kind].each(&block) }
      end

      def relation_blocks = (@relation_blocks ||= RELATIONS.to_h { |kind| [kind, {}] })

      # Declarations

      def own_parameters = (@own_parameters ||= {})
      def own_properties = (@own_properties ||= {})
      def metaparameters = Puppet::Type.instance_variable_get(:@metaparameters) || Puppet::Type.instance_variable_set(:@metaparameters, {})

      # All properties, `ensure` first.
      def properties = known(:properties) { own_properties.values.partition { |each| each.name == :ensure }.flatten }
      def validproperties = own_properties.keys
      def parameters = own_parameters.keys
      def metaparams = metaparameters.keys
      def paramclass(name) = own_parameters[name.to_sym]
      def propertybyname(name) = own_properties[name.to_sym]
      def metaparamclass(name) = name && metaparameters[name.to_sym]
      def paramdoc(name) = own_parameters.fetch(name.to_sym).doc
      def metaparamdoc(name) = metaparameters.fetch(name.to_sym).doc
      def eachmetaparam(&block) = metaparams.each(&block)
      def relationship_params = RELATIONS.map { |name| metaparameters[name] }

      def attrclass(name)
        name = name.to_sym
        own_properties[name] || own_parameters[name] || metaparameters[name]
      end

      def attrtype(name)
        name = name.to_sym
        return :property if own_properties.key?(name)

        own_parameters.key?(name) ? :param : (:meta if metaparameters.key?(name))
      end

      # All attributes in the order in which they are set.
      def allattrs
        known(:allattrs) do
          key_attributes | (parameters & [:provider]) | properties.map(&:name) | parameters | metaparams
        end
      end

      # The attributes with a default, in the order in which they are set.
      def attributes_with_default
        known(:attributes_with_default) { allattrs.select { |name| attrclass(name).method_defined?(:default) } }
      end

      def validattr?(name) = name.to_sym == :name || !attrclass(name).nil?
      alias valid_parameter? validattr?
      def validproperty?(name) = own_properties.key?(name.to_sym)
      def validparameter?(name) = own_parameters.key?(name.to_sym) || metaparameters.key?(name.to_sym)
      def metaparam?(name) = metaparameters.key?(name.to_sym)

      def key_attribute_parameters
        (own_parameters.values + own_properties.values).select { |each| each.isnamevar? || each.name == :name }
      end

      def key_attributes = known(:key_attributes) { key_attribute_parameters.map(&:name) }

      # The attribute that a title sets unchanged; nil if the type parses titles.
      def plain_title_attribute
        known(:plain_title_attribute) do
          method(:title_patterns).owner == Declarations && key_attributes.one? && key_attributes.first
        end || nil
      end

      def title_patterns
        names = key_attributes
        return [] if names.empty?
        return [[/(.*)/m, [[names.first]]]] if names.one?

        raise Puppet::DevError, 'you must specify title patterns when there are two or more key attributes'
      end

      def hash2resource(hash)
        given = hash.to_h.transform_keys(&:to_sym)
        title = given.delete(:title) || given[:name] || (given[key_attributes.first] if key_attributes.one?)
        raise Puppet::Error, 'Title or name must be provided' unless title

        catalog = given.delete(:catalog)
        sensitive = given.delete(:sensitive_parameters)
        resource = Puppet::Resource.new(self, title, parameters: given)
        resource.catalog = catalog
        resource.sensitive_parameters = sensitive if sensitive
        resource
      end

      private

      # Caches data derived from the declarations, until the next declaration.
      def known(what)
        (@known ||= {})[what] ||= yield
      end

      def finish_attribute(made, options)
        @known = nil
        features = options[:required_features]
        made.required_features = features if features
        return unless options[:boolean]

        define_method(:"#{made.name}?") { [true, :true].include?(self[made.name]) || nil }
      end
    end
  end
end
