# Objects of the manifests: their attributes and methods are the engine's. The context of a data function is one.
module Bunraku
  class ManifestObject < Held
    def method_missing(name, *args, &block)
      found, value = Bunraku.ask('object_member', number, name.to_s, Values.encode(args), Blocks.frame(block))
      found ? Values.decode(value) : super
    end

    # What the context of a data function keeps of a file. A value that a block of Ruby's made stays here, as the object that it is; the
    # engine asks for it where a function of the manifests wants it.
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

  Values.decoders['Object'] = ->(frame) { ManifestObject.new(frame['v'], frame['k'], frame['s']) }
end

module Bunraku
  module Api
    def self.file_data(path) = Values.encode(ManifestObject.file_data[path])
  end
end

module Puppet
  # The class of the context that data functions get.
  LookupContext = Bunraku::ManifestObject
end
