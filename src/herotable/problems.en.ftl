# What the terminal and a client of the server can say besides.

no-file-name = { $file }: this cannot be the name of a file
no-folder = { $file }: there is no folder { $folder }
server-says = { $code }: { $error }
