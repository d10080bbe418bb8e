### The words of the settings and of the list of keys. Ids begin with ui-set-.
### They are loaded only when these are opened.

ui-set-kept = Kept in this browser, for all games.
# Headings of three groups.
ui-set-play = Playing
ui-set-calls = Sounds and notices
ui-set-look = Language and looks
# The speed at which moves of others are shown.
ui-set-pace = Speed of the others’ moves
# What each speed means.
ui-set-pace-normal = Move by move, at most five seconds behind the bots.
ui-set-pace-fast = A player’s whole turn at a time.
ui-set-pace-once = Everything up to your next decision together. The log says what happened.
ui-set-confirm = Confirm before an action is sent
ui-set-confirm-touch = With a finger
ui-set-confirm-never = Never
ui-set-confirm-always = Always
ui-set-confirm-hint-touch = On a touch screen, the first tap on the final place shows the move; the second plays it.
ui-set-confirm-hint-never = A click or tap on the final place plays at once.
ui-set-confirm-hint-always = Each action waits until you press “Confirm”.
ui-set-warnings = Warnings before a mistake
# Until the first game of a kind is finished.
ui-set-warnings-auto = In first games
ui-set-warnings-on = On
ui-set-warnings-off = Off
ui-set-autoplay = Play for me if I have no choice
ui-set-autoplay-hint = If only one action is possible, it is done, and the log says so. Never for choices in secret and never if there is a warning. After you take something back, you play by hand until your next action.
ui-set-sounds = Sounds
ui-set-sounds-hint = Quiet ones, for your turn, moves, points, refusals, chat and the end of a game.
ui-set-notify = Notify me when it is my turn
ui-set-notify-hint = The browser shows a notice while this page is in the background. It will ask for your permission.
ui-set-notify-blocked = The browser blocks notices of this page. Allow them in its settings first.
ui-set-notify-none = This browser has no notices.
ui-set-theme = Theme
# As the system says.
ui-set-theme-auto = System
ui-set-theme-light = Light
ui-set-theme-dark = Dark
ui-set-size = Text size
ui-set-size-normal = Normal
ui-set-size-large = Large
ui-set-size-larger = Very large
# Whether pieces glide and things fade.
ui-set-motion = Movement
ui-set-motion-auto = System
ui-set-motion-less = Off
ui-set-motion-full = On
# Title of the list of keys.
ui-set-keys = Keys
# Stands where others have the name of a key.
ui-set-key-any-name = any key
# What each key does.
ui-set-key-any = skips the moves of bots up to your turn, like a click on the table
ui-set-key-pick = go from choice to choice, and choose
ui-set-key-back = steps back; closes what is open
ui-set-key-turn = rotate the piece, or rotate it back
ui-set-key-zoom = zoom in, zoom out, show all of the board
ui-set-key-hint = asks a strong bot for a hint
ui-set-key-since = shows again what has happened since your last turn
ui-set-key-speed = changes the speed of the others’ moves
ui-set-key-rules = opens the rules
ui-set-key-settings = opens the settings
ui-set-key-help = shows these keys
