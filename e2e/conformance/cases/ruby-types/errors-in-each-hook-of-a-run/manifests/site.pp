brittle { 'a': where => 'retrieve', state => 'new' }
brittle { 'b': where => 'insync', state => 'new' }
brittle { 'c': where => 'set', state => 'new' }
brittle { 'd': where => 'change', state => 'new' }
brittle { 'e': where => 'flush', state => 'new' }
brittle { 'f': where => 'refresh', state => 'old', subscribe => Brittle['g'] }
brittle { 'g': state => 'new' }
