# defaults twice, as releases before 4 take it.
File { mode => '0644' }
File { mode => '0600' }
