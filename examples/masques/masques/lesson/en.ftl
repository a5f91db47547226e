# The lesson: one sentence or two a page; ".no" answers any other move than the lesson's.

owl = Everybody at this ball wears a mask. The greatest one still there at midnight wins a ribbon.
    You have two masks: play one, keep the other. Begin with the Owl.
    .no = For this lesson, play the Owl.
look = The Owl looks under a mask. Aim at { $p2 }.
    .no = Look under the mask of { $p2 }.
accuse = { $p2 } wears the Fox, you have seen it; { $p1 } hides behind the Tortoise. So your Cat aims at { $p2 }.
    Who wears what? You know the answer: the Fox!
    .no = You have seen the Fox.
monkey = Found out! Only { $p1 } is left, still hidden. Your Cat is worth 1: little at midnight.
    Play the Monkey: as nobody else can be aimed at, you will change masks yourself.
    .no = Keeping the Cat leads nowhere: play the Monkey.
again = { $p1 } has played the Fox, and your masks are swapped: you wear the Boar, and your Owl is with { $p1 }.
    So you know it all. Play the Cat.
    .no = Play the Cat: you know what { $p1 } wears.
found = { $p1 } wears what you wore: the Owl!
    .no = It was your Owl.
end = The ribbon is yours! Look, guess, hide, change: count what has fallen already, and the ball is yours.
