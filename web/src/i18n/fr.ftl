# Le cadre de la page : accueil, table, réglages.

app-name = Greenpaw
tagline = Une table de jeu à la lisière de la forêt. Sans compte : un nom suffit.
names-note = Les noms des jeux appartiennent à leurs éditeurs. Les images et les textes d’ici sont les nôtres.
loading = Un instant …
nowhere = Il n’y a rien à cette adresse
to-lobby = Retour à l’accueil
close = Fermer
nobody = personne
# What something is, and which.
titled = { $title } : { $text }

# Lobby
your-name = Ton nom
your-name-hint = Comment t’appelles-tu ?
name-missing = Dis-nous d’abord ton nom.
choose-game = À quoi jouons-nous ?
for-players = { $players } joueurs
game-compiling = Les règles sont préparées pour la première fois. Cela prend quelques secondes.
play-bots = { $game } tout de suite, contre des robots
bots-count =
    { $count ->
        [one] 1 robot
       *[other] { $count } robots
    }
how-to-play = Comment on y joue
new-table = Une table entre amis
who-may-come = Qui peut trouver cette table ?
by-link = Par lien seulement
public = Tout le monde
options = Options
open-table = Ouvrir une table
my-tables = Tes tables
with-names = avec { $names }
with-nobody = personne d’autre pour l’instant
back-to-table = Retour à la table
open-tables = Tables ouvertes
no-tables = Aucune table publique pour l’instant. Ouvres-en une, ou joue contre des robots en attendant.
seats-taken = { $taken } places sur { $seats }
join = Rejoindre
watch = Regarder
rules = Règles
rules-of = { $game } : les règles
print = Imprimer
phase-gathering = attend des joueurs
phase-opening = commence
phase-playing = en jeu
phase-between = entre deux manches
phase-over = terminée

# Another device
device-continue = Continuer sur un autre appareil
device-link = Lien à usage unique
device-qr = QR code du lien pour l’autre appareil
only-here = Ce lien ne marche que sur cet ordinateur : le serveur n’a pas d’adresse que d’autres pourraient ouvrir.
device-link-about = Scanne le code avec l’autre appareil, ou ouvres-y ce lien, dans les dix minutes. Tu y seras la même personne, avec tes places. Ne le donne à personne d’autre.
device-confirm = Oui, continuer ici
device-confirm-about = Cet appareil devient la même personne que celui d’où vient le lien, avec toutes ses places à toutes les tables.

# Settings
settings = Réglages
language = Langue
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
automatic = Automatique
automatic-comes-to = Automatique ({ $value })
on = oui
off = non

# Connection
link-connecting = Connexion …
link-live = Connecté
link-stale = Connexion perdue, nouvel essai …
link-stale-about = La connexion est perdue. Ce que tu vois n’est peut-être plus à jour ; on réessaie.
link-refused = Indisponible
no-table = Pas de table ici
problem-unknown-table = Cette table n’existe pas, ou plus.
problem-unknown-game = Le jeu de cette table n’est pas sur ce serveur, ou plus.
problem-broken-table = Quelque chose s’est mal passé à cette table. Nous essayons toujours de la rouvrir ; les autres tables ne sont pas touchées.
problem-protocol = Cette page est plus ancienne que le serveur. Recharge-la.

# Arriving
join-title = Une partie de { $game }
join-with = À la table : { $names }
sit = S’asseoir
only-watch = Regarder seulement
watching = Tu regardes la partie.
watching-about = Tu regardes la partie. Après la manche, tu pourras t’asseoir s’il reste une place.
seat-freed = L’hôte a libéré ta place.

# Before the match
gathering = La table est mise
start = C’est parti
host-starts = L’hôte lance la partie.
host-chooses = C’est l’hôte qui choisit.
players-missing =
    { $count ->
        [one] Il manque encore une personne. Un robot fait l’affaire.
       *[other] Il manque encore { $count } personnes. Des robots font l’affaire.
    }
