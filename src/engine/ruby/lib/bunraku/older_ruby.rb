# What older Rubies had and modules still call.
class Object
  # Nothing but texts, symbols and patterns matches anything.
  def =~(_other) = nil
end

class << File
  alias exists? exist?
end

class << Dir
  alias exists? exist?
end

Fixnum = Bignum = Integer
