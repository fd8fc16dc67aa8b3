notice(inline_epp('a<% return() %>b'))
notice(inline_epp('a<% return(5) %>b') + 1)
notice(inline_epp('<%- | $x | -%>a<% if $x { return() } %>b', { 'x' => false }))
