module Puppet::Parser::Functions
  newfunction(:f3, :type => :rvalue, :arity => 2, :doc => "x") do |args|
    args.inspect
  end
end
