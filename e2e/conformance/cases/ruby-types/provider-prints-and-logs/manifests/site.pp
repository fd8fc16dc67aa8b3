talker { 'one': state => 'new' }
