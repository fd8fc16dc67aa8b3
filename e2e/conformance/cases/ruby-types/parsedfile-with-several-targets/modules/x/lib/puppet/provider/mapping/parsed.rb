require 'puppet/provider/parsedfile'

Puppet::Type.type(:mapping).provide(:parsed, parent: Puppet::Provider::ParsedFile,
                                             default_target: '/tmp/main.conf', filetype: :flat) do
  text_line :comment, match: /^#/
  text_line :blank, match: /^\s*$/
  record_line :parsed, fields: %w[name value note], optional: %w[note], separator: /\s*=\s*|\s*;\s*/, joiner: '=',
                       post_parse: proc { |record| record[:name] = record[:name].downcase },
                       to_line: proc { |record|
                         note = record[:note] == :absent || record[:note].nil? ? '' : " ; #{record[:note]}"
                         "#{record[:name].upcase} = #{record[:value]}#{note}"
                       }

  def self.header
    "# written by puppet\n"
  end
end
