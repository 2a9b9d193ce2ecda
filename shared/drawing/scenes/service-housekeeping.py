"""Housekeeping: three people bring a hotel-bright living room back to order."""
from kit import (
    at, books, bucket, cart, cup, floor_lamp, frame_picture, on_back, on_left, picture, potted_palm, room,
    round_table, rug, snake_plant, sofa, step_ladder, switchboard, vacuum_robot, wall_fan, wall_shelf, wet_sign, window,
)
from people import cloth, duster, figure, mop, spray, squeegee

picture(close=(.545, -1.715, 1.3, 2.66))
room(5.8, 5.6, 2.8, 'straw', 'mint', 'planks')
with on_left(5.8):
    window(-.7, .7, 2.2, 1.65, bars=(2, 1))
    wall_shelf(1.75, 1.6, 1.2)
with on_back(5.6):
    for x, c, m in ((-1.45, 'gold', 'sun'), (-.5, 'terracotta', 'hills')):
        frame_picture(x, 1.45, .75, .9, c, m)
    switchboard(2.3, 1.2)
    wall_fan(.3, 1.7, .42)
rug(.15, -.1, 1.75)
sofa(-.35, 2.15, 0, 2.6, 'teal', 'deep', 'gold')
round_table(.25, .25, .62, .5, 'wood')
books(.1, .35, .56, 3, 15)
cup(.5, .1, .56, 'gold')
floor_lamp(2.5, 2.4)
# the window cleaner
with at(-2.9, -.7, 0, 90):
    step_ladder(.45, -.95, .03, 180, 1.15)
    figure(-.6, -.62, -75, .05, outfit='uniform', hat='cap', left=(.4, -.06, 1.5), left_item=squeegee, right='hold', right_item=cloth,
            skin='skin-tan', scale=1.12, look=(12, -4))
    bucket(.2, -.45, .03, 'gold')
figure(1.65, 1.6, -20, sex='f', outfit='apron', hat='scarf', hat_colour='sea', hair='bun', left=(.36, -.3, 1.6), left_item=duster,
        right='hip', skin='skin-dark', scale=1.15, look=(12, 0))
figure(.35, -1.55, 40, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=mop(), left='front',
        skin='skin-brown', scale=1.2)
figure(2.5, -.8, 35, outfit='uniform', hair='curly', right='hold', right_item=spray, left='wave', skin='skin-tan', scale=1.15)
cart(1.65, -1.75, .03, 5)
wet_sign(-1.2, -2.5)
vacuum_robot(-2.3, -2.3)
potted_palm(-2.45, 2.3, .03, 1.15)
snake_plant(2.65, 1.35, .03, 'terracotta')
