# Parses titles into namevars.
module Bunraku
  module Types
    # The attributes set by a title; none if the title matches no pattern.
    def self.title_attributes(type, title)
      name = type.plain_title_attribute if type.respond_to?(:plain_title_attribute)
      return { name => title.to_s } if name

      found = nil
      _, attributes = type.title_patterns.find { |pattern, _| found = pattern.match(title.to_s) }
      return {} unless found

      attributes.each_with_index.to_h do |(name, convert), index|
        text = found[index + 1]
        [name.to_sym, convert && text ? convert.call(text) : text]
      end.compact
    end
  end
end
