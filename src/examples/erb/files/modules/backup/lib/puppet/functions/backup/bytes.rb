# Converts a size with a unit to a number of bytes.
Puppet::Functions.create_function(:'backup::bytes') do
  # @param size a number and a unit, such as `20 GiB`
  # @return [Integer] the bytes
  dispatch :bytes do
    param 'Pattern[/\A\d+ [KMGT]iB\z/]', :size
    return_type 'Integer'
  end

  def bytes(size)
    number, unit = size.split
    number.to_i * 1024**(1 + 'KMGT'.index(unit[0]))
  end
end
