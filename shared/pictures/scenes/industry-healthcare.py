"""A hospital's ground floor: reception, waiting families, a corridor being disinfected."""
from kit import (
    box, bush, cart, chair, clock, counter, cyl, door, extinguisher, frame_picture, lift_doors,
    monitor, notice_board, on_back, on_left, papers, picture, pot, potted_palm, pulse, room, snake_plant, wet_sign, wheelchair,
    window,
)
from people import bouquet, clipboard, figure, mop, spray

picture(close=(.27, .57, 1.25, 2.7))
room(6.6, 6.0, 2.8, 'sea', 'cream', ('white', 'mint'), dado=None, skirting='teal')
with on_back(6.0):
    lift_doors(-2.15, 1.2)
    door(-.2, 1.25, 2.1, 'teal', glass=True)
    cyl(1.75, -.1, 1.75, .52, .08, 'white', axis='y')
    cyl(1.75, -.115, 1.75, .46, .05, 'teal', axis='y')
    pulse(1.75, -.14, 1.75, .66)
    clock(.85, 2.25, .2)
    extinguisher(-2.98, .45)
with on_left(6.6):
    window(-1.7, .9, 1.6, 1.35, bars=(1, 1))
    frame_picture(-.2, 1.25, .75, .9, 'gold', 'leaf')
    notice_board(1.3, 1.1, 1.4, 1.0)
for k in range(9):  # a coloured line on the floor shows the way
    box(-2.15 + .0 * k, 2.55 - .55 * k, .04, .1, .5, .02, 'gold', .004)
    if k < 5:
        box(-.2, 2.55 - .55 * k, .04, .1, .5, .02, "terracotta", .004)
counter(1.75, 1.55, 2.4, .65, 1.0, 0, 'teal')
monitor(1.3, 1.6, 1.03, 195, .5)
pot(2.6, 1.5, 1.03, .1, .15, 'white')
bush(2.6, 1.5, 1.16, .17, 'leaf', 'rose')
papers(2.0, 1.45, 1.03, 10)
figure(1.85, 2.25, 20, sex='f', outfit='nurse', hat='nurse', hair='bun', right='wave', left='front', skin='skin-tan', scale=1.12)
for k in range(4):  # waiting row
    chair(-2.75, -.35 - .62 * k, 90, ('teal', 'gold')[k % 2])
figure(-2.75, -.35, 80, .04, sex='f', outfit='sari', shirt='terracotta', hair='bun', bindi=True, hair_colour='silver', pose='sit',
        right='lap', left='lap', skin='skin-brown', glasses=True)
figure(-2.75, -1.59, 75, .04, outfit='shirt', shirt='gold', trousers='slate', hair='side', pose='sit', right='lap', left='front',
        left_item=bouquet, skin='skin-fair')
# a patient on the way, and the porter
wheelchair(.35, .25, 30)
figure(.35, .25, 30, .03, outfit='kurta', shirt='white', trim='sea', trousers='ash', hair='ring', hair_colour='silver',
        pose='sit', seat=.5, right='lap', left='lap', skin='skin-tan', moustache=True)
figure(-.02, .92, 30, .03, outfit='uniform', hair='short', right='front', left='front', skin='skin-dark', scale=1.1)
# the supervisor of the shift
figure(-1.1, -1.1, 60, sex='f', outfit='uniform', hair='long', glasses=True, left='carry', left_item=clipboard, right='point',
        skin='skin-fair', scale=1.15, look=(10, -8))
figure(.6, -2.55, 40, outfit='uniform', hat='cap', mask=True, gloves='sky', right='hold', right_item=mop(), left='front',
        skin='skin-brown', scale=1.15)
figure(3.05, .45, 25, sex='f', outfit='apron', hat='scarf', hat_colour='sea', mask=True, gloves='sky', right='hold',
        right_item=spray, left='point', skin='skin-dark', scale=1.1)
cart(-1.1, -2.2, .03, 10)
wet_sign(2.6, -1.85)
potted_palm(2.9, 2.5, .03, 1.0)
snake_plant(-2.9, -2.75, .03, 'gold')
