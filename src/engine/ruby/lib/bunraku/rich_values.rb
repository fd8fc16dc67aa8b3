# Encoding of rich data values for the bridge.
require 'puppet/pops'
require 'puppet/parser/compiler'
require 'set'

module Bunraku
  module Values
    sensitive = Puppet::Pops::Types::PSensitiveType::Sensitive
    binary = Puppet::Pops::Types::PBinaryType::Binary
    time = Puppet::Pops::Time

    decoders['Sensitive'] = ->(frame) { sensitive.new(decode(frame['v'])) }
    decoders['SemVer'] = ->(frame) { SemanticPuppet::Version.parse(frame['v']) }
    decoders['SemVerRange'] = ->(frame) { SemanticPuppet::VersionRange.new(frame['v']) }
    decoders['Binary'] = ->(frame) { binary.new(frame['v']) }
    decoders['Timestamp'] = ->(frame) { time::Timestamp.new(frame['v'].to_i) }
    decoders['Timespan'] = ->(frame) { time::Timespan.new(frame['v'].to_i) }
    decoders['URI'] = ->(frame) { URI.parse(frame['v']) }
    decoders['Type'] = lambda do |frame|
      type = Puppet::Pops::Types.class_of(frame['c']).new(frame['v'], frame['k'], frame['s'])
      type.instance_variable_set(:@reference, frame['r'])
      type
    end

    encoders[sensitive] = ->(value) { { t: 'Sensitive', v: encode(value.unwrap) } }
    encoders[SemanticPuppet::Version] = ->(value) { { t: 'SemVer', v: value.to_s } }
    encoders[SemanticPuppet::VersionRange] = ->(value) { { t: 'SemVerRange', v: value.to_s } }
    encoders[binary] = ->(value) { { t: 'Binary', v: value.text } }
    encoders[time::Timestamp] = ->(value) { { t: 'Timestamp', v: value.nsecs.to_s } }
    encoders[time::Timespan] = ->(value) { { t: 'Timespan', v: value.nsecs.to_s } }
    encoders['URI::Generic'] = ->(value) { { t: 'URI', v: value.to_s } }
    encoders[Puppet::Resource] = ->(value) { { t: 'Reference', v: [value.type, value.title] } }
    encoders[Set] = ->(value) { value.map { |each| encode(each) } }
  end
end
