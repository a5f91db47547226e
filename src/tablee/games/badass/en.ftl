game-name = Badass Force
game-tagline = Announce whoever you like, as long as nobody dares to doubt it.

# Characters
card-colonelle = The Colonel
    .within = Colonel
    .grammar = s
    .text = On another’s turn, when your active character is about to die: announce her and it survives{ $amount ->
        [0] { "" }
       *[other] { ", and you gain " }{ $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }
    }. In Vengeance: { $vengeance_amount ->
        [0] the same
       *[other] and you gain { $vengeance_amount ->
        [one] { $vengeance_amount } charge
       *[other] { $vengeance_amount } charges
    }
    }.
card-ninja = The Ninja
    .within = Ninja
    .grammar = s
    .text = Pay { $cost ->
        [one] { $cost } charge
       *[other] { $cost } charges
    }: kill a rival’s active character. In Vengeance: { $vengeance_cost ->
        [one] { $vengeance_cost } charge
       *[other] { $vengeance_cost } charges
    }.
card-armurier = The Gunsmith
    .within = Gunsmith
    .grammar = s
    .text = Gain { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }. In Vengeance: { $vengeance_amount }.
card-pickpocket = The Pickpocket
    .within = Pickpocket
    .grammar = s
    .text = Take up to { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } from a rival. In Vengeance: up to { $vengeance_amount }.
card-espionne = The Spy
    .within = Spy
    .grammar = s
    .text = Look in secret at { $amount ->
        [1] a rival’s active character
       *[other] { LETTERS($amount) } rivals’ active characters
    }, then change yours if you like. In Vengeance: { $vengeance_amount ->
        [1] one rival
       *[other] { LETTERS($vengeance_amount) } rivals
    }.
card-dynamiteur = The Dynamiter
    .within = Dynamiter
    .grammar = s
    .text = Give a rival { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }: a weapon that overflows blows up and its owner’s character dies. In Vengeance: { $vengeance_amount ->
        [one] { $vengeance_amount } charge
       *[other] { $vengeance_amount } charges
    }.
card-cascadeuse = The Stuntwoman
    .within = Stuntwoman
    .grammar = s
    .text = Pay { $cost ->
        [one] { $cost } charge
       *[other] { $cost } charges
    }: take { $amount ->
        [1] one character
       *[other] up to { LETTERS($amount) } characters
    } back from your graveyard. In Vengeance: { $vengeance_cost ->
        [0] at no price, { "" }
        [1] for { $vengeance_cost } charge, { "" }
       *[other] for { $vengeance_cost } charges, { "" }
    }up to { LETTERS($vengeance_amount) }.
card-justicier = The Vigilante
    .within = Vigilante
    .grammar = s
    .text = Name a rival’s active character: if you are right, it dies. In Vengeance: if you are wrong, gain { $vengeance_amount ->
        [one] { $vengeance_amount } charge
       *[other] { $vengeance_amount } charges
    }.

# Weapons
text-start = { $start ->
        [0] { "" }
        [one] {" "}Comes with { $start } charge.
       *[other] {" "}Comes with { $start } charges.
    }
card-revolver = Revolver
    .grammar = s
    .text = Kill a rival’s active character. From { $mark } charges of { $max }.{ text-start }
card-fusil_a_pompe = Shotgun
    .grammar = s
    .text = Kill a neighbour’s active character. From { $mark } charges of { $max }.{ text-start }
card-arbalete = Crossbow
    .grammar = s
    .text = Kill a rival’s active character; no defence helps. From { $mark } charges of { $max }.{ text-start }
card-lance_flammes = Flamethrower
    .grammar = s
    .text = Kill the active characters of both neighbours. From { $mark } charges of { $max }.{ text-start }
card-mitrailleuse = Machine gun
    .grammar = s
    .text = Kill { $targets ->
        [1] a rival’s active character
        [2] the active characters of one or two rivals
        [3] the active characters of one, two or three rivals
       *[other] the active characters of up to { $targets } rivals
    }. From { $mark } charges of { $max }.{ text-start }
card-grenade = Grenade
    .grammar = s
    .text = Kill a rival’s active character. From { $mark } charges of { $max }; one charge too many and it blows up in your face.{ text-start }
card-machette = Machete
    .grammar = s
    .text = A rival loses a random character from hand. From { $mark } charges of { $max }.{ text-start }
card-bazooka = Bazooka
    .grammar = s
    .text = Kill every rival’s active character. From { $mark } charges of { $max }.{ text-start }

