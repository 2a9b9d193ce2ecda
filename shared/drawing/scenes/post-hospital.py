"""A hospital room: the floor is cleaned while the nurse looks after the patient."""
from kit import (
    at, ball, basin, box, cart, chair, clock, cup, curtain, drip_stand, first_aid, frame_picture, fruit_bowl,
    hospital_bed, on_back, on_left, picture, room, wet_sign, wheelchair, window,
)
from people import clipboard, figure, mop, spray

picture(size=(1280, 720), crop=(.42, .42, 1.62, 5.9))
room(5.9, 5.6, 3.6, 'mint', 'cream', ('white', 'mint'), dado='sea')
with on_left(5.9):
    window(-1.0, 1.2, 1.5, 1.1, bars=(1, 1))
    curtain(-1.0, 1.2, 1.5, 1.1, 'gold')
    first_aid(.55, 1.4)
with on_back(5.6):
    box(-1.2, -.06, 1.1, 1.6, .12, .3, 'white', .03)
    for k, c in enumerate(('go', 'warn', 'sky', 'red')):
        ball(-1.7 + .3 * k, -.13, 1.25, .04, c)
    frame_picture(-1.2, 1.6, .8, .7, 'blush', 'leaf')
    clock(1.55, 1.9)
    basin(2.3)
    first_aid(2.3, 1.5, .3)
hospital_bed(-1.2, 1.55)
figure(-1.2, 1.95, 20, .29, outfit='shirt', shirt='blush', hair='ring', hair_colour='silver', pose='kneel',
        trousers='sea', right='lap', left='wave', moustache=True, skin='skin-tan', glasses=True)
box(-1.2, 1.15, .66, .98, 1.05, .14, 'gold', .06)
drip_stand(-2.2, 2.2)
with at(-.25, 2.35, .03):
    box(0, 0, 0, .55, .5, .7, 'oak', .03)
    box(0, -.24, .1, .45, .03, .25, 'straw', .01)
    box(0, -.24, .4, .45, .03, .22, 'straw', .01)
    fruit_bowl(-.08, .05, .7)
    cup(.18, -.1, .7, 'white')
figure(.3, 1.35, -5, sex='f', outfit='nurse', hat='nurse', hair='bun', right='carry', right_item=clipboard, left='chest',
        skin='skin-brown', scale=1.12, look=(-25, -6), mood='work')
figure(.95, 1.95, 40, outfit='uniform', hat='cap', mask=True, gloves='sky', right='hold', right_item=mop(), left='front',
        skin='skin-tan', scale=1.12, mood='work')
figure(-1.15, -.2, 55, sex='f', outfit='apron', hat='scarf', hat_colour='sea', hair='bun', mask=True, gloves='sky',
        right='hold', right_item=spray, left='point', skin='skin-dark', scale=1.12, mood='work')
cart(-.75, -1.75, .03, 8)
wet_sign(2.2, -.85)
wheelchair(2.7, 1.6, 20)
chair(-2.4, .35, 80, 'gold')
