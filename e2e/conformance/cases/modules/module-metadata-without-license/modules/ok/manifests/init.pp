class ok { notice('ok') }
