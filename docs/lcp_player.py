import json, random, sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "lcp":
        print("lcp 2 random" if rest == "2" else "error", flush=True)
    elif word == "pos":
        print(random.choice(json.loads(rest)["acts"]), flush=True)
