# YAML through Puppet's API, for modules.
require 'yaml'

module Puppet
  module Util
    module Yaml
      class YamlLoadError < Puppet::Error; end

      def self.safe_load(text, allowed = [], _filename = nil)
        ::YAML.safe_load(text, permitted_classes: allowed, aliases: true) || false
      rescue Psych::Exception => e
        raise YamlLoadError.new("(<unknown>): #{e.message}", e)
      end

      def self.safe_load_file(path, allowed = []) = safe_load(File.read(path, encoding: 'UTF-8'), allowed)
      def self.load_file(path, default = false) = File.exist?(path) ? safe_load_file(path, [Symbol]) : default

      def self.safe_load_file_if_valid(path, allowed = [])
        safe_load_file(path, allowed)
      rescue YamlLoadError, SystemCallError
        nil
      end

      def self.dump(value, path) = File.write(path, value.to_yaml)
    end
  end
end
