"""Vision: at first light on the roof, the team looks out over the town it keeps running."""
import math
from kit import (
    at, box, cyl, picture, pipe, plinth, potted_palm, potted_plant, round_table, tiles, tray_of_chai, tree, tulsi,
    water_tank,
)
from people import blueprint, chai, figure, tablet
from town import block, cat, front_of, side_of, solar, sparrow, windows

picture(light='dawn', margin=.02)
plinth(9.0, 8.0, 'lawn')


def far_house(x, y, w, d, floors, wall, roof_colour=None):
    """The town below, at half the size of the roof in front."""
    with at(x, y, 0, 0, .45):
        top = block(w, d, floors, 1.2, wall, 'white', 'teal', .25)
        for face, span in ((front_of(d), w), (side_of(w), d)):
            with face:
                n = max(round(span / .8), 1)
                for f in range(floors):
                    for k in range(n):
                        box(-span / 2 + span * (k + .5) / n, -.02, .35 + 1.2 * f, .42, .07, .55, 'pane', .01)
        water_tank(-w * .2, d * .15, top, .3, .45, 'gold' if wall == 'mint' else 'deep')


for x, y, w, d, f, wall in ((-3.6, 2.9, 2.6, 2.2, 4, 'straw'), (-2.0, 3.2, 2.4, 2.0, 2, 'mint'), (-.6, 3.1, 2.4, 2.2, 5, 'blush'),
        (.95, 3.2, 2.6, 2.0, 3, 'straw'),
                            (2.5, 3.1, 2.4, 2.2, 4, 'mint'), (3.75, 3.2, 1.9, 2.0, 2, 'terracotta'), (-3.7, 1.3, 2.2, 2.2, 2,
                                    'blush'), (-3.75, -.2, 2.0, 2.2, 3, 'mint'),
                            (-3.7, -1.7, 2.2, 2.0, 2, 'straw'), (-3.7, -3.2, 2.2, 1.9, 1, 'terracotta')):
    far_house(x, y, w, d, f, wall)
for x, y in ((-2.75, 2.2), (-2.7, .6), (-2.7, -1.0), (-2.75, -2.6), (-1.3, 2.3), (.2, 2.25), (1.75, 2.3), (3.2, 2.2), (4.1, 2.0),
        (-1.4, 3.7)):
    tree(x, y, 0, .95, .34)
box(.0, 1.75, .0, 8.9, .5, .02, 'road', .004)
box(-2.2, -1.2, .0, .5, 5.6, .021, 'road', .004)
# the roof in front
with at(1.15, -1.2):
    W, D, H = 5.9, 4.9, 1.7
    box(0, 0, 0, W, D, H, 'teal', .03)
    with front_of(D):
        windows(W, 1, 4, 1.6, 0, .8, .85, chajja='gold')
    with side_of(W):
        windows(D, 1, 4, 1.6, 0, .8, .85, chajja='gold')
    box(0, 0, H, W + .12, D + .12, .08, 'white', .02)
with at(1.15, -1.2, 1.78):
    tiles(5.6, 4.6, ('pave', 'pave2'), .8, 0, 0, -.02)
    for s in (-1, 1):
        box(0, s * 2.4, 0, 5.95, .13, .3, 'white', .02)
        box(s * 2.9, 0, 0, .13, 4.65, .296, 'white', .02)
    # telescope towards the town
    with at(.35, 2.0, .02, 130):
        for k in range(3):
            a = k * 2.1
            pipe([(0, 0, .95), (.3 * math.cos(a), .3 * math.sin(a), 0)], .025, 'wood')
        with at(0, 0, 1.0, 0, 1, 82):
            cyl(0, 0, -.3, .06, .35, 'gold')
            cyl(0, 0, .05, .085, .42, 'teal')
            cyl(0, 0, .45, .105, .07, 'gold')
    figure(-.35, 1.6, 110, .02, sex='f', outfit='uniform', hair='plait', right='hold', left='hip', skin='skin-brown', scale=1.15,
            look=(-8, -2))
    figure(-2.2, .2, 40, .02, outfit='suit', hair='side', hair_colour='silver', glasses=True, moustache=True, right='hip',
            left='up', skin='skin-fair', scale=1.15, look=(-22, 0))
    figure(-1.45, 1.05, 30, .02, outfit='vest', hat='helmet', right='carry', right_item=blueprint, left='front', skin='skin-tan',
            scale=1.15, look=(8, -6), beard=True)
    figure(.15, -1.35, 50, .02, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=chai, left='hip',
            skin='skin-dark', scale=1.15)
    figure(.75, -.1, 45, .02, outfit='overall', hat='cap', right='carry', right_item=tablet, left='wave', skin='skin-brown',
            scale=1.15)
    round_table(1.8, -.05, .5, .62, 'oak', .02)
    tray_of_chai(1.8, -.05, .66, 5, 20)
    solar(-1.65, -1.55, .0, 3)
    tulsi(2.4, -1.95, .02)
    potted_plant(2.45, 1.9, .02, .3, 'terracotta', 'rose')
    potted_palm(2.45, .95, .02, .8)
    cat(-.85, -1.85, .02, 45)
    sparrow(-.4, -2.4, .3, 40)
    sparrow(-.1, -2.4, .3, 10)
