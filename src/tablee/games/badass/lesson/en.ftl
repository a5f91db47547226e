# The lessons: one sentence or two a page; ".no" answers any other move than the lesson's.

star = A low-budget action film: everybody has the same characters, and one of them plays face down. The first to 16 points on the Badassometer wins.
    A kill is worth two points. Choose your star: the Gunsmith.
    .no = For this lesson, choose the Gunsmith.
announce = Your Revolver has gained a charge; at 3 it can be used. Rivals see only the back of your card.
    Announce the Gunsmith: it gives 3 charges. It is true, so you risk nothing.
    .no = Announce the Gunsmith: that is who you really are.
denounce = “The Dynamiter!” If that is true, your Revolver, full at 3 of 3, is overloaded and blows up in your hands.
    Do you believe it? If it is a bluff, they lose their star; if it is true, you lose a character. Go for it: call the bluff!
    .no = Too dangerous to let pass: call the bluff!
believe = Unmasked: 2 points for you!
    Now { $p2 } announces the Gunsmith. A few charges are no threat yet, and a mistake is costly: say that you believe it.
    .no = Take no risk here: believe it.
execute = Your Revolver is ready: 3 charges of 3. Execute!
    .no = Your weapon is charged: execute.
aim = Aim at { $p2 }, whose Shotgun is full, 4 of 4: that is the threat.
    .no = Aim at { $p2 }, who has the Shotgun.
weapon = Two more points: you have 4. A weapon once used is lost: take the Crossbow, against which there is no defence.
    .no = Take the Crossbow.
defend = They are shooting at you! The Colonel saves whoever announces her, if believed.
    You are not the Colonel? Then it is time to bluff.
    .no = Do not let yourself be killed: announce the Colonel.
end = They believed you! Tell the truth, bluff, doubt: that is all there is. With a single character left you go into Vengeance, and everything starts again, stronger. Over to you!
