# frozen_string_literal: true

# Joins values.
Puppet::Functions.create_function(:'demo::join') do
  # @param values The values.
  # @return Text.
  dispatch :join do
    repeated_param 'String', :values
    optional_block_param
    return_type 'String'
  end

  dispatch :nothing do
  end

  def join(*values)
    values.join
  end
end
