np { 'a': v => 1 }
np { 'b': w => 1 }
