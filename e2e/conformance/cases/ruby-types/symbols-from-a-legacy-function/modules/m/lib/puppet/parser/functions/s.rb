Puppet::Parser::Functions.newfunction(:s, type: :rvalue) { |args| args[0] == 0 ? :sym : { a: :b, 'c' => 1..2 } }
