"""The helpdesk: someone is at the other end of the line."""
from kit import (
    at, box, bush, counter, cup, frame_picture, keyboard, monitor, notice_board, office_chair, papers, pipe,
    planks, plinth, pot, potted_palm, potted_plant, slab, snake_plant, wall_shelf,
)
from people import figure, phone
from town import awning, bench, cat, sparrow

plinth(5.0, 4.6, 'stone')
planks(4.6, 4.2, 0, 0, -.01)
# a little kiosk: back wall, two posts, striped roof
box(-.1, 1.75, 0, 4.0, .16, 2.5, 'mint', .03)
box(-2.1, .9, 0, .16, 1.8, 2.5, 'sea', .03)
with at(-.12, 1.4, 2.78):
    awning(0, 0, 4.3, .75, ('teal', 'cream'))
box(-.12, 1.6, 2.5, 4.3, .5, .3, 'teal', .04)
box(-.12, 1.6, 2.8, 1.9, .12, .5, 'gold', .05)
with at(-.12, 1.54, 3.05, 0, 1, 90):  # the site's own tile, in place of a name
    slab(((-.36, 0), (0, -.2), (.36, 0), (0, .2)), 0, .02, 'deep')
with at(0, 1.67):
    wall_shelf(-1.15, 1.55, 1.3)
    frame_picture(.1, 1.25, .62, .75, 'gold', 'sun')
    notice_board(1.15, 1.1, 1.0, .85)
with at(-2.02, .9, 0, 90):
    frame_picture(.1, 1.1, .6, .8, 'straw', 'leaf')
counter(-.1, -.15, 2.7, .7, .88, 0, 'teal', z=.02)
monitor(.6, -.02, .91, 195, .6)
keyboard(.5, .16, .91, 180)
cup(-.7, -.15, .91, 'gold')
papers(-.3, -.2, .91, 12)
pot(-1.2, -.2, .91, .1, .16, 'white')
bush(-1.2, -.2, 1.04, .17)
with at(.05, -.28, .91, 10):  # the telephone
    box(0, 0, 0, .26, .24, .08, 'terracotta', .03)
    pipe([(-.14, .02, .13), (-.1, .02, .16), (.1, .02, .16), (.14, .02, .13)], .03, 'ink')
office_chair(-.15, .8, 0, 'gold', .02)
figure(-.4, .55, 35, .02, sex='f', hair='long', hat='headset', outfit='uniform', pose='stand', right='wave', left='front',
        skin='skin-tan', bindi=True, scale=1.18, look=(15, -10))
figure(2.0, -.65, -70, .02, hair='short', outfit='shirt', shirt='terracotta', trousers='deep', right='carry', right_item=phone,
        left='down', skin='skin-brown', look=(-20, -8), scale=1.18)
potted_palm(-1.95, -1.5, .02, 1.0)
potted_plant(2.1, 1.4, .02, .32, 'terracotta', 'marigold')
bench(-.65, -1.65, 0, .02, 'wood')
cat(-.35, -1.6, .46, 40, asleep=True)
snake_plant(-1.55, .9, .02)
sparrow(1.3, 1.55, 2.8, 30)
