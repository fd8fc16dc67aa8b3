# Objects of the manifests: their attributes and methods are the engine's. The context of a data function is one.
module Bunraku
  class ManifestObject < Held
    def method_missing(name, *args, &block)
      found, value = Bunraku.ask('object_member', number, name.to_s, Values.encode(args), Blocks.frame(block))
      found ? Values.decode(value) : super
    end

    def respond_to_missing?(name, include_private = false)
      Bunraku.ask('object_has', number, name.to_s) || super
    end
  end

  Values.decoders['Object'] = ->(frame) { ManifestObject.new(frame['v'], frame['k'], frame['s']) }
end

module Puppet
  # The class of the context that data functions get.
  LookupContext = Bunraku::ManifestObject
end
