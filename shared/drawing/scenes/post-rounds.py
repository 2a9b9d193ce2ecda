"""Morning rounds in the lobby: the supervisor ticks her list by the lifts."""
from kit import (
    box, bush, carpet, clock, counter, extinguisher, frame_picture, lift_doors, monitor, on_back, on_left, picture, pot,
    potted_palm, rangoli, room, toran, wet_sign, window,
)
from people import clipboard, cloth, figure, mop, torch
from town import cat

picture(size=(1280, 720), crop=(.65, .65, 1.22, 5.2))
room(6.2, 5.6, 2.8, 'sea', 'cream', ('cream', 'stone'), skirting='wood')
with on_back(5.6):
    lift_doors(-1.55)
    lift_doors(.55)
    clock(1.95, 1.95)
    extinguisher(-.5, .45)
    frame_picture(2.4, .95, .8, .95, 'gold', 'hills')
    toran(-2.3, 1.3, 2.62, -.12)
with on_left(6.2):
    window(-1.5, .55, 1.5, 1.7, bars=(1, 2))
    frame_picture(.2, 1.15, .9, 1.0, 'straw', 'leaf')
    box(1.55, -.03, 1.0, .9, .06, 1.1, 'wood', .015)  # name board
    for k in range(5):
        box(1.55, -.06, 1.14 + .18 * k, .68, .03, .09, 'brass', .006)
counter(-1.95, -.15, 2.1, .65, 1.0, 90, 'deep', 'oak', stripe='gold')
monitor(-2.0, .2, 1.04, 260, .5)
pot(-1.9, -.85, 1.04, .1, .15, 'white')
bush(-1.9, -.85, 1.17, .17, 'leaf', 'marigold')
carpet(.55, 1.35, 2.6, 1.5, 'teal', 'gold')
figure(-.35, .15, 40, sex='f', outfit='uniform', hair='plait', glasses=True, left='carry', left_item=clipboard, right='chest',
        skin='skin-brown', scale=1.22, look=(5, -8))
figure(1.12, 2.12, 175, outfit='uniform', hat='cap', right='reach', right_item=cloth, left='down', skin='skin-tan', scale=1.1,
        look=(-60, -8))
figure(-.1, 1.05, 30, outfit='overall', hair='short', beard=True, right='carry', right_item=torch, left='hip', skin='skin-dark',
        scale=1.1)
figure(.85, 1.05, 20, sex='f', outfit='apron', hat='scarf', hat_colour='sea', right='hold', right_item=mop(), left='front',
        skin='skin-dark', scale=1.1)
wet_sign(2.15, -1.75)
rangoli(-.35, -1.75, .03, .65)
potted_palm(2.6, 2.3, .03, 1.1)
potted_palm(-2.7, -2.3, .03, 1.0)
cat(1.1, -2.2, .03, 40)
