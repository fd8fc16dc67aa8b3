endpoint { 'HTTPS://Example.COM:443': }
endpoint { 'plain': port => '80' }
