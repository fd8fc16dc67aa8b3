# Reads values from strings by a format. Puppet brings this library, so modules require it.
class String
  # The values that match. With a block: the block's result for each repetition of the format.
  def scanf(format, &block)
    return block_scanf(format, &block) if block

    Bunraku::Values.decode(Bunraku.ask('scanf', self, format.to_s).first)
  end

  def block_scanf(format)
    rest = self
    results = []
    until rest.empty?
      frame, rest = Bunraku.ask('scanf', rest, format.to_s)
      values = Bunraku::Values.decode(frame)
      break if values.empty?

      results << yield(values)
    end
    results
  end
end
