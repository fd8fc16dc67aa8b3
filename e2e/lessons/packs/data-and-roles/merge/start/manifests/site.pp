include tools
