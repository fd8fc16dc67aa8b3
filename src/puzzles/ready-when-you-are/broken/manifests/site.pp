include database
