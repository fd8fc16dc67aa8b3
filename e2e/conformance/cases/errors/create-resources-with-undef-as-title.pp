# case: {"stage": "compile"}
create_resources('notify', { 'a' => {}, undef => {} })