# Questions and options
question-first_active = Which character do you lay face down in front of you?
question-new_active = Which character do you lay face down in front of you?
question-action = Your turn: what do you do?
question-denounce = { $announcer } says: “I am { THE($kind) }.” Do you believe it?
question-defence = { $killer ->
    [none] Your character is about to die. Do you defend yourself?
   *[other] { $killer } is about to kill your character. Do you defend yourself?
}
question-new_weapon = Which weapon do you take?
question-target = Who do you use { THE($kind) } on?
question-burst = Who else is in the line of fire?
question-rival_to_spy_on = Who do you spy on?
question-character_to_recover = Which character do you take back from your graveyard?
question-charges_to_take = How many charges do you take from { $victim }?
question-name_to_accuse = Which character is hiding in front of { $victim }?
option-choose_first = { THE($kind) }
option-lay = { THE($kind) }
option-change_character = Change character
option-change_weapon = Change weapon
option-execute = Use my weapon
option-go_to_armoury = Go to the armoury
option-announce = “I am { THE($kind) }!”
option-believe = I believe it
option-cry_bluff = That is a bluff!
option-suffer = Let them die
option-defend = “I am { THE($kind) }!”
option-take_weapon = { THE($kind) }
option-aim = { $victim }
option-add_target = { $victim }
option-fire = Fire!
option-spy_on = { $victim }
option-enough = That will do
option-recover = { THE($kind) }
option-take_charges = { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}
option-accuse = { THE($named) }

# Events
event-turn_began = It is { $seat }’s turn.
    .why = Turns go clockwise: charge, then one action.
event-cool_bonus = { $points ->
    [one] { $seat } stays Cool and scores { $points } point: { $score } in all.
   *[other] { $seat } stays Cool and scores { $points } points: { $score } in all.
}
    .why = As soon as somebody is in Vengeance, every Cool player scores { $numbers-cool_bonus ->
        [one] { $numbers-cool_bonus } point
       *[other] { $numbers-cool_bonus } points
    } at the start of the turn (badass-R12).
event-charged = { $charge ->
    [0] { $seat }’s weapon has no charge left.
   *[other] { $change ->
        [0] { $seat }’s weapon is fully charged already.
       *[other] { $seat }’s weapon is now at { $charge ->
            [one] { $charge } charge
           *[other] { $charge } charges
        }.
    }
}
    .why = A weapon never passes its maximum: the rest is lost (badass-R7).
event-took_back = { $seat } takes the character back in hand.
    .why = To change it, or because it was shown to all; the same may be laid again (badass-R5, badass-08).
event-laid = { $card ->
    [none] { $seat } lays a character face down.
   *[other] { $seat } lays { THE($card) } face down.
}
    .why = Only its owner knows the active character (badass-13).
event-discarded_weapon = { $seat } discards { THE($weapon) }.
    .why = Changing a weapon, or having used it, loses its charges.
event-took_weapon = { $seat } takes { THE($weapon) }, uncharged.
    .why = A new weapon comes without any charge.
event-market_filled = A new weapon in the middle of the table: { THE($weapon) }.
    .why = There are always { LETTERS($numbers-market) } weapons in the middle of the table.
event-arsenal_renewed = The discarded weapons are shuffled into a new pile.
    .why = An empty pile is made anew from the shuffled discards.
event-executed = { $seat } uses { THE($weapon) }!
    .why = The charge must have reached the space marked with an explosion; the weapon is then changed.
event-rolled = { $seat } rolls the dice: { $first ->
    [0] green
    [1] yellow
   *[other] red
} and { $second ->
    [0] green
    [1] yellow
   *[other] red
}.
    .why = Green: the roller; yellow: everyone; red: everyone else; a charge a die, die by die (badass-R7, badass-10).
event-jammed = Two reds: { $seat } loses every charge!
    .why = Two reds empty the roller’s weapon at the end (badass-R7).
event-announced = { $seat } announces: “I am { THE($card) }!”
    .why = Any of the seven characters may be announced, true or not, if one can pay and aim (badass-R1, badass-R10, badass-03).
event-defended = { $killer ->
    [none] { $seat } fights back: “I am { THE($card) }!”
   *[other] { $seat } fights { $killer } off: “I am { THE($card) }!”
}
    .why = Defending means announcing a character: anyone may call the bluff, the attacker too (badass-R3, badass-02).
event-denounced = { $seat } does not believe { $announcer }: “That’s a bluff!”
    .why = Answers are opened when all have spoken; only the first one clockwise is involved (badass-01, badass-14, badass-17).
