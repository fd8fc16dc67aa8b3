module Puppet::Parser::Functions
  newfunction(:f3, :type => :rvalue) do |args|
    args.map { |x| "#{x.class}:#{x}" }.inspect
  end
end
