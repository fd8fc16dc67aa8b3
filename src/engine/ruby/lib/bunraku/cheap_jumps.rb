# In WebAssembly a jump out of a block (`break`, `return`, a raised exception) unwinds the whole stack, which costs a
# hundred times as much as a call. `Enumerable#find` makes such a jump; a version with `Array#index` does not. Iterating
# over the pairs of a hash costs ten times as much as iterating over its keys.
class Array
  def find(if_none = nil)
    return to_enum(:find, if_none) unless block_given?

    at = index { |each| yield each }
    at.nil? ? if_none&.call : self[at]
  end
  alias detect find
end