event-believed = Nobody doubts it: { $seat } uses the power of { THE($card) }.
    .why = If nobody calls the bluff, the power happens and nothing is shown.
event-proved = It was true! { $seat } shows { THE($card) }: { $denouncer } was wrong.
    .why = Whoever called loses a character first, then the power happens, then the shown card goes back to hand (badass-R5).
event-caught = It was a bluff! { $denouncer } was right: { $seat } is not { THE($card) }.
    .why = A bluff that is called costs the active character; no power happens and nothing is paid (badass-R1, badass-R4).
event-aimed = { $seat } aims at { $victim } with { THE($card) }.
    .why = Targets are chosen after the bluff could be called, and all of them before the first death (badass-R1, badass-R2, badass-11).
event-saved = { $seat }’s character is saved.
    .why = Believed or proved, the Colonel saves the character; the attack is spent and scores nothing (badass-R4).
event-died = { $killer ->
    [none] { $victim } loses { THE($card) }.
   *[other] { $killer } kills { $victim }’s { $card }.
}
    .why = Deaths come one by one, clockwise, each complete before the next (badass-R2).
event-lost = Because of { $by }, { $victim } loses { THE($card) }.
    .why = A Machete or a bluff wrongly called costs a random character from hand.
event-scored = { $points ->
    [one] { $seat } scores { $points } point: { $score } in all.
   *[other] { $seat } scores { $points } points: { $score } in all.
}
    .why = { $numbers-first_kill } points for your first kill of a turn, { $numbers-next_kill } for each further one, { $numbers-leader_bonus } more if the victim led alone (badass-04, badass-R12).
event-exploded = { $owner }’s { $weapon } blows up!
    .why = One charge too many blows up a Grenade, and by the Dynamiter any weapon; it is replaced, then the character is attacked (badass-R6, badass-R8, badass-09).
event-vengeance = { $seat } goes into Vengeance and takes every card back!
    .why = With one character in all, graveyard and Loge come back; weapon and charge stay (badass-R9).
event-loge = { $card ->
    [none] Chance puts a character in { $seat }’s Loge.
   *[other] Chance puts { THE($card) } in { $seat }’s Loge.
}
    .why = The Loge is random and seen by its owner only.
event-paid = { $cost ->
    [one] { $seat } pays { $cost } charge.
   *[other] { $seat } pays { $cost } charges.
}
    .why = The price of a power is paid after the bluff could be called (badass-R1).
event-stole = { $charges ->
    [one] { $seat } takes { $charges } charge from { $victim }.
   *[other] { $seat } takes { $charges } charges from { $victim }.
}
    .why = The Pickpocket takes at least one charge; too many may blow up one’s own Grenade (badass-07, badass-R7).
event-spied = { $card ->
    [none] { $seat } spies on { $victim }.
   *[other] { $seat } spies on { $victim } and sees { THE($card) }.
}
    .why = All see who is spied on, only the Spy sees what; in Vengeance two different rivals (badass-R13).
event-recovered = { $seat } takes { THE($card) } back from the graveyard.
    .why = The Stuntwoman takes characters from the graveyard, never the Loge (badass-R10).
event-accused = { $seat } accuses { $victim }: “You are { THE($card) }!”
    .why = The Vigilante may name any of the seven (badass-15).
event-missed = No: { $victim } is not { THE($card) }.
    .why = A miss shows nothing (badass-R11).
event-won = { $score ->
    [one] { $seat } wins with { $score } point!
   *[other] { $seat } wins with { $score } points!
}
    .why = The highest score wins; then the larger hand, then the higher charge, then it is shared (badass-05).

# Refusals
reason-not_offered = That is not possible now.
reason-weapon_not_charged = Your weapon is not charged enough.
reason-price_too_high = You do not have enough charges.
reason-no_charge_to_take = No rival has a charge.
reason-graveyard_is_empty = Your graveyard is empty.
reason-only_in_defence = The Colonel is announced only when you are attacked.

# Endings
ending-limit_reached = The Badassometer has reached the limit: the highest score wins.
    .won = The Badassometer has reached the limit: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
ending-rounds_over = Two hundred rounds: the highest score wins.
    .won = Two hundred rounds: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

faction-cool = Cool
faction-vengeance = Vengeance

