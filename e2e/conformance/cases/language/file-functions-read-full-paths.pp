# case: {"files": {"/opt/x.txt": "hello\n", "/opt/t.epp": "<%= 1 + 1 %>\n"}}
notice(file('/opt/x.txt'))
notice(file('/opt/nope', '/opt/x.txt'))
notice(find_file('/opt/x.txt', '/opt/none'))
notice(find_file(['/opt/none']))
notice(binary_file('/opt/x.txt'))
notice(epp('/opt/t.epp'))
notice(file('/etc/hostname_none', '/dev/null'))
