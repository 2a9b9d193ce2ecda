"""Pantry service: a canteen counter at lunch, thalis filled and a samovar of chai."""
from kit import (
    at, ball, box, chair, clock, counter, cup, cyl, frame_picture, kulhad, lathe, on_back, on_left, picture, pipe,
    plate_of_food, potted_palm, room, snake_plant, table, tiffin, wall_shelf, window,
)
from people import chai, figure, tiffin_box, tray
from town import awning

picture(close=(1.4, 1.06, 1.817, 2.7))
room(6.0, 5.6, 2.8, 'mint', 'terracotta', ('white', 'straw'), skirting='white')
with on_left(6.0):
    window(-1.4, .95, 1.6, 1.3, bars=(1, 1))
    frame_picture(.25, 1.25, .7, .85, 'gold', 'sun')
    wall_shelf(1.75, 1.55, 1.2)
with on_back(5.6):
    box(-.3, -.05, 1.1, 3.4, .08, .95, 'white', .03)  # the hatch to the kitchen
    box(-.3, -.065, 1.17, 3.24, .08, .81, 'dusk', .01)
    for k in range(4):
        pipe([(-1.5 + .55 * k, -.14, 1.95), (-1.5 + .55 * k, -.14, 1.7)], .012, 'steel')
        lathe(-1.5 + .55 * k, -.14, 1.52, ((0, 0), (.1, .02), (.13, .1), (.13, .17)), 'copper' if k % 2 else 'steel')
    clock(2.2, 1.9)
    with at(-.3, 0, 2.42):
        awning(0, 0, 3.8, .55, ('gold', 'cream'))
counter(-.3, 1.55, 3.9, .75, .92, 0, 'teal')
# food wells
for k, food in enumerate(('gold', 'terracotta', 'lime', 'white')):
    box(-1.75 + .58 * k, 1.55, .95, .5, .48, .1, 'steel', .02)
    box(-1.75 + .58 * k, 1.55, 1.0, .43, .41, .06, food, .02)
    for j in range(5):
        ball(-1.88 + .58 * k + .07 * j, 1.5 + .08 * (-1) ** j, 1.06, .05, food)
with at(.95, 1.55, .95):  # the samovar
    cyl(0, 0, 0, .17, .06, 'brass')
    lathe(0, 0, .06, ((.08, 0), (.19, .08), (.21, .3), (.16, .46), (.06, .52)), 'brass')
    cyl(0, 0, .56, .05, .09, 'brass')
    pipe([(0, -.18, .16), (0, -.27, .16), (0, -.28, .1)], .02, 'brass')
    for k in range(4):
        kulhad(.28 + .1 * (k % 2), -.12 + .14 * (k // 2), 0)
figure(-2.2, 2.2, 25, outfit='apron', shirt='white', hat='chef', right='work', left='front', moustache=True, skin='skin-fair',
        scale=1.15, trousers='teal')
figure(.85, 2.25, 30, sex='f', outfit='apron', shirt='teal', hat='scarf', hat_colour='sea', right='work', left='hip',
        skin='skin-brown', scale=1.12)
# two tables
for x, y in ((-1.5, -.85), (1.1, -1.1)):
    table(x, y, 1.7, .85, .72, 'oak', 'deep')
plate_of_food(-1.85, -.75, .76)
plate_of_food(-1.15, -1.0, .76, 'terracotta')
cup(-1.45, -.6, .76, 'teal')
plate_of_food(.55, -1.2, .76, 'lime')
plate_of_food(1.45, -.95, .76)
tiffin(1.1, -1.3, .76)
chair(-1.85, -.15, 0, 'terracotta')
chair(-1.1, -.15, 0, 'gold')
chair(.4, -.55, 0, 'gold')
chair(1.7, -.3, -30, 'terracotta')
figure(-1.85, -.15, 15, .04, outfit='shirt', shirt='sea', trousers='deep', hair='side', pose='sit', right='desk', left='desk',
        skin='skin-tan', glasses=True)
figure(.4, -.55, 10, .04, sex='f', outfit='salwar', shirt='gold', trim='terracotta', hair='long', pose='sit', right='desk',
        left='hold', left_item=chai, skin='skin-fair', bindi=True)
figure(1, .75, 40, outfit='uniform', hat='cap', right='carry', right_item=tray, left='behind', skin='skin-brown', scale=1.2,
        moustache=True)
figure(2.6, -1.95, 25, sex='f', outfit='sari', hair='bun', bindi=True, right='down', right_item=tiffin_box, left='wave',
        skin='skin-tan', scale=1.15)
potted_palm(2.5, 2.3, .03, 1.05)
snake_plant(-2.6, -2.3, .03, 'gold')