places = Places : { $taken } sur { $seats }
seat-free = libre
rename-yourself = Changer ton nom, { $name }
save = Enregistrer
add-bot = Ajouter un robot
level = Niveau
# Bots are to play as well as those did in the round that is played on.
level-before = Comme avant
bot-newcomer = Débutant
bot-newcomer-line = Un petit à sa première sortie : joue tout de suite et oublie des choses.
bot-casual = Amateur
bot-casual-line = Se promène : de bons coups, sans regarder loin.
bot-club = Club
bot-club-line = Connaît tous les sentiers de cette forêt et donne peu.
bot-strong = Fort
bot-strong-line = Une vieille chouette : a vu des millions de parties et décide d’un coup d’œil.
bot-master = Maître
bot-master-line = Le lynx : voit plusieurs coups plus loin et pèse ce qui peut venir.
bot-greedy = { bot-casual }
bot-uniform = Robot au hasard
bot-uniform-line = Tire ses coups au sort.
remove = Retirer { $name }
remove-sure = Retirer sa place à { $name } ? Les points déjà faits sont gardés.
cancel = Annuler
setup = Comment on joue
match = Partie
match-open = Ouverte
match-rounds = Manches
match-target = Jusqu’au total
match-open-about = Après chaque manche, vous décidez si vous continuez.
match-rounds-about = Une manche va de la donne au décompte.
goal-rounds = Nombre de manches
goal-target = Total à atteindre
first-player = Qui commence
by-lot = Tirage au sort
pace = Rythme des robots
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
hands = Les mains des autres
hands-backs = Cachées
hands-open = Visibles
hands-about = Tout le monde a vu venir chaque carte : cela évite seulement de les retenir.
hints = Conseils
hints-about = Qui doit décider peut demander les trois meilleurs choix. Tout le monde voit qu’un conseil a été pris.
grace = Après cette absence, un robot remplace
invite = Inviter des amis
invite-link = Lien vers cette table
invite-about = Qui l’ouvre tape un nom et s’assoit.
invite-qr = QR code du lien vers cette table
copy = Copier
copied = Copié

# At the table
the-table = La table
players = À la table
player = Nom
you = toi
your-turn = À toi de jouer
host = Hôte
stand-in = remplacé par un robot
offline = hors ligne
is-offline = { $name } est hors ligne.
bot-decides-in = Un robot décide à sa place dans { $time }.
has-turn = c’est son tour
must-act = doit décider maintenant
total = Total
totals = Totaux
menu = Menu
round = Manche { $number }
round-of = Manche { $number } sur { $rounds }
round-to = Manche { $number }, jusqu’à { $goal }
shuffling = On mélange les cartes …
stand-in-about = Pendant ton absence, un robot décide pour toi.
im-back = Me revoilà
spectators =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
leave = Quitter la table
leave-sure = La manche n’est pas finie. Si tu pars, un robot joue à ta place jusqu’à ton retour.
stay = Rester
end-round = Arrêter la manche
hint = Conseil
hint-thinking = Recherche des meilleurs choix …
hint-preparing = Préparation en cours, un instant …
hint-note = Le meilleur d’abord, chances de gagner et points ensemble. Tout le monde voit que tu as pris un conseil.
hint-points-note = Points : avance finale sur le meilleur des autres.
hint-for = Pour :
hint-against = Contre :
hint-came-out-best = en jouant la suite, c’est ce qui a donné le mieux
hint-came-out-behind = en jouant la suite, cela a donné moins bien
hint-about-equal = à peu près aussi bon que le meilleur
# Points are expected, ahead of the best other in the end.
hint-figures = { $win } de chances de gagner, { $points }
hints-taken =
    { $count ->
        [one] a pris un conseil
       *[other] a pris { $count } conseils
    }

# Log and chat
log = Journal
log-earlier = Voir plus haut
log-empty = Il ne s’est encore rien passé.
news-sat = { $name } s’assoit.
news-gone = { $name } n’est plus à la table.
news-stand-in = Un robot remplace { $name }.
news-back = { $name } est de retour.
news-host = { $name } a maintenant le rôle d’hôte.
news-hint = { $name } prend un conseil.
news-renamed = { $old } s’appelle maintenant { $name }.
# $you is "alone" or "shared" where the reader wins; $own is the reader's score where they don't.
news-round = Manche { $number } : { $you ->
        [alone] tu gagnes avec { $score }.
        [shared] toi et { $names } gagnez ensemble avec { $score }.
       *[no] { $count ->
            [one] { $names } gagne avec { $score }.
           *[other] { $names } gagnent ensemble avec { $score }.
        }
    }{ $own ->
        [none] {""}
       *[other] {" "}Tu as { $own }.
    }
chat = Discussion
chat-watching = regarde
chat-empty = Personne n’a encore rien dit. /help donne les commandes.
chat-write = Écris quelque chose
chat-send = Envoyer
unread = non lus
chat-who =
    { $count ->
        [0] Personne n’est assis ici.
       *[other] À la table : { $names }
    }
chat-help =
    /join NOM – s’asseoir
    /start – commencer
    /leave – quitter la table{ $count ->
        [0] {""}
       *[other] {"\u000A"}/option NOM on, off ou auto – régler une option : { $options }
    }
    /option start NOM – qui commence
    /bot – ajouter un robot
    /remove NOM – retirer quelqu’un
    /who – qui est à la table
    /rematch – une revanche
