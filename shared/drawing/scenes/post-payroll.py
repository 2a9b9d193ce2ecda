"""Pay day: wages handed over at the counter, on time, against a signature."""
from kit import (
    at, box, bush, clock, counter, cyl, frame_picture, laptop, notice_board, on_back, on_left, papers, picture,
    pipe, pot, potted_palm, rack, ring, room, snake_plant, window,
)
from people import envelope, figure, tiffin_box
from town import bench, cat

picture(size=(1280, 720), crop=(.02, .02, 1.35, 5.2))
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
with at(-.72, 0, 0, 120):
    counter(0, 0, 1.9, .65, .92, 0, 'teal')
    laptop(.5, .05, .96, 180)
    papers(-.05, .1, .96, 5)
    for k in range(4):  # pay envelopes in a stack, then coins
        box(-.5, .08, .96 + .022 * k, .3, .2, .02, 'cream' if k % 2 else 'straw', .005, 5 * k)
    for k in range(3):
        cyl(-.78 + .1 * k, -.15, .96, .045, .04 + .03 * k, 'gold')
figure(-1.29, -.33, 105, sex='f', outfit='kurta', shirt='gold', trim='teal', hair='bun', glasses=True, left=(.12, -.6, 1.02),
        left_item=envelope, right='front', skin='skin-tan', scale=1.18, bindi=True, look=(-35, -8))
figure(-.18, .31, -20, sex='f', outfit='sari', hair='bun', right='work', left='front', skin='skin-dark', scale=1.15,
        look=(35, -8), bindi=True)
figure(.4, .75, 40, outfit='overall', hat='cap', right='chest', right_item=envelope, left='hip', moustache=True,
        skin='skin-tan', scale=1.15, look=(-10, -8))
figure(.78, 1.33, 20, sex='f', outfit='apron', hat='scarf', hat_colour='sea', right='down', right_item=tiffin_box, left='front',
        skin='skin-brown', scale=1.15)
bench(-2.35, -1.0, 90, .03, 'wood')
cat(-2.35, -.75, .48, 60, asleep=True)
potted_palm(2.45, -2.2, .03, .9)
snake_plant(-2.5, -2.35)
