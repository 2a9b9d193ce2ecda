"""A ward of two beds: a nurse signs the round, the floor is mopped in the ward's colour, a patient is brought back."""
from kit import (
    at, ball, basin, box, bucket, cart, chair, clock, cup, curtain, cyl, drip_stand, frame_picture, fruit_bowl,
    hospital_bed, notice_board, on_back, on_left, picture, pipe, pulse, room, wet_sign, wheelchair, window,
)
from people import clipboard, cloth, figure, mop

picture(close=(.58, -.06, 1.2, 2.6))
room(6.6, 6.0, 2.8, 'sea', 'cream', ('white', 'mint'), dado=None, skirting='teal')
with on_left(6.6):
    window(-1.5, .95, 1.7, 1.3, bars=(1, 1))
    curtain(-1.5, .95, 1.7, 1.3, 'gold')
    notice_board(.6, 1.2, 1.3, .95)
    cyl(1.95, -.1, 1.75, .46, .08, 'white', axis='y')
    cyl(1.95, -.115, 1.75, .4, .05, 'gold', axis='y')
    pulse(1.95, -.14, 1.75, .58, 'deep')
for x in (-1.9, .75):  # gas, light and bell above each bed
    with on_back(6.0):
        box(x, -.06, 1.15, 1.5, .12, .28, 'white', .03)
        for k, colour in enumerate(('go', 'warn', 'sky', 'gold')):
            ball(x - .45 + .3 * k, -.13, 1.29, .04, colour)
        frame_picture(x, 1.65, .6, .6, 'wood', 'leaf')
    hospital_bed(x, 1.75)
with on_back(6.0):
    clock(2.05, 2.15, .2)
    basin(2.6)
# the curtain between the beds, on its rail
pipe([(-.6, 2.95, 2.2), (-.6, .65, 2.2)], .025, 'steel')
for k in range(13):
    cyl(-.6 + (.045 if k % 2 else -.045), 2.85 - .105 * k, .4, .075, 1.8, ('straw', 'gold')[k % 2])
figure(-1.9, 2.15, 10, .29, outfit='shirt', shirt='blush', hair='ring', hair_colour='silver', pose='kneel', trousers='sea',
       right='lap', left='lap', moustache=True, skin='skin-tan', glasses=True)
box(-1.9, 1.35, .66, .98, 1.05, .14, 'gold', .06)
figure(.75, 2.15, -5, .29, sex='f', outfit='shirt', shirt='mint', hair='bun', hair_colour='black', pose='kneel',
       trousers='sea', right='lap', left='wave', skin='skin-brown')
box(.75, 1.35, .66, .98, 1.05, .14, 'sky', .06)
drip_stand(-2.75, 2.35)
with at(1.7, 2.55, .03):
    box(0, 0, 0, .5, .5, .7, 'oak', .03)
    box(0, -.24, .1, .4, .03, .25, 'straw', .01)
    box(0, -.24, .4, .4, .03, .22, 'straw', .01)
    fruit_bowl(-.06, .05, .7)
    cup(.16, -.1, .7, 'white')
# the round is signed at the foot of the bed
figure(.2, -.3, 60, sex='f', outfit='nurse', hat='nurse', hair='bun', left='carry', left_item=clipboard, right='work',
       skin='skin-tan', scale=1.15, look=(8, -10))
figure(1.3, .3, 10, outfit='uniform', hair='short', beard=True, gloves='sky', right='down', left='point', skin='skin-dark',
       scale=1.15, look=(-10, -8))
# the floor, in the colour of wards
figure(.5, -2.35, 45, sex='f', outfit='apron', hat='scarf', hat_colour='sea', hair='bun', mask=True, gloves='sky', right='hold',
       right_item=mop(colour='sky'), left='front', skin='skin-brown', scale=1.15)
bucket(1.35, -2.2, .03, 'sky')
wet_sign(2.3, -1.6)
cart(-.55, -2.3, .03, 10)
# a patient comes back from imaging
wheelchair(-1.75, -.55, 40)
figure(-1.75, -.55, 40, .03, sex='f', outfit='kurta', shirt='terracotta', trim='gold', trousers='ash', hair='bun', hair_colour='silver',
       pose='sit', seat=.5, right='lap', left='lap', skin='skin-fair', glasses=True)
figure(-2.15, .12, 40, .03, outfit='uniform', hair='side', gloves='sky', right='front', left='front', skin='skin-tan', scale=1.12)
figure(2.75, .75, 20, sex='f', outfit='apron', hat='scarf', hat_colour='sky', mask=True, gloves='sky', right='point',
       right_item=cloth, left='front', skin='skin-dark', scale=1.12)
for k, colour in enumerate(('gold', 'red', 'white', 'sky')):  # waste is parted where it arises
    cyl(-2.95, -2.7 + .42 * k, .03, .15, .46, colour, .18)
    cyl(-2.95, -2.7 + .42 * k, .5, .19, .06, 'slate')
chair(2.75, 1.75, 20, 'teal')
