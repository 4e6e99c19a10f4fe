# What can go wrong while a site for a static host is built.

site-no-pages = the pages are not built: `make site` builds them before the site
site-foreign = { $folder } holds files that are not of an earlier site, such as { $file } ({ $count } in all); name an empty or a new folder
