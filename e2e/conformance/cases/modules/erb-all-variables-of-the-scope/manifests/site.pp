$top = 'seen'
class a { $own = 1  $none = undef  notice(inline_template('<%= %w[own top none name].map { |n| instance_variable_defined?("@#{n}") }.inspect %> <%= scope.to_hash.key?("none") %> <%= scope.to_hash.values_at("own", "top").inspect %> <%= has_variable?("own") %> <%= classes.inspect %>')) }
include a
