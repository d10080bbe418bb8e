"""A second reckoning of Myrmes, independent of the engine.

It has the rulebook's numbers in its own code and shares no rule with the engine. It reads actions
as they are written, and from the table only the place of a new tile and the dice. It works out all
goods, ants, points and turns itself. Cubes do not run out here (Q26).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from formicarium.games.myrmes.rules.geometry import TERRAIN, parse_hex

Seen = dict[str, Any]

EVENTS = ["level+1", "points+1", "larvae+2", "harvest+3"]
EVENTS += ["move+3", "soldier+1", "hex+1", "worker+1"]
PHEROMONES = {"pair": 0, "triangle": 2, "line": 2, "rhombus": 4, "hook": 4, "trapezoid": 6}
PHEROMONES |= {"pyramid": 8}
SPECIAL = {"farm": (2, ["stone"]), "scavenging": (2, ["food"])}
SPECIAL |= {"subcolony": (4, ["food", "earth", "stone"])}
PREY = {"ladybug": (1, 2, 0), "termite": (1, 1, 2), "spider": (2, 1, 4)}
"""Soldiers, food, points (M8.2)."""
OBJECTIVES = dict.fromkeys(
    ("food3", "larvae5", "soldiers2", "special2", "prey2", "pheromones4", "mix2"), 6
)
OBJECTIVES |= dict.fromkeys(
    ("stone3", "larvae9", "special3", "nurses6", "prey3", "level2", "food5"), 9
)
OBJECTIVES |= dict.fromkeys(("mix6", "nurses8", "prey4", "level3", "pheromones7", "stone5"), 12)
CUBE = {"g": "food", "e": "earth", "s": "stone"}
RESOURCES = ("food", "earth", "stone")
TRACKS = ("larvae", "workers", "soldiers", "atelier")
COUNTED = ["points", "event", "larvae", "spent", "nurses", "workers", "soldiers", "level"]
COUNTED += ["owner_cubes"]


@dataclass
class Home:
    """A colony as its owner would write it down."""

    points: int
    event: str = ""
    larvae: int = 1
    spent: int = 0
    nurses: int = 3
    workers: int = 2
    soldiers: int = 0
    level: int = 0
    owner_cubes: int = 4
    store: Counter[str] = field(default_factory=Counter)
    prey: Counter[str] = field(default_factory=Counter)
    rooms: list[str] = field(default_factory=list)
    placed: dict[str, int] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)
    choice: list[list[str]] = field(default_factory=list)

    def score(self, points: int) -> None:
        """M4.6, Q20."""
        self.points += points + (points > 0 and self.event == "points+1")

    def pay(self, *resources: str) -> None:
        """Take cubes out of the store, which must have them."""
        self.store.subtract(resources)
        assert min(self.store.values(), default=0) >= 0, (self.store, resources)


class Reckoning:
    """The second reckoning of one game."""

    def __init__(self, seen: Seen) -> None:
        self.english = seen["variant"] == "english"
        self.homes = [Home(20 if self.english else 10) for _ in range(seen["players"])]
        self.stage: tuple[int, str, str] = (1, "spring", "event")
        self.first: int = seen["first"]
        self.turn = 0
        self.tiles: dict[int, Seen] = {}
        self.prey = {place["hex"]: place["prey"] for place in seen["prey"]}
        self.points_left = 0
        self.emptied = ("", 0)
        self._begin_round(seen)

    def follow(self, line: str, seen: Seen) -> None:
        """Follow an action; ``seen`` is the observation after it."""
        letter, verb, *words = line.split()
        seat = "ABCD".index(letter)
        if self.stage[2] in ("workers", "atelier"):
            assert seat == self.turn
            getattr(self, f"_{verb}")(self.homes[seat], seen, *words)
        else:
            self.homes[seat].choice.append([verb, *words])
        while self.stage != (seen["year"], seen["season"], seen["phase"]):
            getattr(self, f"_end_{self.stage[2]}")(seen)

    def check(self, seen: Seen) -> None:
        """Compare everything with the observation."""
        assert seen["first"] == self.first
        if self.stage[2] in ("workers", "atelier"):
            assert seen["to_act"] == [self.turn]
        for home, colony in zip(self.homes, seen["colonies"], strict=True):
            noted = {name: getattr(home, name) for name in COUNTED}
            assert noted == {name: colony[name] for name in COUNTED}
            assert {name: home.store[name] for name in RESOURCES} == colony["store"]
            assert {name: home.prey[name] for name in PREY} == colony["prey"]
            assert sorted(home.rooms) == sorted(colony["rooms"])
            assert home.placed["atelier"] == colony["placed"]["atelier"]
        assert [(t["owner"], t["cubes"]) for t in self.tiles.values()] == [
            (tile["owner"], tile["cubes"]) for tile in seen["tiles"]
        ]

    # Phases 1 and 2.

    def _begin_round(self, seen: Seen) -> None:
        die = seen["dice"][("spring", "summer", "autumn").index(self.stage[1])]
        for home in self.homes:
            home.event = EVENTS[die]
            home.placed = dict.fromkeys(TRACKS, 0)

    def _next(self, phase: str) -> None:
        self.stage = (*self.stage[:2], phase)
        for home in self.homes:
            home.choice = []

    def _end_event(self, _seen: Seen) -> None:
        for home in self.homes:
            (_, event), *nurses = home.choice
            home.spent = abs(EVENTS.index(event) - EVENTS.index(home.event))
            home.event = event
            home.placed |= {track: int(count) for _, track, count in nurses}
            born = (0, 1, 3, 5)[home.placed["larvae"]]
            home.larvae += born + 2 * (born > 0 and event == "larvae+2") - home.spent
        self._next("born")

    def _end_born(self, _seen: Seen) -> None:
        for home in self.homes:
            workers = (0, 0, 1, 1, 2)[home.placed["workers"]]
            soldiers = (0, 0, 1, 2)[home.placed["soldiers"]]
            workers += workers > 0 and home.event == "worker+1"
            soldiers += soldiers > 0 and home.event == "soldier+1"
            ants = 8 - home.workers - home.soldiers
            if home.choice:
                _, _, chosen, _, others = home.choice[0]
                assert int(chosen) + int(others) == ants < workers + soldiers
                workers, soldiers = min(workers, int(chosen)), min(soldiers, int(others))
            home.workers += min(workers, ants)
            home.soldiers += min(soldiers, ants)
            assert home.workers + home.soldiers <= 8
        self._next("workers")
        self.turn = self.first - 1
        self._next_worker()

    # Phase 3.

    def _next_worker(self) -> None:
        players = len(self.homes)
        order = [(self.turn + step) % players for step in range(1, players + 1)]
        self.turn = next((seat for seat in order if self.homes[seat].workers), -1)

    def _exchange(self, home: Home, _seen: Seen, larvae: str) -> None:
        assert larvae == "3" or self.english
        home.larvae -= int(larvae)
        home.store["food"] += 1

    def _work(self, home: Home, _seen: Seen, room: str, gain: str = "food") -> None:
        home.workers -= 1
        home.rooms.append(room)
        if room == "gestation":
            home.larvae += 1
        elif room == "queen":
            home.pay("food")
            home.score(2)
        else:
            home.store[gain] += 1
        self._next_worker()

    def _out(self, home: Home, seen: Seen, _place: str) -> None:
        home.workers -= 1
        self.points_left = 6 if home.event == "move+3" else 3

    def _step(self, home: Home, seen: Seen, place: str) -> None:
        self.points_left -= 1
        for tile in self.tiles.values():
            if place in tile["hexes"] and tile["owner"] not in (None, self.turn):
                home.soldiers -= tile["kind"] in PHEROMONES or not self.english
        assert seen["steps_left"] == self.points_left >= 0 <= home.soldiers

    def _hunt(self, home: Home, seen: Seen, place: str) -> None:
        self.points_left -= 1
        prey = self.prey.pop(place)
        soldiers, food, points = PREY[prey]
        home.soldiers -= soldiers
        home.store["food"] += food
        home.prey[prey] += 1
        home.score(points)
        assert seen["steps_left"] == self.points_left >= 0 <= home.soldiers

    def _clear(self, home: Home, seen: Seen, place: str) -> None:
        number = next(n for n, tile in self.tiles.items() if place in tile["hexes"])
        tile = self.tiles.pop(number)
        assert not any(tile["cubes"].values())
        home.pay("earth")
        home.score(0 if tile["owner"] == self.turn else PHEROMONES[tile["kind"]])
        assert seen["steps_left"] == self.points_left

    def _place(self, home: Home, seen: Seen, kind: str, _hex: str, _turn: str) -> None:
        laid = max(seen["tiles"], key=lambda tile: int(tile["id"]))
        cubes = dict.fromkeys(RESOURCES, 0)
        if kind in PHEROMONES:
            grown = [CUBE.get(TERRAIN[parse_hex(place)]) for place in laid["hexes"]]
            cubes = {name: grown.count(name) for name in RESOURCES}
            home.score(PHEROMONES[kind])
        else:
            points, price = SPECIAL[kind]
            home.pay(*price)
            home.owner_cubes -= 1
            home.score(points)
        self.tiles[laid["id"]] = {**laid, "owner": self.turn, "cubes": cubes}
        self._next_worker()

    def _stop(self, _home: Home, _seen: Seen) -> None:
        self._next_worker()

    def _end_workers(self, _seen: Seen) -> None:
        assert not any(home.workers for home in self.homes)
        self._next("harvest")

    # Phase 4.

    def _end_harvest(self, _seen: Seen) -> None:
        for seat, home in enumerate(self.homes):
            named = [(words[1], words[2]) for words in home.choice if words[0] == "harvest"]
            for tile in [tile for tile in self.tiles.values() if tile["owner"] == seat]:
                self._harvest(home, tile, named)
            assert len(named) <= (3 if home.event == "harvest+3" else 0)
            for place, resource in named:
                tile = next(t for t in self.tiles.values() if place == t["hexes"][0])
                self._take(home, tile, resource)
        self._next("atelier")
        self._next_nurses(self.first)

    def _harvest(self, home: Home, tile: Seen, named: list[tuple[str, str]]) -> None:
        """Do the normal harvest, and remove its choices from the list."""
        kind, place = tile["kind"], tile["hexes"][0]
        if kind == "subcolony":
            home.score(2)
            return
        offer = [name for name in RESOURCES if tile["cubes"][name]]
        offer = {"farm": ["food"], "scavenging": ["earth", "stone"]}.get(kind, offer)
        resource = offer[0] if offer else ""
        if len(offer) > 1:
            resource = next(name for where, name in named if where == place)
            named.remove((place, resource))
        if resource in offer:
            self._take(home, tile, resource)

    def _take(self, home: Home, tile: Seen, resource: str) -> None:
        home.store[resource] += 1
        if tile["kind"] in PHEROMONES:
            tile["cubes"][resource] -= 1
            assert tile["cubes"][resource] >= 0

    # Phase 5.

    def _next_nurses(self, start: int) -> None:
        """Return the next seat in turn order with nurses in the atelier."""
        players = len(self.homes)
        passed = (start - self.first) % players
        order = [(self.first + step) % players for step in range(passed, players)]
        waiting = [seat for seat in order if self.homes[seat].placed["atelier"]]
        self.turn = waiting[0] if waiting else -1

    def _done(self, _home: Home, _seen: Seen) -> None:
        last = (self.turn + 1 - self.first) % len(self.homes) == 0
        self.turn = -1 if last else self.turn + 1
        if not last:
            self._next_nurses(self.turn % len(self.homes))

    def _use_nurse(self, home: Home) -> None:
        home.placed["atelier"] -= 1
        if not home.placed["atelier"]:
            self._done(home, {})

    def _tunnel(self, home: Home, _seen: Seen, _place: str) -> None:
        home.store["earth"] += 1
        self._use_nurse(home)

    def _dig(self, home: Home, _seen: Seen) -> None:
        middle = ("earth", "stone", "stone") if self.english else ("earth", "earth", "stone")
        home.pay(*(("earth", "earth"), middle, ("stone", "stone", "stone"))[home.level])
        home.level += 1
        self._use_nurse(home)

    def _breed(self, home: Home, _seen: Seen) -> None:
        home.pay("food", "food")
        home.larvae -= 2
        home.nurses += 1
        assert home.nurses + len(home.done) <= 8
        self._use_nurse(home)

    def _objective(self, home: Home, _seen: Seen, name: str, *detail: str) -> None:
        what, count = name[:-1], int(name[-1])
        if what == "pheromones":
            self.emptied = (name, count)
            return
        if what == "nurses":
            home.nurses -= count // 4
            home.placed["atelier"] = min(home.placed["atelier"], home.nurses)
        elif what == "level":
            home.level -= count - 1
        elif what in ("larvae", "soldiers"):
            setattr(home, what, getattr(home, what) - count)
        elif what == "prey":
            home.prey = Counter(sorted(home.prey.elements(), key=list(PREY).index)[count:])
        elif what == "special":
            self._give_up(home, detail)
        else:
            earth = int(detail[1]) if what == "mix" else 0
            home.pay(*["earth"] * earth, *["food" if what == "food" else "stone"] * (count - earth))
        self._fulfil(home, name)

    def _give_up(self, home: Home, places: tuple[str, ...]) -> None:
        for tile in self.tiles.values():
            if tile["hexes"][0] in places:
                tile["owner"] = None
                home.owner_cubes += 1

    def _empty(self, home: Home, _seen: Seen, place: str) -> None:
        name, left = self.emptied
        tile = next(tile for tile in self.tiles.values() if tile["hexes"][0] == place)
        tile["cubes"] = dict.fromkeys(RESOURCES, 0)
        self.emptied = (name, left - 1)
        if left == 1:
            self._fulfil(home, name)

    def _fulfil(self, home: Home, name: str) -> None:
        """M14.3-M14.5, Q22, Q38."""
        year, season, _ = self.stage
        now = 3 * year + ("spring", "summer", "autumn").index(season)
        for other in self.homes:
            if other.done.get(name, now) < now:
                other.score(7 - len(self.homes))
        home.done[name] = now
        home.nurses -= 1
        home.score(OBJECTIVES[name])
        self._use_nurse(home)

    def _end_atelier(self, _seen: Seen) -> None:
        self._next("keep")

    # Phase 6 and winter.

    def _end_keep(self, seen: Seen) -> None:
        for home in self.homes:
            if home.choice:
                _, _, food, _, earth, _, stone = home.choice[0]
                home.store = Counter(food=int(food), earth=int(earth), stone=int(stone))
            deeper = home.event == "level+1" and not self.english
            assert sum(home.store.values()) <= (6 if home.level + deeper >= 2 else 4)
            home.workers += len(home.rooms)
            home.rooms = []
            home.spent = 0
            home.placed = dict.fromkeys(TRACKS, 0)
        self.first = (self.first + 1) % len(self.homes)
        following = {"spring": "summer", "summer": "autumn", "autumn": "winter"}
        year, season, _ = self.stage
        self.stage = (year, following[season], "")
        self._next("winter" if season == "autumn" else "event")
        if season != "autumn":
            self._begin_round(seen)

    def _end_winter(self, seen: Seen) -> None:
        year, _, _ = self.stage
        for home in self.homes:
            exchanged = [int(words[1]) for words in home.choice if words[0] == "exchange"]
            home.larvae -= sum(exchanged)
            due = max(0, 3 + year - home.soldiers) - len(exchanged)
            paid = min(due, home.store["food"])
            home.pay(*["food"] * paid)
            home.points -= 3 * (due - paid)
        self._next("over")
        if year < 3:
            self.stage = (year + 1, "spring", "")
            self._next("event")
            self._begin_round(seen)
