class motd($text = 'default') { notify { $text: } }
