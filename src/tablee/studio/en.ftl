law-it_ends = Every game ends, every card lies in one place, every number keeps its bounds.
law-copies_are_exact = A copy shares nothing, a save is exact.
law-nobody_sees_too_much = Nobody sees, is offered or imagines more than they may know.
law-answers_are_sealed = An answer stays hidden while others think.
law-imagined_tables_end = An imagined table plays to its end.
law-records_replay = A game that was noted replays to the last move.
law-bots_play = Its bots play to the end.
broken = { $what } (see it with { $where })
unused = { $what } never came up in the games that were tried: { $where }
unworded = no words for { $message } yet: write them into { $file }{ $where ->
        [none] {""}
       *[other] {" "}({ $where })
    }
unread-words = { $where }: “{ $what }” cannot be read; a message is written name = text, its braces closed
twice-worded = { $where }: { $what } is written further up already; only the first one counts
unknown-part = { $where }: { $what } is not known here; { $right ->
        [none] nothing is filled in
       *[other] there are { $right }
    }
unknown-grammar = { $where }: “{ $what }” is no grammar; there are { $right }
no-picture = { $where } is no picture; expected { $right }
large-picture = { $where } has { $what } kB; a picture has at most { $right }
wrong-lesson = the lesson’s move { $what } is not open there: { $where }
level = { $level } against { $below }: { $won } % of { $games } games
all-laws-hold = Every law holds.
laws-broken = { $n ->
    [one] One law does not hold.
   *[other] { $n } laws do not hold.
}
