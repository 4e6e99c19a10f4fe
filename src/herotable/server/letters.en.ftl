# Letters by mail.

confirm =
    Hello, { $name },

    this address is to belong to your account at { $server }. By it you can choose a new password when you have forgotten the old one. If you want that, open within an hour:

    { $link }

    If you know nothing of it, do nothing: then nothing happens.
    .subject = Your address at the table

reset =
    Hello, { $name },

    somebody, probably you, asks for a new password for your account at { $server }. Open within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
    .subject = A new password
