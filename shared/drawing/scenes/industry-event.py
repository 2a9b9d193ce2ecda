"""A trade fair: stalls under bunting, a stage being rigged, a crew that keeps it clean."""
from kit import (
    at, ball, books, box, bush, carpet, cart, counter, cyl, laptop, picture, pipe, planks, plinth, pot,
    potted_palm, step_ladder, tiles, tray_of_chai,
)
from people import broom, carton, clipboard, figure, microphone, screwdriver, tablet, tray
from town import awning, cat

picture(margin=.02, close=(1.75, -2.95, 1.19, 2.5))
plinth(8.4, 7.8, 'mint')
tiles(8.2, 7.6, ('mint', 'cream'), .8, 0, 0, -.02)
# stage with truss
with at(-.2, 2.75):
    box(0, 0, 0, 5.2, 1.9, .45, 'deep', .03)
    planks(5.1, 1.8, 0, 0, .44)
    box(0, .85, .45, 4.4, .12, 1.9, 'teal', .03)
    cyl(0, .76, 1.45, .6, .04, 'gold', axis='y')
    cyl(0, .74, 1.45, .34, .04, 'cream', axis='y')
    for s in (-1, 1):
        box(s * 1.4, .77, .8, .9, .04, 1.2, 'sea' if s < 0 else 'terracotta', .02)
    for x in (-2.5, 2.5):
        for dx in (-.1, .1):
            cyl(x + dx, -.8, .0, .03, 2.75, 'steel')
        for k in range(9):
            pipe([(x - .1, -.8, .1 + .3 * k), (x + .1, -.8, .4 + .3 * k)], .014, 'steel')
    for z in (2.65, 2.85):
        pipe([(-2.6, -.8, z), (2.6, -.8, z)], .03, 'steel')
    for k in range(18):
        pipe([(-2.6 + .29 * k, -.8, 2.65), (-2.45 + .29 * k, -.8, 2.85)], .014, 'steel')
    for k in range(5):  # spotlights
        with at(-1.9 + .95 * k, -.85, 2.52, 0, 1, -30):
            cyl(0, 0, -.22, .13, .26, 'ink', .08)
            cyl(0, 0, -.23, .1, .03, 'straw')
    for x in (-2.2, 2.2):
        box(x, -.5, .45, .4, .4, .9, 'ink', .03)
        cyl(x, -.71, .75, .14, .03, 'slate', axis='y')
        cyl(x, -.71, 1.1, .09, .03, 'slate', axis='y')


def stall(x, y, turn, colours, goods):
    with at(x, y, 0, turn):
        box(0, .35, 0, 1.7, .08, 1.75, colours[1], .02)
        counter(0, -.2, 1.6, .5, .8, 0, colours[0], z=.01)
        for s in (-1, 1):
            cyl(s * .82, -.35, 0, .04, 1.75, 'wood')
        with at(0, .42, 2.05):
            awning(0, 0, 1.85, .85, colours)
        goods()


def pots():
    for k in range(4):
        with at(-.5 + .33 * k, -.2, .82):
            pot(0, 0, 0, .09, .14)
            bush(0, 0, .12, .13, 'leaf', ('rose', 'marigold', 'white')[k % 3])


def jars():
    for k in range(6):
        cyl(-.55 + .22 * k, -.2, .82, .075, .2, ('gold', 'terracotta', 'sea')[k % 3])
        cyl(-.55 + .22 * k, -.2, 1.02, .06, .03, 'white')


def screens():
    laptop(-.35, -.15, .82, 0)
    books(.1, -.2, .82, 3)
    tray_of_chai(.5, -.2, .82, 4)


stall(-3.1, .75, 90, ('teal', 'cream'), pots)
stall(-3.1, -1.55, 90, ('terracotta', 'cream'), jars)
stall(3.1, .6, 0, ('gold', 'cream'), screens)
carpet(.3, -.7, 1.2, 4.6, 'terracotta', 'gold', .02)
figure(-.2, 2.45, 25, .47, sex='f', outfit='salwar', shirt='gold', trim='teal', hair='long', right='chest', right_item=microphone,
        left='aside', skin='skin-tan', scale=1.08)
with at(0, .1):
    step_ladder(1.75, 1.15, .02, 30, 1.4)
    figure(1.75, 1.35, 160, .95, outfit='vest', hat='helmet', right='up', right_item=screwdriver, left='up', skin='skin-dark',
            look=(-40, -14))
figure(-.4, .6, 40, .03, outfit='suit', hair='side', glasses=True, left='carry', left_item=tablet, right='point',
        skin='skin-fair', scale=1.15)
figure(-2.1, -.1, 45, .02, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=broom(), left='front',
        skin='skin-brown', scale=1.18)
figure(-1.6, .55, 50, .02, outfit='uniform', hat='cap', right='carry', right_item=carton, left='front', skin='skin-tan',
        scale=1.12, moustache=True)
figure(2.2, -.75, 40, .02, outfit='uniform', hat='turban', hat_colour='terracotta', right='carry', right_item=tray, left='behind',
        beard=True, skin='skin-brown', scale=1.18)
figure(1.6, -3.1, 35, .02, sex='f', outfit='uniform', hair='plait', hat='headset', left='carry', left_item=clipboard,
        right='wave', skin='skin-tan', scale=1.18)
for x, y in ((2.6, -2.5), (-1.05, -2.75)):
    cyl(x, y, .01, .3, .04, 'deep')
    cyl(x, y, .04, .04, .95, 'steel')
    cyl(x, y, .98, .42, .05, 'oak')
    ball(x, y, 1.1, .1, 'rose')
    ball(x + .1, y - .05, 1.08, .07, 'marigold')
cart(-2.4, -3.1, .02, 15)
for x, y in ((-4.0, -3.6), (-4.0, 3.7), (4.0, 3.7)):
    cyl(x, y, 0, .045, 2.6, 'teal')
for a, b in (((-4.0, -3.6), (-4.0, 3.7)), ((-4.0, 3.7), (4.0, 3.7))):  # bunting
    n = 16
    pts = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 2.55 - 1.2 * t * (1 - t)) for t in (k / n for k in range(n + 1))]
    pipe(pts, .01, 'ink')
    for k, (x, y, z) in enumerate(pts[1:-1]):
        cyl(x, y, z - .26, .006, .24, ('gold', 'terracotta', 'teal', 'cream')[k % 4], .11)
potted_palm(3.6, 2.2, .02, 1.0)
potted_palm(-3.6, 2.6, .02, 1.0)
cat(-.5, -3.4, .02, 45)
