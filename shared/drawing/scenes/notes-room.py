"""The notes room: what the day taught is written into the register, pinned to the board and read over tea."""
from kit import (
    at, ball, books, box, carpet, chair, clock, cup, curtain, cyl, on_back, on_left, picture, pipe, potted_palm,
    potted_plant, rack, room, snake_plant, table, window,
)
from people import clipboard, figure, tray
from town import cat

picture(margin=.015)
room(6.2, 5.8, 2.8, 'sea', 'straw', 'planks')


def pen():
    pipe([(0, -.05, -.07), (.03, .02, .14)], .018, 'ink')


def leaflet(colour):
    def item():
        with at(0, -.07, 0, 0, 1, 35):
            box(0, 0, -.05, .3, .014, .4, 'white', .004)
            box(0, -.012, .22, .22, .008, .08, colour, .002)
            for k in range(3):
                box(0, -.012, .02 + .06 * k, .2, .008, .02, 'slate', .002)
    return item


def register(x, y, z, turn=0):
    """Ruled and open, as thick as a year."""
    with at(x, y, z, turn):
        box(0, 0, 0, .62, .44, .022, 'terracotta', .008)
        for side in (-1, 1):
            box(side * .145, 0, .014, .27, .39, .03, 'white', .012)
            for k in range(4):
                box(side * .145, .12 - .08 * k, .036, .2, .018, .012, 'pleat', .002)


def note(x, z, colour, sign, w=.56, h=.6):
    """A sheet on the board: a heading, a drawing, two lines, a pin."""
    box(x, -.088, z, w, .014, h, 'white', .003)
    box(x, -.096, z + h - .15, w, .014, .15, colour, .003)
    ball(x, -.115, z + h - .04, .03, 'red')
    for k in range(2):
        box(x, -.099, z + .06 + .065 * k, w * .72, .01, .026, 'grey', .002)
    sign(x, z + .31)


def drop(x, z):
    ball(x, -.1, z - .01, .075, 'sky', (1, .25, 1))
    cyl(x, -.1, z + .01, .055, .12, 'sky', .004)


def sprig(x, z):
    pipe([(x, -.102, z - .09), (x, -.102, z + .1)], .012, 'fern')
    for side in (-1, 1):
        ball(x + side * .06, -.102, z + .02 + .03 * side, .065, 'leaf', (1, .2, .5), (0, side * -35, 0))


def sun(x, z):
    cyl(x, -.095, z, .07, .012, 'gold', axis='y')


def bolt(x, z):
    pipe([(x + .03, -.102, z + .11), (x - .045, -.102, z), (x + .045, -.102, z), (x - .03, -.102, z - .1)], .018, 'marigold',
         smooth=False)


def tick(x, z):
    pipe([(x - .08, -.102, z), (x - .02, -.102, z - .07), (x + .09, -.102, z + .09)], .022, 'leaf', smooth=False)


with on_back(5.8):
    box(.55, -.03, .85, 3.7, .06, 1.65, 'wood', .02)
    box(.55, -.045, .93, 3.54, .06, 1.49, 'cream', .008)
    signs = (drop, sprig, tick, bolt, sun)
    colours = ('teal', 'gold', 'terracotta', 'sea', 'gold', 'terracotta', 'sea', 'rose', 'teal', 'terracotta')
    for k in range(10):
        if k != 4:  # still in the hand of the man who pins it
            note(-.85 + .7 * (k % 5), 1.0 + .72 * (k // 5) + .02 * (k % 2), colours[k], signs[(k * 2 + k // 5) % 5], .55)
    clock(-1.95, 1.95, .27)
with on_left(6.2):
    window(-1.15, .85, 2.0, 1.45, bars=(2, 1))
    curtain(-1.15, .85, 2.0, 1.45, 'gold')
rack(-2.72, 1.75, 1.5, 1.85, .48, 90, kind='files')
carpet(.15, -.1, 3.9, 3.1, 'teal', 'gold')
with at(.25, .0, .05):
    table(0, 0, 2.5, 1.1, .78, 'oak', 'deep', 0)
    register(-.72, .2, .785, 8)
    register(.62, .18, .785, -10)
    books(.05, .33, .785, 3, 12)
    cup(-.2, -.12, .785, 'gold')
    cup(1.05, -.2, .785, 'terracotta')
    potted_plant(.05, -.3, .785, .14, 'terracotta', 'marigold')
for x in (-.45, .9):
    with at(x, .95, .05, 0, 1.12):
        chair(0, 0, 0, 'terracotta' if x < 0 else 'gold', 0)
figure(-.45, .9, 12, .05, sex='f', outfit='sari', hair='bun', bindi=True, pose='sit', right='desk', right_item=pen, left='desk',
       skin='skin-brown', scale=1.12, look=(6, -6))
figure(.9, .9, 18, .05, outfit='uniform', hair='curly', glasses=True, pose='sit', right='desk', right_item=pen, left='desk',
       skin='skin-dark', scale=1.12, look=(8, -6))
figure(2.05, 2.2, 170, .03, outfit='overall', hat='cap', right='up', left='reach', left_item=leaflet('rose'), skin='skin-tan',
       moustache=True, scale=1.14, look=(-72, -2))
figure(-1.7, .05, 62, .05, sex='f', outfit='vest', hat='helmet', hat_colour='white', hair='plait', left='carry',
       left_item=clipboard, right='point', skin='skin-tan', scale=1.16, look=(4, -8))
figure(2.45, .1, 8, .03, outfit='apron', shirt='white', trousers='teal', hat='chef', moustache=True, right='carry', right_item=tray,
       left='carry', skin='skin-fair', scale=1.16, look=(10, -8))
figure(1.35, -2.0, 42, .03, outfit='overall', shirt='gold', trim='teal', hat='straw', hat_colour='teal', right='carry',
       right_item=leaflet('leaf'), left='hip', hair_colour='silver', skin='skin-brown', scale=1.16)
with at(-1.75, -1.75, .03, 70):
    box(0, .05, 0, .6, .5, .42, 'wood', .04)
figure(-1.75, -1.75, 58, .03, sex='f', outfit='nurse', hat='nurse', hair='bun', pose='sit', seat=.42, right='carry',
       right_item=leaflet('teal'), left='lap', skin='skin-dark', scale=1.14, look=(0, -6))
potted_palm(-2.65, -2.35, .03, 1.0)
snake_plant(2.65, -2.4)
cat(-.2, -2.3, .03, 45)
