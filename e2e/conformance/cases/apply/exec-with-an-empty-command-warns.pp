exec { 'x': command => '', path => '/bin' }
