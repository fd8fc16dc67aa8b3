runner { 'run': state => 'new' }
