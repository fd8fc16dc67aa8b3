class web { notify { 'x': } }
