"""A customer: the head of administration of an office, in a shirt, a tablet in his hand."""
from kit import at, ball, box, cup, frame_picture, keyboard, monitor, pipe, snake_plant, wall_shelf, window
from people import figure, portrait, tablet

with portrait(1.12, 1.42, 'straw'):
    with at(0, 1.3):
        window(-.66, .8, 1.0, 1.05, bars=(2, 1))
        wall_shelf(.72, 1.35, .9, ('teal', 'gold', 'terracotta', 'cream'))
        box(.72, -.04, .66, .8, .06, .5, 'white', .015)  # a chart of the month
        for k, h in enumerate((.14, .24, .19, .32)):
            box(.48 + .16 * k, -.08, .72, .1, .02, h, ('teal', 'gold', 'sea', 'terracotta')[k], .004)
    with at(-.75, .62, 0):
        box(0, 0, .68, .9, .55, .05, 'oak', .02)
        monitor(-.05, .05, .73, -8, .52)
        keyboard(-.02, -.18, .73, -8)
        cup(.3, -.1, .73, 'terracotta')
    snake_plant(.92, .55, .42, 'terracotta')
    figure(0, 0, 6, 0, outfit='shirt', shirt='sky', trousers='slate', hair='short', beard=True, moustache=True, skin='skin-brown',
           right=(.1, -.36, .82), right_item=tablet, left='down', look=(-8, -8))
    with at(0, 0, 0, 6):  # the lanyard with his card
        pipe([(-.1, .02, 1.17), (-.1, -.12, 1.1), (-.045, -.215, .92)], .011, 'deep')
        pipe([(.1, .02, 1.17), (.1, -.12, 1.1), (.005, -.218, .92)], .011, 'deep')
        box(-.02, -.222, .8, .1, .014, .13, 'white', .008)
        box(-.02, -.231, .87, .1, .008, .03, 'terracotta', .003)
        ball(-.02, -.23, .845, .022, 'skin-brown', (1, .3, 1))
