# What can be wrong with the name of a bot and its settings.

bot-place = bot { $bot }
bot-setting = unknown setting { $setting }; expected { $known }
seconds = more than 0 and at most { $most }
