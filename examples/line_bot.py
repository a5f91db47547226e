"""A bot for `tablee arena boom --bots cmd:"python examples/line_bot.py",normal`: cools the cake when it can.

One line of JSON comes in for each decision, one goes out.
"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    table = asked["view"]["table"]
    room = table.get("capacity", 0) - table.get("cake", 0)
    options = asked["options"]
    cooling = [key for key in options if ":refroidissement_" in key]
    chosen = cooling[-1] if cooling and room < 6 else options[0]
    print(json.dumps({"n": asked["n"], "option": chosen}), flush=True)
