include ok
