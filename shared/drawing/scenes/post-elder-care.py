"""At home in the afternoon: an attendant reads to an old lady in her wheelchair."""
from kit import (
    at, ball, bed, box, chair, clock, cup, curtain, cyl, frame_picture, kettle, lathe, on_back, on_left, picture,
    potted_plant, room, round_table, rug, snake_plant, switchboard, tulsi, wall_shelf, wheelchair, window,
)
from people import books_in_arm, chai, figure
from town import cat

picture(size=(1280, 720), crop=(.5, -.3, .96, 4.6))
room(5.6, 5.6, 2.7, 'blush', 'cream', 'planks')
with on_left(5.6):
    window(-.4, .75, 1.9, 1.5, bars=(1, 1))
    curtain(-.4, .75, 1.9, 1.5, 'sea')
    switchboard(1.0, 1.2)
    frame_picture(1.75, 1.15, .7, .85, 'gold', 'sun')
with on_back(5.6):
    for x, z, w, h, c, m in ((-1.7, 1.7, .5, .6, 'sea', 'hills'), (-1.05, 1.6, .55, .7, 'gold', 'leaf'),
            (-.4, 1.7, .5, .55, 'terracotta', 'sun')):
        frame_picture(x, z, w, h, c, m)
    clock(2.2, 2.0, .2)
    wall_shelf(1.2, 1.5, 1.1)
bed(-1.35, 1.4, 0, 1.55, 2.1, 'terracotta')
with at(-.2, 2.3, .03):
    box(0, 0, 0, .5, .5, .55, 'wood', .03)
    box(0, -.245, .12, .38, .02, .3, 'oak', .01)
    cyl(0, .05, .55, .1, .05, 'brass')
    cyl(0, .05, .6, .02, .2, 'brass')
    cyl(0, .05, .78, .17, .2, 'straw', .11)
with at(1.35, 2.25, .03):  # the home altar
    box(0, 0, 0, .9, .5, .7, 'wood', .03)
    box(0, .05, .7, .7, .36, .05, 'gold', .015)
    for s in (-1, 1):
        cyl(s * .28, .05, .75, .035, .5, 'brass')
    lathe(0, .05, 1.25, ((.42, 0), (.36, .08), (.18, .2), (.04, .34), (0, .38)), 'gold', (1, .55, 1))
    ball(0, .1, .9, .12, 'terracotta', (.9, .6, 1.3))
    cyl(-.12, -.12, .75, .04, .03, 'brass')
    ball(-.12, -.12, .81, .022, 'warn', (1, 1, 1.6))
    for k in range(7):
        ball(-.18 + .06 * k, .0, .98 - .05 * (3 - abs(k - 3)) * .5, .03, 'marigold')
rug(.35, -.75, 1.75, ('sea', 'straw', 'sea'))
wheelchair(.75, -.45, 30, .06)
figure(.75, -.45, 30, .06, sex='f', outfit='salwar', shirt='violet', trim='straw', trousers='violet', hair='bun',
        hair_colour='silver', glasses=True, pose='sit', seat=.5, right='lap', left='lap', skin='skin-tan', bindi=True,
        look=(-20, -6))
box(.75 - .08, -.45 - .15, .66, .5, .42, .09, 'gold', .04, 30)
chair(-.6, -.75, 75, 'gold', .06)
figure(-.6, -.75, 75, .06, sex='f', outfit='uniform', hair='plait', pose='sit', right='desk', left='front',
        left_item=books_in_arm, skin='skin-brown', look=(10, -6))
figure(1.55, .35, 20, outfit='kurta', shirt='white', trim='gold', trousers='ash', hair='ring', hair_colour='silver',
        moustache=True, right='hold', right_item=chai, left='down', skin='skin-fair', scale=1.08)
round_table(.3, -1.75, .42, .6, z=.06)
kettle(.2, -1.7, .68, 'terracotta')
cup(.5, -1.85, .68, 'white')
potted_plant(-2.3, -1.0, .03, .3, 'terracotta', 'rose')
snake_plant(2.35, -1.2, .03, 'terracotta')
tulsi(2.2, -2.2)
cat(-1.55, -1.75, .03, 60)
