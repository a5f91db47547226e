learning = learning…
taken-up = It goes on after { $steps } { $steps ->
    [one] step
   *[other] steps
} and { $time } minutes.
round = step { $steps }, { $time }{ $of ->
    [""] {""}
   *[other] {" "}of { $of }
} minutes
look = after { $steps } steps, { $time } minutes: without searching it wins { $won } % of { $games } games against normal bots (par { $par } %); surprise { $value } by ends, { $policy } by searches
goes-on = Stopped; the same command goes on from here.
written = Written: { $files }
curve = { $game }: games won without searching against normal bots, by steps of learning
