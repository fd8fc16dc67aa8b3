include backup
