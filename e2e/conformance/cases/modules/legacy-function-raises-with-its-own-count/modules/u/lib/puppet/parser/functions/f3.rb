Puppet::Parser::Functions.newfunction(:f3) do |args|
  raise(Puppet::ParseError, "f3(): Wrong number of arguments given (#{args.size} for 2)")
end
