# case, as releases before 4 take it.
case 'ABC' { 'abc': { notice('nocase') } default: { notice('d') } }
case 10 { '10.0': { notice('num') } }
case undef { '': { notice('empty') } }
case 'x' { 'y': { } }
case 'hello' { /^h(.*)/: { notice($1) } }
case 'b' { default: { notice('def') } 'b': { notice('b') } }
case ['a'] { 'a': { notice('arr') } default: { notice('none') } }
case 'default' { default: { notice('word') } 'default': { notice('text') } }