chat-options =
    Options : { $count ->
        [0] ce jeu n’en a pas
       *[other] { $options }{"\u000A"}/option NOM on, off ou auto
    }
chat-done = C’est fait.

# After a round
round-over = La manche { $number } est finie
round-abandoned = La manche a été arrêtée sans résultat.
scores-of = Scores de la manche { $number }
scores-so-far = Scores jusqu’ici
next-begun = La manche suivante a commencé.
to-round = Aller à la manche
match-over = La partie est finie
match-won =
    { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie ensemble
    }
winner = gagne
has-left = a quitté la table
next-round = Encore une manche
finish = Terminer
rematch = Revanche
record-download = Télécharger la manche
fairness = Le mélange était-il honnête ?
fairness-about = Avant chaque manche, le serveur tire un secret et montre son empreinte, l’engagement. Puis chaque navigateur ajoute son propre hasard. L’ordre des cartes découle des deux : personne ne peut le choisir. Après la manche, le secret est publié et chacun peut recalculer toutes les cartes. Si une manche en reprend une autre en cours de route, tout cela vaut pour les cartes venues ensuite.
fairness-limit = Cela prouve qu’aucune carte n’a été changée après l’engagement. Cela ne prouve pas que la personne qui tient ce serveur ne regarde pas : elle pourrait lire le secret.
fairness-commitment = Engagement
fairness-secret = Secret
fairness-secret-later = publié à la fin de la manche
fairness-contributed = Ont ajouté du hasard
fairness-verify = Pour vérifier, télécharge la manche et lance :

# Review of a round
review = Analyse
review-of = Analyse : { $game }, manche { $number }
reviewing = La manche est en cours d’analyse …
reviewing-done = { $done } décisions sur { $decisions }
accuracy = Précision
accuracy-about = 100 : toujours le meilleur choix selon ce qu’on savait alors. 0 : pas mieux que de choisir au hasard.
mark-best = meilleur
mark-fine = bon
mark-doubtful = douteux
mark-blunder = gaffe
mark-only = sans choix
review-score = Score
review-luck = Chance et adresse
review-by-cards = Chance
review-points-lost = Points perdus
review-chance-lost = Chances perdues
review-luck-about = Les points perdus et les chances de gagner perdues sont ceux d’une décision, en moyenne, face au meilleur choix. La chance est ce que les cartes venues ont ajouté ou ôté aux chances de gagner, en tout : elle ne dit rien de la qualité des décisions.
chances = Chances de gagner
chances-table = Les chances en tableau
review-decision = Décision
review-decisions = Décisions
review-which = Montrer
review-only-mistakes = Erreurs
review-all = Toutes
review-whose = De qui
review-everyones = De tout le monde
review-no-mistake = Il n’y a aucune erreur ici.
# $points as they are written, $count as a number.
review-points-of = { $points } { $count ->
    [one] point
   *[other] points
}
review-mistake = Erreur
review-marks = Les signes de la liste
review-weight = Jugé selon les chances et les points ensemble : un point pèse autant que { $win } de chances de gagner.
# $who is "you", "winner" (you, too) or "other". What was decided there comes behind it.
review-worst =
    { $who ->
        [you] C’est à la décision { $number } que tu as perdu le plus :
        [winner] Tu as gagné. C’est à la décision { $number } que tu as perdu le plus :
       *[other] C’est à la décision { $number } que { $name } a perdu le plus :
    }
review-faultless =
    { $who ->
        [you] Tu n’as fait aucune erreur.
        [winner] Tu as gagné sans aucune erreur.
       *[other] Personne n’a fait d’erreur.
    }
previous-mistake = Erreur précédente
next-mistake = Erreur suivante
previous-decision = Décision précédente
next-decision = Décision suivante
decision-of = Décision { $number } sur { $decisions }
decision-by = Décision { $number } : { $name }
review-lost = Cela a coûté { $points } et { $win } de chances de gagner.
review-cost-win = Cela a coûté { $win } de chances de gagner.
review-cost-points = Cela a coûté { $points }.
review-choices = Les choix comparés
review-choice = Choix
review-win = Chances de gagner
review-points = Points
review-played = joué
# Beneath follow whys, which speak to whoever decided as to you.
review-whys = Le pour et le contre, comme un conseil l’aurait dit à { $name } :
review-only = Il n’y avait pas de choix ici.
review-seen = Ce que voyait { $name }
play-on = Rejouer à partir d’ici, contre des robots
played-on-from = depuis la décision { $number }
played-on-from-about = Rejouée depuis la décision { $number } : vers l’analyse

