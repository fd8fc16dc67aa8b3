# Objects of the manifests: the engine owns their attributes and methods. The context of a data function is such an
# object.
module Bunraku
  class ManifestObject < Held
    def method_missing(name, *args, &block)
      found, value = Bunraku.ask('object_member', number, name.to_s, Values.encode(args), Blocks.frame(block))
      found ? Values.decode(value) : super
    end

    # Cached data of a file in the context of a data function. A value created by a Ruby block stays here as an object;
    # the engine requests it when a Puppet function needs it.
    def cached_file_data(path)
      kept = ManifestObject.file_data
      return kept[path] if kept.key?(path)

      is_kept, value = Bunraku.ask('file_data', number, path)
      return method_missing(:cached_file_data, path) if is_kept.nil?

      value = Values.decode(value)
      unless is_kept
        value = yield(value) if block_given?
        Bunraku.ask('file_data_kept', number, path)
      end
      kept[path] = value
    end

    def self.file_data = (@file_data ||= {})

    def respond_to_missing?(name, include_private = false)
      Bunraku.ask('object_has', number, name.to_s) || super
    end
  end

  # An iterator of the manifests. All its values are requested at once.
  class ManifestIterator < Held
    include Enumerable

    def each(&block) = Values.decode(Bunraku.ask('iterator_values', number)).each(&block)
    def size = count
  end

  Values.decoders['Iterator'] = ->(frame) { ManifestIterator.new(frame['v'], frame['k'], frame['s']) }
  Values.decoders['Object'] = ->(frame) { ManifestObject.new(frame['v'], frame['k'], frame['s']) }
end

module Bunraku
  module Api
    def self.file_data(path) = Values.encode(ManifestObject.file_data[path])
  end
end

module Puppet
  # Class of the context passed to data functions.
  LookupContext = Bunraku::ManifestObject
end
