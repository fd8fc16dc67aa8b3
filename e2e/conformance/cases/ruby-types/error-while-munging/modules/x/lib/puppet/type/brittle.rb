Puppet::Type.newtype(:brittle) do
  newparam(:name)
  newparam(:where)
  newparam(:munged) do
    munge { |value| value == 'bad' ? raise('cannot be munged') : value }
  end
  newproperty(:state) do
    def retrieve
      raise 'retrieve fails' if resource[:where] == 'retrieve'

      'old'
    end

    def insync?(is)
      raise KeyError, 'insync fails' if resource[:where] == 'insync'

      super
    end

    def set(_value)
      raise Puppet::Error, 'set fails' if resource[:where] == 'set'
      raise NotImplementedError, 'set is not there' if resource[:where] == 'not implemented'
    end

    def change_to_s(current, desired)
      raise 'change fails' if resource[:where] == 'change'

      super
    end
  end

  def flush
    raise IOError, 'flush fails' if self[:where] == 'flush'
  end

  def refresh
    raise ZeroDivisionError if self[:where] == 'refresh'
  end
end
