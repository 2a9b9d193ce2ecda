"""Pay day: wages handed over at the counter, on time, against a signature."""
from kit import (
    at, ball, box, bush, clock, counter, cyl, frame_picture, glass_sheet, laptop, monitor, notice_board, on_back,
    on_left, papers, picture, pipe, pot, potted_palm, rack, ring, room, snake_plant, window,
)
from people import envelope, figure, lathi, tiffin_box
from town import bench, cat

picture(size=(1280, 720), crop=(.2, .2, 1.35, 4.7))
room(5.8, 5.4, 2.7, 'straw', 'sea', 'planks')
with on_back(5.4):
    clock(-.35, 1.95)
    box(-1.9, -.03, .9, 1.35, .06, 1.2, 'white', .02)  # the month, one day ringed
    box(-1.9, -.045, 1.86, 1.35, .05, .24, 'terracotta', .01)
    for k in range(28):
        box(-2.42 + .175 * (k % 7), -.07, 1.0 + .2 * (k // 7), .12, .012, .13, 'gold' if k == 6 else 'mint', .003)
    ring(-1.37, -.09, 1.065, .11, .016, 'red', 'y')
    frame_picture(2.2, 1.2, .7, .85, 'gold', 'leaf')
rack(.95, 2.4, 1.5, 1.75, .45, 0, kind='files')
with at(2.35, 2.2, .03):  # the safe
    box(0, 0, .06, .8, .7, .85, 'deep', .05)
    box(0, -.35, .14, .66, .05, .69, 'teal', .02)
    cyl(-.08, -.43, .5, .13, .05, 'brass', axis='y')
    for k in range(3):
        with at(-.08, -.44, .5, 0, 1, 0, 60 * k):
            pipe([(-.17, 0, 0), (.17, 0, 0)], .015, 'brass')
    pot(.15, 0, .91, .12, .18, 'terracotta')
    bush(.15, 0, 1.06, .2)
with on_left(5.8):
    window(-1.1, 1.0, 1.5, 1.2, bars=(1, 1), grille=True)
    notice_board(.95, 1.15, 1.3, .95)
counter(-.35, .65, 3.6, .65, .92, 0, 'teal')
# the glass screen with its gap
for x, wide in ((-1.525, 1.1), (-.35, 1.15), (.825, 1.1)):
    glass_sheet(x, .65, 1.3, wide, .6)
for x in (-2.1, -.95, .25, 1.4):
    cyl(x, .65, .95, .025, 1.02, 'brass')
pipe([(-2.1, .65, 1.95), (1.4, .65, 1.95)], .025, 'brass')
laptop(-1.55, .8, .96, 180)
monitor(.85, .85, .96, 195, .5)
papers(.0, .5, .96, 5)
for k in range(4):  # pay envelopes in a stack, coins, a stamp
    box(-.55, .5, .96 + .022 * k, .3, .2, .02, 'cream' if k % 2 else 'straw', .005, 5 * k)
for k in range(3):
    cyl(.4 + .1 * k, .48, .96, .045, .04 + .03 * k, 'gold')
figure(-.75, 1.35, 15, sex='f', outfit='kurta', shirt='gold', trim='teal', hair='bun', glasses=True, right='desk',
        right_item=envelope, left='front', skin='skin-tan', scale=1.18, bindi=True, look=(20, -6))
figure(.85, 1.5, 20, outfit='shirt', shirt='white', trousers='deep', hair='side', hair_colour='silver', right='desk', left='desk',
        moustache=True, skin='skin-fair', scale=1.12)
figure(-.35, -.35, 205, sex='f', outfit='sari', hair='bun', right='desk', left='front', skin='skin-dark', scale=1.15,
        look=(-85, -6), bindi=True)
figure(1.15, -.65, 60, outfit='overall', hat='cap', right='chest', right_item=envelope, left='hip', moustache=True,
        skin='skin-tan', scale=1.15, look=(-10, -8))
figure(.45, -1.75, 40, sex='f', outfit='apron', hat='scarf', hat_colour='sea', right='down', right_item=tiffin_box, left='wave',
        skin='skin-brown', scale=1.15)
figure(2.3, -.55, 10, outfit='guard', hat='peaked', hat_colour='sea', right='behind', left='down', left_item=lathi,
        moustache=True, skin='skin-dark', scale=1.12)
for x, y in ((-1.35, -.25), (-1.35, -1.55), (.2, -2.45)):
    cyl(x, y, .03, .13, .04, 'deep')
    cyl(x, y, .05, .03, .75, 'brass')
    ball(x, y, .83, .05, 'brass')
pipe([(-1.35, -.25, .76), (-1.35, -.9, .58), (-1.35, -1.55, .76)], .03, 'terracotta')
pipe([(-1.35, -1.55, .76), (-.6, -2.0, .58), (.2, -2.45, .76)], .03, 'terracotta')
bench(-2.35, -1.0, 90, .03, 'wood')
cat(-2.35, -.75, .48, 60, asleep=True)
potted_palm(2.45, -2.2, .03, .9)
snake_plant(-2.5, -2.35)
