"""The neighbourhood of the office as a toy town: streets, metro line and station, park, the office under its pin."""
from kit import at, ball, box, bush, cyl, grass, picture, plinth, tree, water_tank
from town import auto_rickshaw, block, bus, car, front_of, pin, road, side_of, zebra

picture(margin=.02)
plinth(10.4, 9.6, 'pave')
for y in (-2.6, 1.1):
    road(0, y, 10.3, .8, .0)
for x in (-2.9, 1.5):
    road(x, 0, .8, 9.5, .003, 'y')
for x in (-2.9, 1.5):
    for y in (-2.6, 1.1):
        box(x, y, .01, .82, .82, .04, 'road', .004)
        zebra(x - .65, y, .3, .7, .03, 'y', 4)
        zebra(x, y - .65, .7, .3, .03, 'x', 4)


def house(x, y, w, d, floors, wall, tank='deep', lit=False):
    with at(x, y, 0, 0, .5):
        w, d = 2 * w, 2 * d
        top = block(w, d, floors, 1.35, wall, 'white', 'slate' if wall == 'straw' else 'teal', .25)
        for face, span in ((front_of(d), w), (side_of(w), d)):
            with face:
                n = max(round(span / .9), 1)
                for f in range(floors):
                    for k in range(n):
                        box(-span / 2 + span * (k + .5) / n, -.02, .42 + 1.35 * f, .46, .07, .62, 'pane', .01)
        water_tank(-w * .22, d * .2, top, .34, .5, tank)
        return top


# blocks of the town
house(-4.3, 3.6, 1.3, 1.4, 3, 'blush')
house(-4.4, 2.2, 1.2, .9, 2, 'straw', 'gold')
house(-1.6, 3.9, 1.3, 1.0, 4, 'mint')
house(-.1, 3.9, 1.1, 1.1, 3, 'straw')
house(-1.7, 2.4, 1.2, 1.0, 2, 'terracotta')
house(-4.4, -.1, 1.2, 1.3, 3, 'straw')
house(-4.3, -1.5, 1.2, .9, 2, 'mint', 'gold')
house(-4.3, -4.0, 1.3, 1.0, 2, 'terracotta')
house(-1.7, -4.0, 1.2, 1.0, 1, 'straw')
house(-.2, -3.95, 1.2, 1.0, 2, 'blush', 'gold')
house(2.8, -4.0, 1.1, .9, 1, 'mint')
house(4.2, -4.0, 1.1, .9, 2, 'straw')
house(4.35, 4.0, 1.2, 1.0, 3, 'blush')
house(2.8, 4.0, 1.1, 1.0, 2, 'mint', 'gold')
# the office, larger, teal, under its pin
with at(-.65, -.85):
    H = 1.0
    top = block(2.5, 1.9, 3, H, 'teal', 'gold', 'deep', .2)
    for face, span in ((front_of(1.9), 2.5), (side_of(2.5), 1.9)):
        with face:
            n = 5 if span > 2 else 4
            for f in range(3):
                for k in range(n):
                    if f or span < 2 or k != 2:
                        box(-span / 2 + span * (k + .5) / n, -.02, .3 + H * f, .32, .06, .4, 'straw', .015)
    with front_of(1.9):
        box(0, -.03, 0, .42, .08, .52, 'cream', .015)
        box(0, -.2, .55, .8, .4, .06, 'gold', .02)
    pin(.1, .1, top + .1, 3.1)
# park with pond
grass(3.4, -.75, 2.9, 2.7, 0, tufts=20)
ball(3.1, -1.1, .06, .62, 'water', (1.2, .8, .06))
ball(3.1, -1.1, .05, .7, 'stone', (1.2, .82, .05))
for x, y, h in ((4.4, .2, 1.1), (2.4, .2, 1.0), (4.5, -1.5, 1.2), (3.6, .3, .9), (4.2, -.6, .8)):
    tree(x, y, .05, h, h * .36)
for x, y in ((2.3, -1.8), (2.7, -1.85), (3.1, -1.85), (3.5, -1.85)):
    bush(x, y, .05, .17, 'leaf', 'marigold')
# metro viaduct along the back road, with its station
for k in range(7):
    x = -4.6 + 1.5 * k
    if abs(x + 2.9) > .5 and abs(x - 1.5) > .5:
        box(x, 1.75, 0, .2, .3, 1.15, 'stone', .03)
box(0, 1.75, 1.12, 10.3, .72, .14, 'ash', .03)
for s in (-1, 1):
    box(0, 1.75 + s * .33, 1.24, 10.3, .06, .13, 'white', .015)
with at(3.3, 1.75, 1.26):
    box(0, -.05, -.1, 2.5, 1.15, .14, 'cream', .03)
    for sx in (-1, 0, 1):
        for sy in (-.5, .42):
            cyl(sx * 1.05, sy, 0, .04, .78, 'teal')
    box(0, -.04, .78, 2.7, 1.3, .1, 'gold', .04)
    box(0, -.04, .86, 2.5, .5, .1, 'teal', .04)
for k in range(3):
    with at(-2.6 + 1.42 * k, 1.75, 1.26):
        box(0, 0, .03, 1.36, .46, .46, 'white', .08)
        box(0, 0, .24, 1.2, .475, .14, 'dusk', .02)
        box(0, 0, .1, 1.365, .47, .06, 'terracotta', .01)
with at(.62, 1.75, 1.26):
    box(.29, 0, .2, .1, .36, .2, 'dusk', .03)
# traffic
with at(-.4, -2.75, .03, 90, .52):
    auto_rickshaw(0, 0)
with at(3.4, -2.45, .03, -90, .52):
    car(0, 0, 0, 0, 'terracotta')
with at(1.68, -.6, .03, 180, .5):
    car(0, 0, 0, 0, 'cream')
with at(-3.1, -.4, .03, 0, .5):
    bus(0, 0, 0, 0, 'gold')
with at(-4.2, 1.0, .03, 90, .5):
    auto_rickshaw(0, 0, 0, 0, 'leaf', 'gold')
for x, y in ((-2.25, -1.7), (-2.3, .4), (.85, .5), (.85, -1.9), (-2.3, -3.2), (.9, -3.2), (2.1, 3.0), (-3.5, 3.0), (5.0, 2.6),
        (.7, 2.7), (.75, 4.4), (2.2, -4.6),
             (3.5, -4.65), (4.95, -3.3), (.4, -4.65), (-1.0, -4.65), (-3.5, -4.6), (4.95, .75), (4.95, -4.65)):
    tree(x, y, 0, .85, .3)
