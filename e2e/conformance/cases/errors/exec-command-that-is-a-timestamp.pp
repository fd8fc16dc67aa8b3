exec { 'x': command => Timestamp(0) }
