# What can be wrong with the file of a net.

not-a-net = { $file }: expected a net of { $title }, as `herotable lab train` writes it
no-net = { $title } comes with no net; train one with `herotable lab train { $title }` and name it, net:file=FILE
