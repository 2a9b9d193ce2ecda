"""Old-age care: a veranda in the evening sun, chess, chai and a walk on somebody's arm."""
from kit import (
    at, box, chair, cyl, door, flower_bed, grass, picture, planks, plinth, potted_plant, round_table, side_cut,
    toran, tree, tulsi, wall_lamp, wheelchair, window,
)
from people import chai, figure, stick
from town import bench, cat, sparrow

picture(margin=.02, close=(1.6, -1.75, 1.2, 2.75),
        behind='mint')
plinth(7.4, 6.8, 'pave2')
grass(0, -.9, 7.2, 4.8, 0, 'lawn', 60)
with at(-.6, 2.45):
    box(0, -.9, 0, 6.0, 3.3, .22, 'stone', .03)
    planks(5.9, 1.7, 0, -1.65, .21)
    box(0, 0, .2, 6.0, 1.5, 2.4, 'straw', .03)
    box(0, -.01, .2, 6.05, 1.52, .3, 'terracotta', .02)
    with at(0, -.75, .22):
        door(0, 1.0, 1.85, 'teal')
        toran(-.6, .6, 2.05, -.12)
        window(-1.75, .75, 1.3, 1.1, bars=(2, 1))
        window(1.75, .75, 1.3, 1.1, bars=(2, 1))
        wall_lamp(-.85, 1.35)
        wall_lamp(.85, 1.35)
    with at(3.0, 0, .2, 90):
        window(0, .75, .9, 1.1, bars=(1, 1), chajja='teal')
    for k in range(13):  # tiled roof, cut short over the veranda so people stay in sight
        with at(-3.12 + .52 * k, -.05, 2.6):
            side_cut(((-1.2, -.12), (.0, .55), (.95, -.05), (.95, .04), (0, .66), (-1.2, -.02)), .49,
                    ('terracotta', 'brick')[k % 2])
    for x in (-2.85, 2.85):
        cyl(x, -1.1, .22, .08, 2.3, 'white')
    for k in range(2):
        box(0, -2.72 - .22 * k, 0, 1.7, .3, .15 - .07 * k, 'stone2', .02)
# veranda: chess at a small table
round_table(-1.95, 1.05, .42, .6, 'wood', .24)
with at(-1.95, 1.05, .84):
    box(0, 0, 0, .5, .5, .03, 'oak', .008)
    for i in range(4):
        for j in range(4):
            box(-.165 + .11 * i, -.165 + .11 * j, .022, .1, .1, .014, ('cream', 'wood')[(i + j) % 2], .002)
    for x, y, c in ((-.16, -.05, 'white'), (.05, .06, 'ink'), (.16, -.16, 'white'), (-.05, .16, 'ink')):
        cyl(x, y, .03, .03, .1, c, .015)
chair(-2.65, 1.1, 85, 'teal', .24)
figure(-2.65, 1.1, 75, .24, outfit='kurta', shirt='white', trim='gold', trousers='ash', hair='ring', hair_colour='silver',
        pose='sit', right='lap', left='desk', glasses=True, moustache=True, skin='skin-tan', look=(-10, -4))
chair(-1.25, 1.1, -60, 'gold', .24)
figure(-1.25, 1.1, -50, .24, outfit='shirt', shirt='sea', trousers='slate', hair='short', hair_colour='silver', pose='sit',
        right='desk', left='lap', skin='skin-brown', look=(45, -6))
with at(1.75, 1.05, .24):
    chair(0, 0, 25, 'terracotta', 0)
    figure(0, 0, 25, .0, sex='f', outfit='salwar', shirt='rose', trim='cream', trousers='rose', hair='bun', hair_colour='silver',
            pose='sit', right='hold', right_item=chai, left='lap', skin='skin-fair', bindi=True, glasses=True)
# the garden walk
for k, (x, y) in enumerate(((-.55, -.75), (-.35, -1.35), (.05, -1.9), (.7, -2.3), (1.45, -2.5), (2.2, -2.55), (2.95, -2.5))):
    cyl(x, y, .05, .34, .035, 'stone' if k % 2 else 'stone2')
figure(1.25, -2.0, 40, .06, outfit='kurta', shirt='gold', trim='teal', trousers='cream', hair='ring', hair_colour='silver',
        beard=True, right='hold', right_item=stick(.84), left='down', skin='skin-tan', scale=1.22)
figure(1.95, -1.45, 40, .06, sex='f', outfit='uniform', hair='plait', right='aside', left='down', skin='skin-brown', scale=1.22,
        look=(-25, -6))
wheelchair(-1.85, -1.15, 45, .06)
figure(-1.85, -1.15, 45, .06, sex='f', outfit='salwar', shirt='violet', trim='straw', trousers='violet', hair='bun',
        hair_colour='silver', pose='sit', seat=.5, right='lap', left='wave', skin='skin-dark', bindi=True)
figure(-2.4, -.55, 45, .06, sex='f', outfit='nurse', hat='nurse', hair='bun', right='front', left='front', skin='skin-tan',
        scale=1.15)
flower_bed(-1.7, -2.75, 2.6, .5, .04)
flower_bed(2.75, .25, .5, 1.3, .04, ('rose', 'white', 'violet'))
tree(3.05, 1.6 - .4, .05, 3.0, .95, blossom='marigold')
tulsi(1.3, -.25, .05)
bench(3.15, -1.2, 90, .05)
cat(-.4, -2.9, .06, 60)
sparrow(1.2, -2.9, .09, 40)
potted_plant(-3.3, .55, .24, .26, 'terracotta', 'rose')
potted_plant(.85, .95, .24, .24, 'gold', 'marigold')