# Settings
setting-limit = Points to reach
setting-limit-16 = 16
setting-limit-12 = 12, shorter
setting-limit-20 = 20
setting-limit-30 = 30
setting-limit-50 = 50, very long
setting-cast = Characters
setting-cast-random = Seven at random
setting-cast-without_colonelle = Without the Colonel
setting-cast-without_ninja = Without the Ninja
setting-cast-without_armurier = Without the Gunsmith
setting-cast-without_pickpocket = Without the Pickpocket
setting-cast-without_espionne = Without the Spy
setting-cast-without_dynamiteur = Without the Dynamiter
setting-cast-without_cascadeuse = Without the Stuntwoman
setting-cast-without_justicier = Without the Vigilante
setting-denouncers = If several call the bluff
setting-denouncers-announcer = The first after the announcer
setting-denouncers-active = The first from the active player on
setting-first = Who begins
setting-first-lot = By lot
setting-first-1 = Seat 1
setting-first-2 = Seat 2
setting-first-3 = Seat 3
setting-first-4 = Seat 4
setting-first-5 = Seat 5
setting-first-6 = Seat 6

# The table
field-limit = Limit
field-from_active = Counted from the active player
field-round = Round
field-first = First player
field-player = Turn of
field-score = Badassometer
field-vengeful = Vengeance
field-charge = Charge
field-kills = Victims this turn
field-answer = Your answer
field-choice = Your first character
field-cast = Characters in play
field-hand = Hand
field-active = Active character
field-loge = Loge
field-graveyard = Graveyard
field-weapon = Weapon
field-market = Weapons in the middle
field-arsenal = Weapon pile
field-discard = Discarded weapons
field-left_out = Weapons not in play

# The rules in short
rules-goal = Your active character lies face down. Take out the others’, bluff, unmask bluffers, and be the first to reach the limit of the Badassometer.
rules-setup =
    Seven characters play, the same for everybody. Everybody gets one of each; a random one goes to the Loge, face down.
    Everybody gets a weapon with its starting charge. Turn up { $numbers-market } weapons in the middle; { $numbers-weapons_in_play } weapons are in play altogether.
    Everybody lays a character face down: that is their active character.
rules-turn =
    Charges that your weapon gains: { $numbers-charge }; in Vengeance: { $numbers-vengeance_charge }.
    Take one action: change character or weapon, use the weapon if it is charged enough, go to the armoury (two dice), or announce a character.
    Announcing means saying “I am…” that character, true or not, to use its power.
    Everybody secretly says whether they believe you. Only the first to call the bluff, clockwise, counts.
rules-know =
    Caught bluffing: you lose your active character. A true announcement: whoever called it loses a character.
    Points for the first character you kill in a turn: { $numbers-first_kill }; for each further one: { $numbers-next_kill }; against whoever leads alone, { $numbers-leader_bonus } more.
    With a single character left you go into Vengeance: you take everything back and your powers are stronger.
    The Colonel is announced when you are attacked: your character survives if you are believed.
rules-end = When somebody reaches the limit, the current turn is finished. The highest score wins; if tied, whoever has most cards in hand, then most charges; else the win is shared.

# Rulings
ruling-badass-01 = Who calls the bluff
    .text = If several call the bluff, the first one clockwise from the announcer counts.
    .why = The book counts from the active player; they differ for the Colonel only.
ruling-badass-02 = A defence is an announcement
    .text = Anyone may call a bluff of the Colonel, the attacker too.
    .why = It says which character one has, like any announcement.
ruling-badass-03 = What cannot be announced
    .text = A power whose price cannot be paid, or that has no target, is not announced.
    .why = Otherwise one would announce with nothing to do.
ruling-badass-04 = Points for calling a bluff
    .text = Whoever called the bluff, or told the truth, scores as for a kill: 2 then 1, and 1 more against a lone leader.
    .why = The book’s “2 points” are its case of a first kill.
ruling-badass-05 = Ties
    .text = On equal points: more cards in hand, then more charges, then a shared win.
    .why = The book says “or” without an order, and suggests another game.
ruling-badass-06 = Two hundred rounds
    .text = At the end of round 200 the leader wins.
    .why = Every simulated game must end.
ruling-badass-07 = At least one charge
    .text = The Pickpocket takes at least one charge.
    .why = Whoever announces him wants to take, and a target always has one.
ruling-badass-08 = The Spy’s swap
    .text = After looking she takes her character back and lays any, the same allowed; nobody learns which.
    .why = That is how a character is changed, and seeing the swap would tell too much.
ruling-badass-09 = The weapon first
    .text = A weapon blown up is replaced before the character is attacked.
    .why = A Colonel in Vengeance charges a weapon at once, so there must be one.