# A game without a page of its own
generic-choose = Ton choix
generic-barred = Pas maintenant
generic-position = La position
generic-rules = Il n’y a pas encore de texte des règles pour ce jeu.
generic-cards = Cartes : { $cards }
generic-decision = { $name } : { $action }

# Refusals
refused-other = Ce n’est pas possible pour l’instant.
refused-offline = Pas de connexion au serveur.
refused-no-such-table = Cette table n’existe pas, ou plus.
refused-unknown-table = Cette table n’existe pas, ou plus.
refused-unknown-game = Le jeu de cette table n’est pas sur ce serveur, ou plus.
refused-table-exists = Cette table existe déjà.
refused-no-such-game = Aucun jeu ne porte ce nom.
refused-bad-name = On ne voit rien de ce nom. Choisis-en un autre.
refused-name-needed = Dis sous quel nom : /join NOM
refused-not-seated = Tu n’as pas de place à cette table.
refused-not-host = Seul l’hôte peut le faire.
refused-no-such-seat = Personne n’occupe cette place.
refused-no-such-player = Personne de ce nom n’est à la table.
refused-no-such-bot = Ce robot n’existe pas.
refused-table-full = Toutes les places sont prises.
refused-round-running = Il faut attendre la fin de la manche.
refused-match-running = Il faut attendre la fin de la partie.
refused-already-started = La partie a déjà commencé.
refused-too-few-players = Vous êtes trop peu pour commencer.
refused-no-such-option = Le jeu n’a pas cette option.
refused-hands-hidden = Dans ce jeu, les mains des autres restent cachées.
refused-on-off-auto = Une option est on, off ou auto.
refused-options-clash = Ces options ne vont pas ensemble.
refused-option-misfit = Cette option ne va pas avec ce nombre de joueurs.
refused-bad-goal = Une partie est ouverte, compte 1 à 20 manches, ou va jusqu’à un total de 10 à 500.
refused-no-contributions = Aucune manche ne s’ouvre en ce moment.
refused-contributed = Ta part du mélange est déjà là.
refused-no-round = Aucune manche n’est en cours.
refused-no-such-decision = Il n’y a pas de telle décision dans cette manche.
refused-stale = C’était réglé avant l’arrivée de ta réponse.
refused-not-your-decision = Ce n’est pas à toi de décider.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-cannot-hint = Il n’y a pas de conseils dans ce jeu.
refused-hint-failed = Aucun conseil n’a été trouvé cette fois.
refused-stand-in-decides = Un robot décide pour toi en ce moment. Touche d’abord « Me revoilà ».
refused-no-next-round = Il n’y a plus de manche dans cette partie.
refused-no-rematch = Il n’y a pas de partie à rejouer.
refused-others-play = D’autres jouent encore dans cette manche.
refused-nothing-to-finish = Il n’y a rien à terminer.
refused-match-has-goal = Cette partie finit quand son but est atteint.
refused-unknown-command = Cette commande n’existe pas. /help les donne toutes.
refused-too-fast = C’était trop rapide. Attends un instant.
refused-too-large = C’était trop long.
refused-bad-message = Le serveur n’a pas compris. Recharger la page peut aider.
refused-no-table = D’abord, une table. Recharger la page peut aider.
refused-table-broken = Quelque chose s’est mal passé à cette table, et rien n’a été fait. Réessaie dans un instant.
refused-game-broken = Les règles de ce jeu ne sont pas utilisables sur ce serveur. Son journal dit pourquoi.
refused-store = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessaie.
refused-name-first = Donne d’abord un nom : assieds-toi, ou écris-le à l’accueil.
refused-empty-line = On ne voit rien de cette ligne.
refused-no-person = Ton navigateur a refusé notre cookie. Sans lui, on ne sait pas qui tu es.
refused-bad-request = Le serveur n’a pas compris. Recharger la page peut aider.
refused-wrong-origin = Cela venait d’une autre page.
refused-wrong-host = Ce serveur ne répond pas à cette adresse.
refused-not-found = Il n’y a rien ici.
refused-no-such-record = Cet enregistrement n’existe pas, ou la manche n’est pas finie.
refused-no-review = Il n’y a pas d’analyse pour ce jeu : il n’a pas de réseau pour juger.
refused-review-failed = Cette manche ne peut pas être analysée. Le journal du serveur dit pourquoi.
refused-reviews-busy = Trop d’analyses attendent déjà, les tiennes ou celles des autres. Celle-ci n’en fait pas encore partie ; nous redemandons jusqu’à ce qu’il y ait de la place.
refused-link-expired = Ce lien n’est plus valable. Fais-en un nouveau sur l’autre appareil.
refused-broke = Quelque chose s’est mal passé sur le serveur. Réessaie.
