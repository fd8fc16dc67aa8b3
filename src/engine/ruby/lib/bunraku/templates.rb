# ERB templates: a template runs as a method of an object that has the variables of the scope as instance variables.
require 'erb'

module Bunraku
  class Template
    attr_reader :scope

    def initialize(variables)
      variables.each { |name, frame| instance_variable_set(:"@#{name}", Values.decode(frame)) }
    end

    def result(text, file)
      template = ERB.new(text, trim_mode: '-')
      template.filename = file
      template.result(binding)
    end
  end

  module Api
    # Fills in a template. `variables`: those of the scope, by name.
    def self.render(text, file, variables)
      Template.new(variables).result(text, file)
    end
  end
end
