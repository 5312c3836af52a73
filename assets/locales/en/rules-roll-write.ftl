# The rules of Roll & Write, page by page. A line must not begin with an asterisk, a bracket or a full stop.

rules-roll-write-picture =
    The aim: **most points.** Enter rising numbers and climb as high as you can in each colour. A sheet in the middle of a match:

    `1` The dice: you take one colour and one number, and write the number into the column of that colour.
    `2` An expedition, filled from the bottom up. Numbers may repeat but never fall.
    `3` The next field, with the least number that fits.
    `4` Arrow: one more number at once. Vase: an artefact.
    `5` The circle, crossed with a 0 before the first number: the column counts double.
    `6` The bridge: the first to cross it in a column gets { $bridge-points } points (gold); struck out, another player was first.
    `7` What a column counts up to this field. The numbers above are what each counts now.
    `8` Artefacts that you found.
    `9` Dice that you refused. The last field makes you exhausted.

    Bottom right is the sum of everything.

rules-roll-write-overview-title = Overview
rules-roll-write-overview =
    Everybody leads six expeditions on a sheet of their own, and one roll of six dice is for the whole group.

    • Three dice show colours, three show numbers from 0 to 9.
    • Each turn one player rolls and takes one colour die and one number die. All others choose a pair from what is left; several may choose the same.
    • You write the number into the expedition of that colour, from the bottom up. Numbers must never fall.
    • Some of the { $fields } fields bring an artefact or an arrow. The first player to cross the bridge of a column gains { $bridge-points } points.
    • If you cannot or do not want to enter anything, you refuse and mark a dice symbol.

    The more fields you fill in a column, the more it counts; short ones cost points. Everybody sees everything.

rules-roll-write-turn-title = A turn
rules-roll-write-turn =
    1. The bot rolls for the active player.
    2. The active player takes a colour die and a number die, or refuses.
    3. Everybody else chooses from the other four dice, or from all six if the active player refused. Or they refuse.
    4. When all have chosen, bridges are settled, and the next player clockwise is active.

    You may only take what you can enter. You may always refuse, even if something would fit.

    Here in Discord: open your sheet, choose a pair, look at what follows, and press **{ button-roll-write-confirm }**. A confirmed choice is announced to all and cannot be taken back.

    Before the match you choose the order: *together* lets all others choose at the same time, *in turn* one after the other.

rules-roll-write-expeditions-title = Expeditions
rules-roll-write-expeditions =
    Each expedition has a circle at its start, { $fields } fields, and an artefact at its end.

    • Every number must be at least as high as the one before it. Equal numbers are fine.
    • A 0 counts as a 10.
    • Or you use a 0 to cross the circle of its colour: the expedition counts double, for better or worse. That is only possible before the first number.
    • Once all fields are full, you may enter one more fitting number: it ticks the artefact at the end. That is possible once for each expedition.

    An example: your red row is 2, 2. You may enter red 2 to 9, or a red 0 as a 10. Red 1 does not fit any more.

rules-roll-write-fields-title = Arrows and artefacts
rules-roll-write-fields =
    • **Arrow**: when you fill its field, you may at once enter one more number in any of your expeditions. It repeats the number before it, or is a 1 in an empty expedition. If that field has an arrow too, you go on. An arrow may also tick the artefact at the end of a complete expedition, but never crosses a circle.

    • **Artefact**: when you fill its field, or tick the artefact at the end of an expedition, you mark one artefact on the right of your sheet. There are { $fields }; when all are marked, you gain no more.

    An arrow is an offer: you may stop at any time.

rules-roll-write-refusing-title = Refusing
rules-roll-write-refusing =
    If you refuse the dice, you mark a dice symbol on the right of your sheet.

    • The column of dice symbols has { $fields } fields, and the last but one counts { $best } points.
    • With the last one you are **exhausted**: the column then counts { $last }. You play on, and refusing costs you nothing any more.

    The match ends with the turn in which everybody is exhausted, or in which the last of the eight bridges is crossed.

rules-roll-write-bridges-title = Bridges
rules-roll-write-bridges =
    Each of the eight columns has a bridge: the six expeditions, the artefacts and the dice symbols. You cross it when you fill field { $field }.

    • The first player to cross it gains { $points } points.
    • Players who cross it in the same turn gain them as well.
    • Everybody else strikes it out.

    Bridges are settled when all have chosen. Their points are never doubled, and the exhausted keep them.

rules-roll-write-scoring-title = Scoring
rules-roll-write-scoring =
    • An expedition counts the value beside its highest number: { $one } for one number, { $two } for two, { $three } for three, { $four } for four, up to { $best } for all nine. A crossed circle doubles that.
    • Only the circle, and no number: { $circle-only }. Nothing at all: 0.
    • Artefacts and dice symbols count the value in their highest marked field; all nine artefacts bring { $artefacts } points.
    • Every bridge that you won: { $bridge-points } points.

    The most points win. Players tied at the top win together.

rules-roll-write-values-title = Values
rules-roll-write-values =
    The printed sheet, field by field, and how sure we are. If you own the game and see something else, please tell the operator of this bot.

    Expedition, 1 to 9 numbers: { $expedition } ({ $expedition-sure })
    Only the circle: { $circle-only } ({ $circle-sure })
    Artefacts, 1 to 9: { $artefacts } ({ $artefacts-sure }); none: { $no-artefacts } ({ $no-artefacts-sure })
    Dice symbols, 1 to 9: { $dice } ({ $dice-sure }); none: { $no-dice } ({ $no-dice-sure })
    Bridge: { $bridge-points } points in field { $bridge-field } ({ $bridge-sure })
    Fields with an artefact: { $artefact-fields } ({ $artefact-fields-sure })
    Fields with an arrow: { $arrow-fields } ({ $arrow-fields-sure })
rules-roll-write-sure = { $confidence ->
    [certain] certain
    [likely] likely
   *[guess] our guess
}

rules-roll-write-house-title = House rules
rules-roll-write-house =
    Where the rulebook is silent, or does not work online, we play like this:

    • Who rolls first is drawn by lot.
    • An arrow enters the lowest number that fits; a higher one would never be better.
    • Nobody has to announce a bridge: the bot does.
    • If none of the dice that you may choose fits on your sheet, the bot refuses them for you.
    • The dice are fair and can be checked: the bot fixes its secret before the match, publishes a fingerprint of it, and shows the secret afterwards.

# The legend of signs; each in two lines of 46 letters at most.
sign-roll-write-next = The next field of a column, with the least number that fits.
sign-roll-write-fields = Arrow: one more number at once. Vase: an artefact.
sign-roll-write-end = The artefact at the end of a full column; gold once it is ticked.
sign-roll-write-circles = Circle: crossed with a 0 the column counts double; struck out, it is too late.
sign-roll-write-bridges = Bridge: gold, you were first and gain { $points }; struck out, another player was.
sign-roll-write-refused = Die: dice that were refused.
sign-roll-write-taken = Dimmed die with a mark: that player took it from the others.
sign-roll-write-tower = A tower is a column; the number is its last one. Lit windows: it pays.
sign-roll-write-waiting = Tick: has chosen. Dots: still choosing.
sign-roll-write-turn = The number of the turn.
