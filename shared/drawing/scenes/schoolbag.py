"""Care: a grey-haired housekeeper lifts a school bag onto a desk, out of the way of his mop, in an empty classroom."""
from kit import at, ball, books, box, bucket, chair, chart, cyl, frame_picture, on_back, on_left, picture, pipe, room, table, window
from people import figure, mop

picture(size=(1600, 1200), crop=(.25, -.05, .95, 4.2))
room(5.6, 5.0, 2.8, 'straw', 'sea', 'planks')


def bag():
    with at(0, -.02, -.52):
        box(0, 0, 0, .4, .2, .46, 'terracotta', .09)
        box(0, -.1, .05, .3, .09, .2, 'gold', .04)
        box(0, -.03, .3, .41, .17, .05, 'brick', .02)
        box(0, -.15, .15, .06, .02, .06, 'deep', .01)
        pipe([(-.07, 0, .45), (-.05, 0, .53), (.05, 0, .53), (.07, 0, .45)], .02, 'deep')
        for side in (-1, 1):
            pipe([(side * .12, .1, .42), (side * .15, .2, .28), (side * .13, .11, .06)], .026, 'deep')


def pupils_desk(x, y, colour):
    table(x, y, .95, .5, .58)
    chair(x, y - .48, 180, colour, seat=.36)


with on_left(5.6):
    window(-.5, 1.0, 1.7, 1.25, bars=(1, 1))
with on_back(5.0):
    box(-.35, -.05, 1.0, 2.3, .06, 1.15, 'wood', .02)
    box(-.35, -.085, 1.07, 2.16, .03, 1.01, 'deep', .01)
    chart(-1.1, 1.2, (.2, .35, .28, .5))
    pipe([(-.1, -.11, 1.75), (.1, -.11, 1.9), (.3, -.11, 1.75), (.5, -.11, 1.9)], .014, 'white')
    box(-.35, -.11, .98, 1.2, .1, .04, 'wood', .01)
    frame_picture(1.5, 1.05, .6, .7, 'gold', 'sun')
pupils_desk(-1.3, 1.25, 'gold')
pupils_desk(.1, 1.35, 'terracotta')
pupils_desk(1.65, 1.1, 'gold')
pupils_desk(1.3, -.42, 'terracotta')
books(-1.4, 1.25, .62, 3, 12)
figure(.35, -.1, 30, outfit='uniform', hair='side', hair_colour='silver', moustache=True, glasses=True, skin='skin-brown',
       right=(.4, -.4, .98), right_item=bag, left=(.42, -.25, .93), left_item=mop(.9), scale=1.2, look=(10, -8))
bucket(-.95, -.35, .03, 'gold', r=.21)
