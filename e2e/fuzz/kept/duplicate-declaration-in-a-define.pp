define site::twice { notify { 'x': } }
site::twice { 'a': }
site::twice { 'b': }
