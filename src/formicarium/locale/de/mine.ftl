### Die Worte für „Meine Spiele“: Liste, Statistik, persönlicher Schlüssel. Ids beginnen mit ui-mine.

## Die Liste der Spiele

ui-mine-title = Meine Spiele
ui-mine-key-open = Persönlicher Schlüssel
ui-mine-away = Hier steht, was zuletzt in der Liste war.
ui-mine-statistics = Meine Statistik
ui-mine-open = Offen
ui-mine-finished = Beendet
ui-mine-game = Spiel
ui-mine-all = Alle Spiele
ui-mine-search = Suchen: Name oder Spiel
ui-mine-against = Gegen { $player }
ui-mine-found =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
ui-mine-clear = Alle zeigen
ui-mine-none-open = Keine offenen Partien. Beginne eine oder gib deinen persönlichen Schlüssel von einem anderen Gerät ein.
ui-mine-none-finished = Noch keine beendeten Partien.
ui-mine-more = Mehr zeigen

## Eine Partie der Liste

ui-mine-place-of =
    { $place ->
        [1] Gewonnen
       *[other] Platz { $place }
    }
ui-mine-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ui-mine-leaf = { $when }: Platz { $place } von { $players }, { $points }
ui-mine-winner = gewinnt
ui-mine-with = mit { $players }
ui-mine-look-back = Rückblick
ui-mine-go-on = Weiterspielen
ui-mine-drop = { $game } aus meinen Spielen entfernen
ui-mine-drop-finished = Die Partie verschwindet auf allen deinen Geräten aus deiner Liste und deiner Statistik.
ui-mine-drop-open = Dein persönlicher Schlüssel führt dann auf keinem Gerät mehr zu dieser Partie. Die anderen warten weiter auf dich: Verlasse zuerst den Tisch, wenn du nicht weiterspielen willst.
ui-mine-drop-go = Entfernen
ui-mine-keep = Abbrechen

## Statistik

ui-mine-played = gespielt
ui-mine-won = gewonnen
ui-mine-mean = Punkte im Mittel
ui-mine-recent = Die letzten Partien, die neueste am Ende
ui-mine-details = Gegner, Punkte, Plätze
ui-mine-opponent = Gegner
ui-mine-games = Partien
ui-mine-ahead = ich vorn
ui-mine-behind = dahinter
ui-mine-source = Punkte aus
ui-mine-place = Platz
ui-mine-missing =
    { $games ->
        [one] { $games } ältere Partie wird noch ausgezählt.
       *[other] { $games } ältere Partien werden noch ausgezählt.
    }

## Der persönliche Schlüssel

ui-mine-key-title = Mein persönlicher Schlüssel
ui-mine-key-about = Mit diesen neun Wörtern findest du deine Spiele auf jedem Gerät: Scanne dort den Code, öffne den Link oder tippe die Wörter ein. Ein Konto brauchst du nicht.
ui-mine-key-words = Neun Wörter
ui-mine-key-qr = QR-Code des Links
ui-mine-key-link = Link für deine anderen Geräte
ui-mine-key-warning = Halte den Schlüssel geheim: Mit ihm kann man an deiner Stelle spielen. Wenn du ihn auf allen Geräten verlierst, kann ihn niemand wiederherstellen; schreib dir die Wörter also auf.
ui-mine-key-use = Schlüssel von einem anderen Gerät verwenden
ui-mine-key-renew = Neuen Schlüssel machen
ui-mine-key-renew-about = Hat vielleicht jemand anderes deinen Schlüssel gesehen, dann ersetze ihn. Deine Spiele ziehen zum neuen um, und der alte öffnet nichts mehr.
ui-mine-key-renew-ask = Deine anderen Geräte werden nach dem neuen Schlüssel fragen. Den alten ersetzen?
ui-mine-key-renewed = Das ist dein neuer Schlüssel. Gib ihn auf deinen anderen Geräten ein.
ui-mine-key-type = Deine neun Wörter oder der Link
ui-mine-key-slip = In diesen Wörtern ist ein Tippfehler.
ui-mine-key-slip-word = Im { $word }. Wort ist ein Tippfehler.
ui-mine-key-long = Das sind mehr als neun Wörter.
ui-mine-key-count = { $words } von { $all } Wörtern
ui-mine-key-same = Dieser Browser verwendet diesen Schlüssel schon.
ui-mine-key-found =
    { $games ->
        [0] Zu diesem Schlüssel sind noch keine Partien bekannt.
        [one] Der Schlüssel passt: { $games } Partie.
       *[other] Der Schlüssel passt: { $games } Partien.
    }
ui-mine-key-along = Die Spiele dieses Browsers mitnehmen
ui-mine-key-alone = Die Spiele dieses Browsers fehlen dann in deiner Liste. Du findest sie nur noch über ihre Links.
ui-mine-key-go = Diesen Schlüssel verwenden
ui-mine-key-arrived = Deine Spiele auf diesem Gerät
ui-mine-key-arrived-about = Dieser Link bringt deine Spiele in diesen Browser. Danach steht der Schlüssel nicht mehr in der Adresse.
