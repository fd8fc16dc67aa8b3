# syntax err13, as releases before 4 take it.
@File { mode => '0644' }