ruling-badass-10 = The order of charges
    .text = A yellow or red die serves everybody clockwise, the roller first.
    .why = Two Grenades may blow up by one die.
ruling-badass-11 = At least one target
    .text = The Machine gun aims at one, two or three rivals, never at none.
    .why = An execution needs a victim.
ruling-badass-12 = Mixing boxes
    .text = Seven random characters with at least one of each class in the boxes; 24 weapons drawn from the mix.
    .why = The book advises it; the tricksters follow the same rule.
ruling-badass-13 = The first character
    .text = All choose their first character at once; nobody sees who has chosen already.
    .why = Time to think must tell nothing.
ruling-badass-14 = The answers
    .text = When all have spoken everybody learns who cried bluff; only one is involved.
    .why = At a table everybody would have heard it.
ruling-badass-15 = Naming
    .text = The Vigilante names one of the seven characters, even one that cannot be there.
    .why = A miss on purpose is allowed and costs nobody anything.
ruling-badass-16 = Who begins
    .text = The first player is drawn by lot, unless the table has chosen a seat.
    .why = In the book, the first to ask who begins is the one who begins.
ruling-badass-17 = Counting from the active player
    .text = With the option, if several call the bluff, they are counted clockwise from the active player, who comes first and may doubt the Colonel of a victim.
    .why = That is what the book says, word for word.
ruling-badass-18 = A chosen cast
    .text = A box may name its seven characters, whatever their classes; else they are drawn by lot, or the option leaves one out.
    .why = The book advises a mix and leaves the choice.
ruling-badass-R1 = Only the character is announced
    .text = Targets and numbers are chosen after the bluff could be called and the price is paid then; a caught bluff pays nothing.
    .why = The book lets a bluff be called as soon as the name is said.
ruling-badass-R2 = Several deaths
    .text = One by one, clockwise from the killer, each played to its end; at each death one looks anew at who leads alone. The Machine gun’s targets are all named first.
    .why = Each death may change what follows.
ruling-badass-R3 = Who may defend
    .text = If the Colonel is among the seven, every victim is asked whether they defend themselves, whatever they hold; but not against the Crossbow or the Vigilante, for a character lost from hand or by a called bluff, or on their own turn. She cannot be announced as an action.
    .why = Asking only those who hold her would tell all.
ruling-badass-R4 = After the defence
    .text = If the Colonel was a bluff, the character dies for whoever called it and the attack scores nothing. If she is believed or proved, the attack is spent.
    .why = A character dies only once.
ruling-badass-R5 = True, and called a bluff
    .text = First the loss of whoever called, then the power, then the shown card goes back to hand and one is laid; for the Spy this replaces her swap.
    .why = It is the book’s order.
ruling-badass-R6 = Explosions
    .text = The weapon is discarded and replaced without a charge; the excess is lost. A weapon blows up once, and the Dynamiter scores. The Colonel saves the character, not the weapon.
    .why = The book lets whoever gives the ammunition score.
ruling-badass-R7 = Giving charges
    .text = One charge after the other; what passes the maximum is lost, except on a Grenade. At the armoury, die by die, the roller is the one who gives; two reds empty the roller’s weapon at the end. You can blow up your own Grenade.
    .why = One must know who gave the charge that was too many.
ruling-badass-R8 = A Grenade at the start of a turn
    .text = It blows up, nobody scores, a new weapon without a charge, then the action.
    .why = Its owner gave the charge.
ruling-badass-R9 = Vengeance in the middle
    .text = Weapon and charge stay; it applies at once, even to a killer or to whoever called a bluff, whose execution goes on. What was known of the old character is void.
    .why = The book says “as soon as”.
ruling-badass-R10 = What powers need
    .text = The Stuntwoman needs one charge and a graveyard that is not empty (the Loge is not part of it); the Pickpocket, a rival with a charge; the Ninja, enough to pay. Even a character in your graveyard may be announced.
    .why = A power announced must be of use.
ruling-badass-R11 = The Vigilante
    .text = A hit is shown and dies; a miss shows nothing.
    .why = The rival only says no.
ruling-badass-R12 = Bonus and counters
    .text = The Cool bonus may reach the limit; the turn is played out. Everybody’s kills are counted anew each turn.
    .why = The book counts kills by turn, anyone’s.
ruling-badass-R13 = Two rivals
    .text = The Spy in Vengeance looks at two different rivals.
    .why = Looking twice at one teaches nothing.

# After the game
tally-announced = Announcements
tally-caught = Bluffs caught
tally-denounced = Bluffs called
tally-killed = Rivals eliminated
