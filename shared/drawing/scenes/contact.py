"""The front office: a call is answered, the day's visits hang on the map, the surveyor takes bag and helmet."""
from kit import (
    at, ball, box, bush, clock, counter, cup, curtain, cyl, door, frame_picture, keyboard, monitor, office_chair, on_back,
    on_left, papers, picture, pipe, pot, potted_palm, room, rug, snake_plant, sofa, window,
)
from people import clipboard, figure, phone

picture(close=(-.5, .85, 1.88, 2.3))
room(5.4, 5.0, 2.75, 'straw', 'sea', 'planks')
with on_back(5.0):
    box(-1.1, -.04, .95, 2.5, .08, 1.5, 'wood', .02)  # the region, a pin for each visit
    box(-1.1, -.07, 1.02, 2.36, .05, 1.36, 'mint', .008)
    for (x0, z0), (x1, z1), colour in (((-2.2, 1.3), (0, 2.1), 'white'), ((-2.0, 2.25), (-.3, 1.15), 'white'),
                                       ((-2.25, 1.75), (.02, 1.6), 'white')):
        pipe([(x0, -.1, z0), ((x0 + x1) / 2, -.1, (z0 + z1) / 2 + .06), (x1, -.1, z1)], .02, colour)
    pipe([(-1.55, -.105, 2.36), (-1.35, -.105, 1.9), (-1.45, -.105, 1.5), (-1.2, -.105, 1.06)], .035, 'water')
    for x, z, colour in ((-1.9, 1.95, 'terracotta'), (-1.0, 2.05, 'gold'), (-.7, 1.4, 'terracotta'), (-1.75, 1.3, 'teal'),
                         (-.25, 1.85, 'teal'), (-1.15, 1.62, 'terracotta')):
        cyl(x, -.2, z, .012, .12, 'steel', axis='y')
        ball(x, -.22, z, .065, colour)
    door(1.5, 1.0, 2.05, 'teal', glass=True)
    clock(.65, 2.05, .22)
with on_left(5.4):
    window(-.9, .95, 1.7, 1.3, bars=(1, 1))
    curtain(-.9, .95, 1.7, 1.3, 'teal')
    frame_picture(1.2, 1.2, .8, .95, 'terracotta', 'hills')
rug(.9, -1.15, 1.2, ('teal', 'gold', 'teal'))
# the desk
counter(-.75, .15, 2.6, .7, .92, 0, 'teal')
monitor(-.1, .25, .95, 195, .6)
keyboard(-.2, .42, .95, 180)
cup(-1.75, .1, .95, 'gold')
papers(-.85, .1, .95, 12)
pot(-1.45, .12, .95, .1, .16, 'white')
bush(-1.45, .12, 1.08, .17, 'leaf', 'marigold')
with at(-.5, .0, .95, 10):
    box(0, 0, 0, .26, .24, .08, 'terracotta', .03)
    pipe([(-.14, .02, .13), (-.1, .02, .16), (.1, .02, .16), (.14, .02, .13)], .03, 'ink')
office_chair(-.75, 1.25, 0, 'gold')
figure(-.85, .95, 30, .03, sex='f', outfit='uniform', hair='plait', hat='headset', right='work', left='front', skin='skin-brown',
       bindi=True, scale=1.18, look=(10, -8))


def bag():
    box(0, -.02, -.42, .2, .5, .32, 'wood', .05)
    pipe([(0, -.16, -.1), (0, -.1, .02), (0, .06, .02), (0, .12, -.1)], .02, 'deep')


# the surveyor leaves for a visit, a client waits with her papers
figure(1.2, -.85, 40, .06, outfit='vest', hat='helmet', hat_colour='white', left='carry', left_item=clipboard, right='down',
       right_item=bag, skin='skin-tan', moustache=True, scale=1.2, look=(-6, -8))
figure(.3, -1.55, 60, .06, sex='f', outfit='salwar', shirt='terracotta', trim='gold', hair='long', right='hold', left='point',
       skin='skin-fair', scale=1.18, look=(0, -8))
figure(1.55, 1.1, 30, outfit='uniform', hair='side', glasses=True, right='ear', right_item=phone, left='hip', skin='skin-dark',
       scale=1.15)
sofa(-2.1, -1.4, 90, 1.7, 'sea', 'deep', 'gold')
potted_palm(2.25, 2.0, .03, 1.1)
snake_plant(-2.3, 2.05, .03, 'terracotta')
snake_plant(2.25, -2.1, .03, 'gold')
