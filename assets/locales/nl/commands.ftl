# Namen en beschrijvingen van de opdrachten, zoals Discord ze tijdens het typen laat zien.
# Een naam heeft 1 tot 32 kleine letters of streepjes, een beschrijving hoogstens 100 tekens.

cmd-lostcities = lostcities
    .description = Speel Lost Cities van Reiner Knizia
cmd-challenge = uitdagen
    .description = Nodig iemand in dit kanaal uit voor een partij
cmd-solo = solo
    .description = Speel een partij tegen de computer
cmd-hand = hand
    .description = Laat je handkaarten zien en wat je kunt doen; alleen jij ziet ze
cmd-board = bord
    .description = Laat het bord van de partij in dit kanaal zien, als plaatje en als tekst
cmd-play = spelen
    .description = Doe een zet door hem te typen
cmd-games = partijen
    .description = Laat je lopende partijen zien
cmd-resign = opgeven
    .description = Geef je partij in dit kanaal op
cmd-rules = regels
    .description = Lees de spelregels, bladzijde voor bladzijde; alleen jij ziet ze
cmd-settings = instellingen
    .description = Kies hoe je hoort dat je aan de beurt bent, en je taal
cmd-help = hulp
    .description = Wat deze bot kan en hoe je begint
cmd-doctor = diagnose
    .description = Zegt wat de bot in dit kanaal hindert en wat je eraan doet

# De regel in het menu "Apps" van een lid; hier mogen hoofdletters en spaties.
cmd-challenge-user = Uitdagen voor Lost Cities

opt-challenge-opponent = tegenstander
    .description = Met wie je wilt spelen
opt-challenge-rounds = rondes
    .description = Hoeveel rondes jullie spelen; drie als je niets kiest
opt-challenge-long-game = lang-spel
    .description = Vijf expedities of, voor een langer spel, zes
opt-solo-rounds = rondes
    .description = Hoeveel rondes je speelt; drie als je niets kiest
opt-solo-long-game = lang-spel
    .description = Vijf expedities of, voor een langer spel, zes
opt-play-move = zet
    .description = Je zet; kies hem uit de lijst of typ om te zoeken
opt-rules-topic = onderwerp
    .description = Waarover je wilt lezen
opt-settings-pings = meldingen
    .description = Hoe je hoort dat je aan de beurt bent
opt-settings-language = taal
    .description = De taal van alles wat alleen jij ziet

choice-rounds-1 = Eén ronde
choice-rounds-3 = Drie rondes
choice-long-game-five = Vijf expedities
choice-long-game-six = Zes expedities (lang spel)
choice-pings-mention = Vermelding in het kanaal
choice-pings-direct = Privébericht
choice-pings-off = Uit
choice-language-automatic = Automatisch (zoals in Discord)
choice-language-en = English
choice-language-de = Deutsch
choice-language-nl = Nederlands
